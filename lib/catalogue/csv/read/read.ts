import { parse } from "csv-parse/sync";
import { plainText } from "@/lib/call/plain-text";
import { columnNamed } from "@/lib/catalogue/csv/columns";
import { MAX_CSV_ROWS, type Spot } from "@/lib/catalogue/csv/contract";
import { openCell } from "@/lib/catalogue/csv/read/cells";
import { rowsWithLooseQuotes } from "@/lib/catalogue/csv/read/quotes";
import { type Separated, separatorOf } from "@/lib/catalogue/csv/read/separator";
import { shortened } from "@/lib/graphemes";

/** The trimmed cells of a row, by column name. */
export type Cells = ReadonlyMap<string, string>;
export type Sheet = {
  /** The row number of the header. */
  header: number;
  rows: { row: number; cells: Cells }[];
  /** Faults of the header or of a row's format. */
  faults: Spot[];
};
/** Why a file cannot be read, in words. */
export type Unreadable = { problem: string };

/** Parses a file: UTF-8, separated by commas, semicolons or tabs, with the header in any order and case. */
export function readSheet(bytes: Uint8Array): Sheet | Unreadable {
  const decoded = decode(bytes);
  if (typeof decoded !== "string") return decoded;
  const separated = separatorOf(decoded);
  if ("problem" in separated) return separated;
  const records = parseRecords(separated);
  if ("problem" in records) return records;
  const first = 1 + separated.skipped;
  const [header = [], ...lines] = records;
  if (header.every(isEmpty))
    return { problem: `Row ${first} is empty: the column names belong there.` };
  if (header.length > MAX_COLUMNS) return { problem: "The file has too many columns." };
  const filled = lines
    .map((record, index) => ({ record, row: index + 1 + first }))
    .filter(({ record }) => !record.every(isEmpty));
  if (filled.length === 0)
    return { problem: "The file has no products: only the header is filled." };
  if (filled.length > MAX_CSV_ROWS) return { problem: tooManyRows(filled.length) };
  const loose = new Set(looseRows(separated));
  const { rows, faults } = cellsOf(
    { record: header, row: first },
    filled.filter(({ row }) => !loose.has(row)),
  );
  return {
    header: first,
    rows,
    faults: [...faults, ...[...loose].map((row) => spot(row, "", "", LOOSE_QUOTE))],
  };
}

function looseRows({ text, delimiter, skipped }: Separated): number[] {
  return rowsWithLooseQuotes(text, delimiter).map((row) => row + skipped);
}

const MAX_COLUMNS = 200;

type Line = { record: string[]; row: number };

function cellsOf(header: Line, lines: Line[]): Omit<Sheet, "header"> {
  const { names, faults } = readHeader(header, lines);
  const tooLong = lines.filter(({ record }) => !record.slice(header.record.length).every(isEmpty));
  const rows = lines.map(({ record, row }) => {
    const pairs = names.flatMap((name, place): [string, string][] =>
      name === null ? [] : [[name, openCell(record[place] ?? "").trim()]],
    );
    return { row, cells: new Map(pairs) };
  });
  return { rows, faults: [...faults, ...tooLong.map(({ row }) => spot(row, "", "", TOO_LONG))] };
}

const TOO_LONG =
  "This row has more cells than the header. A text with a comma in it needs quotation marks.";

const LOOSE_QUOTE =
  'A text that begins with a quotation mark ends before its cell does. Write "" for each mark inside such a text, and no space before it.';

/** The column names by position; null for columns that are ignored. */
function readHeader({ record: header, row }: Line, lines: Line[]) {
  const faults: Spot[] = [];
  const seen = new Set<string>();
  const names = header.map((cell, place) => {
    if (isEmpty(cell) && lines.every(({ record }) => isEmpty(record[place] ?? ""))) return null;
    const column = columnNamed(cell);
    if (!column) {
      faults.push(spot(row, cell.trim(), cell, isEmpty(cell) ? NO_NAME : UNKNOWN));
      return null;
    }
    if (seen.has(column.name)) faults.push(spot(row, column.name, cell, TWICE));
    seen.add(column.name);
    return column.name;
  });
  return { names, faults };
}

const UNKNOWN = "There is no such column. Take it out, or name it as the template does.";
const NO_NAME = "This column has no name. Name it as the template does, or take it out.";
const TWICE = "This column appears twice. Keep one of the two.";

function decode(bytes: Uint8Array): string | Unreadable {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  if (start.startsWith("PK")) return { problem: `This is a workbook, not a CSV file.${SAVE_AS}` };
  if (/^(\xff\xfe|\xfe\xff)/.test(start)) return { problem: UTF_16 };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? { problem: UTF_16 } : plainText(text);
  } catch {
    return {
      problem: `The file's letters are not encoded in UTF-8 (perhaps Windows-1252).${SAVE_AS}`,
    };
  }
}

const SAVE_AS = " In Excel choose Save as, then CSV UTF-8.";
const UTF_16 = `The file's letters are encoded in UTF-16.${SAVE_AS}`;

type ParseError = Error & { code: string; records: number };

/** Row endings; spreadsheets and editors may mix them in one file. */
const LINE_ENDS = ["\r\n", "\n", "\r"];

function parseRecords({ text, delimiter, skipped }: Separated): string[][] | Unreadable {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    const { code, records } = error as ParseError;
    if (code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    return {
      problem: `A quotation mark that opens in row ${records + 1 + skipped} is never closed.`,
    };
  }
}

const isEmpty = (cell: string) => cell.trim() === "";

function tooManyRows(rows: number): string {
  const [has, most] = [rows, MAX_CSV_ROWS].map((count) => count.toLocaleString("en-IN"));
  return `The file has ${has} rows, at most ${most} are read at once. Split it.`;
}

/** A message about a cell, with its text shortened. */
export function spot(row: number, column: string, value: string, message: string): Spot {
  return { row, column: shown(column), value: shown(value), message };
}

function shown(text: string): string {
  return shortened(text, 80);
}
