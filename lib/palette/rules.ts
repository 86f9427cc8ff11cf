import type { OfficePage } from "@/lib/palette/pages";

/** Fewer characters are in nearly everything: nothing is searched for them. */
export const MIN_QUERY = 2;

/** How many of one kind the palette shows. */
export const FEW = 5;

/** The pages of which every word typed begins a word, those whose own name it begins first. */
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

/** Something that was opened by the palette. */
export type Recent = { label: string; href: string };

/** The choices with this one first, each once, the last five. */
export function withRecent(recents: readonly Recent[], choice: Recent): Recent[] {
  return [choice, ...recents.filter(({ href }) => href !== choice.href)].slice(0, FEW);
}

/** The index of the option that an arrow key goes to; beyond either end it goes round. */
export function nextIndex(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
