"use client";

import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";

const MULTIPLIER = 1.5;
/** A click may move the mouse a little. */
const STILL_PX = 4;

/**
 * Scrolls a row by dragging with the mouse, 1.5 px per px of mouse. The end of a drag is not a click. Spread
 * the result on the row; touch scrolls natively.
 */
export function useDragScroll(ref: RefObject<HTMLElement | null>) {
  const start = useRef<{ x: number; left: number } | null>(null);
  const dragged = useRef(false);

  function onPointerDown({ pointerType, button, clientX }: PointerEvent) {
    dragged.current = false;
    if (pointerType !== "mouse" || button !== 0 || !ref.current) return;
    start.current = { x: clientX, left: ref.current.scrollLeft };
  }

  function onPointerMove({ clientX, pointerId, buttons }: PointerEvent) {
    const rail = ref.current;
    if (!rail || !start.current) return;
    // The button was released outside the row.
    if (buttons === 0) return onPointerUp();
    const moved = clientX - start.current.x;
    if (!dragged.current && Math.abs(moved) < STILL_PX) return;
    if (!dragged.current) rail.setPointerCapture(pointerId);
    dragged.current = true;
    rail.dataset.dragging = "";
    rail.scrollLeft = start.current.left - moved * MULTIPLIER;
  }

  function onPointerUp() {
    start.current = null;
    delete ref.current?.dataset.dragging;
  }

  return {
    ...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    onClickCapture: (event: MouseEvent) => {
      if (dragged.current) swallow(event);
      dragged.current = false;
    },
    // Native drag and drop of links and images would interrupt the scrolling.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
