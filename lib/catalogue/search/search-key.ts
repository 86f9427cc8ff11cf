import { asciiDigits, plainLine } from "@/lib/call/plain-text";

/**
 * What two spellings of a charger's words have in common: lower case, digits of any script as 0 to 9, no spaces and
 * dashes, and of the dots those between digits. "AC-03W 7.4 kW" → "ac03w7.4kw". The function search_key of the
 * database makes the same of what is stored.
 */
export function searchKey(text: string): string {
  return asciiDigits(plainLine(text).normalize("NFKC").toLowerCase()).replace(SEPARATORS, "");
}

const SEPARATORS = /[\s\u2010-\u2015\u2212-]|(?<![0-9])\.|\.(?![0-9])/g;
