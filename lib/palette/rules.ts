import type { OfficePage } from "@/lib/palette/pages";

/** Shorter queries match nearly everything, so they are not searched. */
export const MIN_QUERY = 2;

/** How many results of one kind the palette shows. */
export const FEW = 5;

/** The pages for which every typed word is the start of a word; matches in the page's own name come first. */
export function matchingPages(query: string, pages: readonly OfficePage[]): OfficePage[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  const matches = pages.filter(({ label, words }) => {
    const known = wordsOf(`${label} ${words}`);
    return typed.every((word) => known.some((name) => name.startsWith(word)));
  });
  const byName = ({ label }: OfficePage) =>
    wordsOf(label).some((word) => word.startsWith(typed[0] ?? "")) ? 0 : 1;
  return matches.sort((a, b) => byName(a) - byName(b)).slice(0, FEW);
}

/** A page or record opened from the palette. */
export type Recent = { label: string; href: string };

/** The recents with this choice first, without duplicates, at most five. */
export function withRecent(recents: readonly Recent[], choice: Recent): Recent[] {
  return [choice, ...recents.filter(({ href }) => href !== choice.href)].slice(0, FEW);
}

/** The option index after an arrow key, wrapping around. */
export function nextIndex(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
