export type Separated = {
  /** The text without Excel's line. */
  text: string;
  delimiter: string;
  /** How many lines before the header are no rows. */
  skipped: number;
};

/**
 * What separates the cells: the sign that Excel names in a first line such as "sep=;", else the one of the header.
 * Words for people where the named sign can separate none.
 */
export function separatorOf(text: string): Separated | { problem: string } {
  const [line, sign = ""] = EXCEL_LINE.exec(text) ?? [];
  if (line === undefined) return { text, delimiter: delimiterOf(text), skipped: 0 };
  if (!USABLE.test(sign)) return { problem: UNUSABLE };
  return { text: text.slice(line.length), delimiter: sign, skipped: 1 };
}

/** A spreadsheet that has opened the line as a cell may add marks around it and separators behind it. */
const EXCEL_LINE = /^"?sep=(.?)"?[ ,;\t]*(?:\r\n|\r|\n|$)/iu;

/** One sign that no name of a column and no quoting uses. */
const USABLE = /^(?![_"'])[\p{P}\p{S}\t]$/u;
const UNUSABLE =
  "Row 1 names a separator that cannot be used. Save the file with commas, semicolons or tabs between the cells.";

/** What separates the header's names, which hold none of the three themselves. */
function delimiterOf(text: string): string {
  const header = text.split(/[\r\n]/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((sign) => [header.split(sign).length, sign] as const);
  return counts.reduce((most, next) => (next[0] > most[0] ? next : most))[1];
}
