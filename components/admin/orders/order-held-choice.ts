"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";

const HOLD_MS = 900;
const ENDS = new Set(["Enter", " ", "Tab"]);

/**
 * For a native select that acts on change. Arrow keys change a closed select at every press, so a choice
 * by keys is debounced: it acts after a pause, on Enter or on blur. A choice by pointer acts at once. Spread
 * the result on the `<select>`.
 */
export function useHeldChoice(value: string, onChoose: (value: string) => void) {
  const [held, setHeld] = useState<string>();
  const waiting = useRef<string>(undefined);
  const byKey = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const act = useRef(noop);
  act.current = () => {
    clearTimeout(timer.current);
    const choice = waiting.current;
    waiting.current = undefined;
    setHeld(undefined);
    if (choice !== undefined && choice !== value) onChoose(choice);
  };

  // On unmount, carry out a choice that is still waiting.
  useEffect(() => () => act.current(), []);

  function choose(choice: string) {
    clearTimeout(timer.current);
    waiting.current = choice;
    if (!byKey.current) return act.current();
    setHeld(choice);
    timer.current = setTimeout(() => act.current(), HOLD_MS);
  }

  return {
    value: held ?? value,
    onPointerDown: () => {
      byKey.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      byKey.current = true;
      if (ENDS.has(event.key)) act.current();
    },
    onBlur: () => act.current(),
    onChange: (event: { target: { value: string } }) => choose(event.target.value),
  };
}

const noop = (): void => undefined;
