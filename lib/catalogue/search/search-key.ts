import { asciiDigits, plainLine } from "@/lib/call/plain-text";

/**
 * A search key that ignores spelling variants: lower case, digits of any script as 0 to 9, without spaces
 * and dashes, and with dots only between digits. "AC-03W 7.4 kW" → "ac03w7.4kw". The database function
 * search_key does the same for stored texts.
 */
export function searchKey(text: string): string {
  return asciiDigits(plainLine(text).normalize("NFKC").toLowerCase()).replace(SEPARATORS, "");
}

const SEPARATORS = /[\s\u2010-\u2015\u2212-]|(?<![0-9])\.|\.(?![0-9])/g;
