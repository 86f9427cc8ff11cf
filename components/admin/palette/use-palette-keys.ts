"use client";

import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { optionId, type PaletteOption } from "@/components/admin/palette/palette-options";
import { nextIndex } from "@/lib/palette/rules";

type PaletteKeys = {
  options: readonly PaletteOption[];
  /** Whether the options shown do not match the query yet. */
  pending: boolean;
  query: string;
  choose: (option: PaletteOption, isOtherTab: boolean) => void;
};

type Press = { query: string; isOtherTab: boolean };

/**
 * The active option and the keyboard handling. Enter waits while the search is pending, so that it does not
 * open a result of an older query.
 */
export function usePaletteKeys({ options, pending, query, choose }: PaletteKeys) {
  const [at, setAt] = useState({ query, index: 0 });
  const [press, setPress] = useState<Press>();
  const active = at.query === query && at.index < options.length ? at.index : 0;
  const setActive = (index: number) => setAt({ query, index });

  const open = useEffectEvent((isOtherTab: boolean) => {
    const option = options[active];
    if (!option) return;
    if (isOtherTab) {
      choose(option, true);
      window.open(option.href, "_blank", "noopener");
    } else document.getElementById(optionId(active))?.click();
  });

  useEffect(() => {
    if (!press || pending) return;
    setPress(undefined);
    if (press.query === query) open(press.isOtherTab);
  }, [press, pending, query]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setActive(nextIndex(active, event.key === "ArrowDown" ? 1 : -1, options.length));
    } else if (event.key === "Enter") {
      event.preventDefault();
      setPress({ query, isOtherTab: event.ctrlKey || event.metaKey });
    }
  }

  return { active, setActive, onKeyDown };
}
