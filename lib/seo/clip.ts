import { startOf } from "@/lib/graphemes";

/**
 * Clips a text for a search result: to whole sentences or, if those fill less than half, to whole words and
 * "…".
 */
export function clip(text: string, max = 160): string {
  if (text.length <= max) return text;
  const room = startOf(text, max + 1);
  const sentences = room.match(/^.*[.!?](?=\s)/s)?.[0];
  if (sentences && sentences.length >= max / 2) return sentences;
  return `${startOf(room, max).replace(/\s+\S*$/, "")}…`;
}
