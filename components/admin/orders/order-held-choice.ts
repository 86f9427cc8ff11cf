"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";

const HOLD_MS = 900;
const ENDS = new Set(["Enter", " ", "Tab"]);

/**
 * A choice in a native list that acts. With the arrow keys a closed list changes at every press, so
 * such a choice waits until the keys rest, Enter, or the focus leaves; one made with the pointer acts
 * at once. Spread `props` on the `<select>`.
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

  // What was chosen is also meant by who goes to another page before the keys have rested.
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
