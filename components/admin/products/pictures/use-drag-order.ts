"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * Reorders a list by drag with mouse, pen or touch; call `start` on pointerdown. The row moves as soon as the
 * pointer is over another row. The handle needs `touch-action: none`.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  move: (key: string, place: number) => void,
) {
  const [dragged, setDragged] = useState<string>();
  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    const place = placeAt(list.current, clientY);
    if (dragged !== undefined && place >= 0) move(dragged, place);
  });

  useEffect(() => {
    if (dragged === undefined) return;
    const ended = new AbortController();
    const { signal } = ended;
    const end = () => setDragged(undefined);
    // On the window: the handle moves within the document and would lose the pointer capture.
    window.addEventListener("pointermove", (event) => follow(event), { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
    return () => ended.abort();
  }, [dragged]);

  return { dragged, start: setDragged };
}

/** Index of the row at this viewport y (px); -1 between or outside of rows. */
function placeAt(list: HTMLElement | null, y: number): number {
  return [...(list?.children ?? [])].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });
}
