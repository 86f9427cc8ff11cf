"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { PlayButton } from "@/components/site/media/play-button";
import { useTurns } from "@/components/site/media/use-turns";

type SelectorProps = {
  label: string;
  /** The section's heading element. */
  heading: ReactNode;
  items: readonly { title: string; text: string }[];
};

/** Tabs with a sentence each, which also advance automatically every three seconds. */
export function Selector({ label, heading, items }: SelectorProps) {
  const id = useId();
  const { index, running, paused, toggle, show, waits } = useTurns(items.length);
  const { tabs, move } = useTabKeys({ index, count: items.length, show });

  return (
    <div className="wrap selector" {...waits}>
      <div className="section-head">
        {heading}
        <div className="rail-buttons">
          <PlayButton what="texts" paused={paused} onClick={toggle} />
        </div>
      </div>
      <div
        className="choices-in-turn"
        role="tablist"
        aria-label={label}
        ref={tabs}
        data-running={running || undefined}
      >
        {items.map((item, at) => (
          <button
            key={item.title}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
            aria-selected={at === index}
            tabIndex={at === index ? 0 : -1}
            onClick={() => show(at)}
            onKeyDown={move}
          >
            {item.title}
            <i />
          </button>
        ))}
      </div>
      <div className="slides">
        {items.map((item, at) => (
          <div
            key={item.title}
            role="tabpanel"
            id={`${id}-panel-${at}`}
            aria-labelledby={`${id}-tab-${at}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel without controls must take the focus itself.
            tabIndex={0}
            data-on={at === index || undefined}
          >
            <p className="title">{item.text}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

type Tabs = { index: number; count: number; show: (index: number) => void };

/** Arrow keys move between tabs. Put `tabs` on their list and `move` on each tab. */
function useTabKeys({ index, count, show }: Tabs) {
  const tabs = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const next = nextTab(event.key, index, count);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    tabs.current?.querySelectorAll("button")[next]?.focus();
  }

  return { tabs, move };
}

/** The tab that a key moves to from tab `at`; undefined for keys that do not move. */
function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
