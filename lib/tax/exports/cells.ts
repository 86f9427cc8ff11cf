import { stringify } from "csv-stringify/sync";
import { CSV_FORMAT } from "@/lib/csv-format";

export type Cell = string | number | null;

/** A table as CSV. An apostrophe goes before a text that a spreadsheet would run as a formula; numbers stay as they are. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === "string" ? safe(cell) : cell))),
    CSV_FORMAT,
  );
}

/** 12345 paise → "123.45", always with two decimals. */
export function fixed(paise: number): string {
  return (paise / 100).toFixed(2);
}

const safe = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
const NUMBER = /^-?\d+(\.\d+)?$/;
