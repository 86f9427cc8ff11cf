"use client";

import { type RefObject, useEffect, useState } from "react";

/** Id of the section on screen (scroll spy); scrolls its link in the list into view. */
export function useCurrentSection(list: RefObject<HTMLElement | null>): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const [first] = [...seen].toSorted(byPlace);
        if (first) setCurrent(first.id);
      },
      // Only a band below the top bar counts as the reading position.
      { rootMargin: "-80px 0px -75% 0px" },
    );
    for (const section of document.querySelectorAll("[data-section]")) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!current) return;
    const link = list.current?.querySelector(`[href="#${CSS.escape(current)}"]`);
    link?.scrollIntoView({ block: "nearest" });
  }, [current, list]);

  return current;
}

function byPlace(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
