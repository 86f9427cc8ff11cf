/** Normalizes text that people type, paste or autofill. */

/**
 * Invisible format characters: direction marks, zero-width spaces, soft hyphens. Kept are the joiners, which
 * Indian scripts and emoji need, and the visible number and abbreviation marks of Arabic, Syriac and Kaithi.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])\p{Cf}/gu;

/** Well-formed Unicode in NFC, without invisible characters, every space a plain one. Line breaks stay. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, "")
    .replace(/\p{Zs}/gu, " ")
    .normalize("NFC");
}

/** `plainText` on one line: tabs and line breaks become spaces. */
export function plainLine(text: string): string {
  return plainText(text)
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, " ")
    .trim();
}

/** An email or web address: also without joiners, full-width characters as ASCII. */
export function plainAddress(text: string): string {
  return plainLine(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .normalize("NFC")
    .trim();
}

/** A phone number, a PIN or a code: digits of any script as 0 to 9, every dash and minus as "-". */
export function plainDigits(text: string): string {
  return asciiDigits(plainAddress(text)).replace(/[\p{Pd}\u2212]/gu, "-");
}

/** Digits of any script as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digitOf);
}

/** The words of a search. Every search splits its text with this. */
export function searchWords(text: string): string[] {
  return plainLine(text)
    .split(" ")
    .filter((word) => word !== "");
}

/** The value of a digit: Unicode keeps the ten digits of a script together, 0 first. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Passwords stay exactly as typed. */
const AS_TYPED = /password/i;

/** Deeper than any call's input; without a limit a body full of brackets would exhaust the stack. */
export const MAX_DEPTH = 20;

/**
 * Normalizes every text in a value, field names included; passwords and files are left alone.
 * @throws RangeError for a value nested too deeply.
 */
export function plainValue(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return plainText(value);
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  if (depth > MAX_DEPTH) throw new RangeError("nested too deeply");
  if (Array.isArray(value)) return value.map((inner) => plainValue(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      plainText(key),
      AS_TYPED.test(key) && typeof inner === "string" ? inner : plainValue(inner, depth + 1),
    ]),
  );
}
