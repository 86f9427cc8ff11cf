import { type RefObject, useEffect } from "react";

/** Closes a menu when the window becomes wide enough for the normal bar, which has no button to close it. */
export function useClosedWhenWide(
  ref: RefObject<HTMLDialogElement | null>,
  close: "close" | "hidePopover",
): void {
  useEffect(() => {
    const wide = matchMedia("(min-width: 1000px)");
    const act = () => wide.matches && ref.current?.[close]();
    wide.addEventListener("change", act);
    return () => wide.removeEventListener("change", act);
  }, [ref, close]);
}
