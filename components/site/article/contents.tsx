"use client";

import { useEffect, useState } from "react";

type Heading = { id: string; text: string };

/** Links to the sections of a text; the one that is read is marked. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const current = useCurrent(headings);
  return (
    <nav aria-label="On this page">
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last heading above the line at a third of the window. */
function useCurrent(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const found = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight / 3;
        const above = found.filter((one) => one.getBoundingClientRect().top <= line);
        setCurrent(above.at(-1)?.id);
      },
      { rootMargin: "0px 0px -66%" },
    );
    for (const one of found) observer.observe(one);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
