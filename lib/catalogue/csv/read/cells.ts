import { numberOf } from "@/lib/parse-number";

/** Characters at the start of a cell that make a spreadsheet run it as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

/** Escapes a text for a cell: an apostrophe before what a spreadsheet would run. */
export function guardCell(text: string): string {
  return FORMULA.test(text) || GUARDED.test(text) ? `'${text}` : text;
}

/** The text of a cell, without the apostrophe of `guardCell` and with plain line breaks. */
export function openCell(cell: string): string {
  const text = plainBreaks(cell);
  return GUARDED.test(text) ? text.slice(1) : text;
}

/** Normalizes line breaks, which spreadsheets write in different ways. */
export function plainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

/**
 * "7.4" or "7.4 kW" as watts. Rounding to whole milliwatts keeps 1.1 kW from becoming 1100.0000000000002 W.
 */
export function wattsOf(cell: string): number {
  return Math.round(numberOf(cell.replace(/\s*kW\s*$/i, "")) * 1e6) / 1e3;
}

/** "5" or "5 %". */
export function percentOf(cell: string): number {
  return numberOf(cell.replace(/\s*%\s*$/, ""));
}

const WORDS = new Map([
  ...["yes", "true", "1"].map((word) => [word, true] as const),
  ...["no", "false", "0"].map((word) => [word, false] as const),
]);

/** "yes", "TRUE" or "1", and their opposites; any other text is returned for the check to refuse. */
export function yesOrNo(cell: string): boolean | string {
  return WORDS.get(cell.trim().toLowerCase()) ?? cell;
}
