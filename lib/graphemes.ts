/**
 * A letter as people see it: a base with its vowel signs and, in the scripts of India, the consonants that are written
 * as one with it. An expression instead of Intl.Segmenter, whose answer for "क्ष" differs between a server and older
 * browsers: the two must draw the same.
 */
const FIRST =
  /^.[\p{M}\u200d]*(?:(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?)\p{L}[\p{M}\u200d]*)*/su;

/** "क्षमा" → "क्ष", "𝓡𝓪𝓿𝓲" → "𝓡", "" → "". */
export function firstLetter(text: string): string {
  return FIRST.exec(text)?.[0] ?? "";
}

/** "rated power" → "Rated power". */
export function capitalised(text: string): string {
  const first = firstLetter(text);
  return first.toUpperCase() + text.slice(first.length);
}

/** As much of the beginning as fits into `max` UTF-16 units, which is what lengths of fields count, in whole letters. */
export function startOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = new Intl.Segmenter("en").segment(text).containing(max)?.index ?? 0;
  // One letter with more marks than there is room for is divided, but not inside a code point.
  return whole > 0 ? text.slice(0, whole) : text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}

/** The text, or as much as fits before a "…". */
export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${startOf(text, max - 1).trimEnd()}…`;
}
