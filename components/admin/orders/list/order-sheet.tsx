"use client";

import type { ReactNode } from "react";
import { useModal } from "@/components/ui/use-modal";

/** Details over the page: from the right on tablets, from below on phones. Escape and a click outside close it. */
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
    <dialog {...modal} aria-label="Order details" className={SHEET}>
      {open && (
        <div className="det static grid content-start rounded-none bg-transparent p-6">
          {children}
        </div>
      )}
    </dialog>
  );
}

const SHEET = [
  "fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none max-h-[86dvh] rounded-b-none",
  "md:left-auto md:inset-y-0 md:right-0 md:w-[400px] md:h-dvh md:max-h-none md:rounded-r-none md:rounded-bl-card 2xl:hidden",
].join(" ");
