import { numberOf } from "@/lib/parse-number";

/** What a spreadsheet would run as a formula: these signs at the beginning of a cell. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

/** A text as it goes into a cell: an apostrophe before what a spreadsheet would run. */
export function guardCell(text: string): string {
  return FORMULA.test(text) || GUARDED.test(text) ? `'${text}` : text;
}

/** The text back out of the cell, without the apostrophe of `guardCell` and with plain line breaks. */
export function openCell(cell: string): string {
  const text = plainBreaks(cell);
  return GUARDED.test(text) ? text.slice(1) : text;
}

/** Spreadsheets write line breaks as they like: compared and kept is the plain one. */
export function plainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

/** "7.4" or "7.4 kW" as watts. The detour over whole milliwatts keeps 1.1 kW from becoming 1100.0000000000002 W. */
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

/** "yes", "TRUE" or "1", and their opposites; any other text as it is, for the check to refuse. */
export function yesOrNo(cell: string): boolean | string {
  return WORDS.get(cell.trim().toLowerCase()) ?? cell;
}
