"use client";

import type { ReactNode } from "react";
import { useModal } from "@/components/ui/use-modal";

/** Modal sheet with the details: from the right on tablets, from below on phones. */
export function OrderSheet({
  open,
  onClose,
  children,
}: {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const modal = useModal(open, onClose);

  return (
    <dialog {...modal} aria-label="Order details" className="order-sheet">
      {open && <div className="order-detail order-sheet-body">{children}</div>}
    </dialog>
  );
}
