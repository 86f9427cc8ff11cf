"use client";

import { type MouseEvent, useEffect, useRef } from "react";

/**
 * Opens and closes a modal `<dialog>` with `open`; a click outside closes it. Spread the result on the
 * element.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose();
  }

  return { ref, onClick, onClose: () => open && onClose() };
}
