/** More keys that work at once than this nobody keeps in view. */
export const MOST_LIVE_KEYS = 50;

/** What is kept of a key in plain text, and shown in lists: "ak_Xb2fQ9d". */
export function prefixOf(key: string): string {
  return key.slice(0, 10);
}
