/**
 * As much of a text as a search result shows: the sentences that fit, or, where they are less than half of it, the
 * words that fit and "…".
 */
export function clip(text: string, max = 160): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max + 1);
  const sentences = room.match(/^.*[.!?](?=\s)/s)?.[0];
  if (sentences && sentences.length >= max / 2) return sentences;
  return `${room.slice(0, max).replace(/\s+\S*$/, "")}…`;
}
