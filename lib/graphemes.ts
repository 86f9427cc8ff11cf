/**
 * A letter as people see it: a base with its vowel signs and, in Indian scripts, the consonants joined to
 * it. A regular expression instead of Intl.Segmenter, whose result for "क्ष" differs between the server and
 * older browsers, which must render the same.
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

/** The longest beginning of whole letters that fits into `max` UTF-16 units, as field lengths are counted. */
export function startOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = new Intl.Segmenter("en").segment(text).containing(max)?.index ?? 0;
  // A single letter with more marks than fit is cut, but not inside a code point.
  return whole > 0 ? text.slice(0, whole) : text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}

/** The text, shortened with "…" if it is too long. */
export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${startOf(text, max - 1).trimEnd()}…`;
}
