"use client";

import { useEffect, useEffectEvent } from "react";
import { isTyping } from "@/components/ui/use-slash-key";

type RowKeys = {
  /** The rows from top to bottom. */
  ids: readonly string[];
  chosen: string | null;
  /** j and k go to the next and the one before. */
  choose: (id: string) => void;
  /** x marks the chosen one, or takes the mark away. */
  mark?: (id: string) => void;
  /** Enter opens the chosen one. */
  open: (id: string) => void;
};

/** Goes through the rows of a table by j, k, x and Enter, while nobody is typing and no dialog is open. */
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

/** Enter on a button or link is a press of it. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, summary") !== null;
}
