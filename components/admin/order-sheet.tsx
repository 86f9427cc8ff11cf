"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

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
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser handles.
    <dialog
      ref={ref}
      aria-label="Order details"
      className={SHEET}
      onClose={() => open && onClose()}
      onClick={closeOnBackdrop}
    >
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
