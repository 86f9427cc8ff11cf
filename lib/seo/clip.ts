import { startOf } from "@/lib/graphemes";

/**
 * As much of a text as a search result shows: the sentences that fit, or, where they are less than half of it, the
 * words that fit and "…".
 */
export function clip(text: string, max = 160): string {
  if (text.length <= max) return text;
  const room = startOf(text, max + 1);
  const sentences = room.match(/^.*[.!?](?=\s)/s)?.[0];
  if (sentences && sentences.length >= max / 2) return sentences;
  return `${startOf(room, max).replace(/\s+\S*$/, "")}…`;
}
