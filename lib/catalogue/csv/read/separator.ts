export type Separated = {
  /** The text without Excel's "sep=" line. */
  text: string;
  delimiter: string;
  /** How many lines before the header are skipped. */
  skipped: number;
};

/**
 * The delimiter: the one in Excel's first line such as "sep=;", else the most frequent in the header. Words
 * for people if the named one cannot be used.
 */
export function separatorOf(text: string): Separated | { problem: string } {
  const [line, sign = ""] = EXCEL_LINE.exec(text) ?? [];
  if (line === undefined) return { text, delimiter: delimiterOf(text), skipped: 0 };
  if (!USABLE.test(sign)) return { problem: UNUSABLE };
  return { text: text.slice(line.length), delimiter: sign, skipped: 1 };
}

/** A spreadsheet that has read the line as a cell may add quotes and delimiters. */
const EXCEL_LINE = /^"?sep=(.?)"?[ ,;\t]*(?:\r\n|\r|\n|$)/iu;

/** A single character that is in no column name and not used for quoting. */
const USABLE = /^(?![_"'])[\p{P}\p{S}\t]$/u;
const UNUSABLE =
  "Row 1 names a separator that cannot be used. Save the file with commas, semicolons or tabs between the cells.";

/** The delimiter of the header, whose names contain none of the three. */
function delimiterOf(text: string): string {
  const header = text.split(/[\r\n]/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((sign) => [header.split(sign).length, sign] as const);
  return counts.reduce((most, next) => (next[0] > most[0] ? next : most))[1];
}
