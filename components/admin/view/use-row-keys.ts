"use client";

import { useEffect, useEffectEvent } from "react";
import { isTyping } from "@/components/ui/use-slash-key";

type RowKeys = {
  /** Ids of the rows, top to bottom. */
  ids: readonly string[];
  chosen: string | null;
  /** Called on j (next row) and k (previous row). */
  choose: (id: string) => void;
  /** Called on x: selects or deselects the chosen row. */
  mark?: (id: string) => void;
  /** Called on Enter. */
  open: (id: string) => void;
};

/** Keyboard navigation of a table's rows by j, k, x and Enter, unless the user is typing or a dialog is open. */
export function useRowKeys({ ids, chosen, choose, mark, open }: RowKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const at = chosen === null ? -1 : ids.indexOf(chosen);
    if (event.key === "j" || event.key === "k") {
      const next = ids[clamp(at + (event.key === "j" ? 1 : -1), ids.length)];
      if (next !== undefined) choose(next);
    } else if (event.key === "x" && at >= 0) {
      mark?.(ids[at] ?? "");
    } else if (event.key === "Enter" && at >= 0 && !isPressable(event.target)) {
      open(ids[at] ?? "");
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function clamp(index: number, length: number): number {
  return Math.min(Math.max(index, 0), length - 1);
}

/** On a button or link, Enter is a click on it. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, summary") !== null;
}
