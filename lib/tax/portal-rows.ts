import { parse } from "csv-parse/sync";

/** A row of a portal's answer: its cells by name in lower case, without blanks, dots and underscores. */
export type PortalRow = Record<string, string>;

/**
 * Reads an answer as the portals give it: JSON, or CSV out of their spreadsheet. Headers are spelled differently from
 * portal to portal, so only their letters count.
 * @throws SyntaxError for a file that is neither.
 */
export function portalRows(text: string): PortalRow[] {
  const plain = text.replace(/^\ufeff/, "").trim();
  if (plain === "") return [];
  const found: unknown = /^[[{]/.test(plain) ? JSON.parse(plain) : rowsOfCsv(plain);
  const list = Array.isArray(found) ? found : [found];
  return list.filter((row) => typeof row === "object" && row !== null).map(named);
}

function rowsOfCsv(text: string): unknown[] {
  try {
    return parse(text, {
      columns: true,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
    });
  } catch (error) {
    throw new SyntaxError("The file is neither JSON nor CSV.", { cause: error });
  }
}

function named(row: object): PortalRow {
  const cells = Object.entries(row).map(([name, value]) => [
    name.toLowerCase().replace(/[^a-z]/g, ""),
    value === null || value === undefined ? "" : String(value).trim(),
  ]);
  return Object.fromEntries(cells);
}

/** The first of these cells that is filled. */
export function cellOf(row: PortalRow, ...names: string[]): string {
  return names.map((name) => row[name]).find((cell) => cell) ?? "";
}

/** A day of an answer: "06/11/2026", "06-11-2026", "2026-11-06" → "2026-11-06"; "" for another form. */
export function dayOfCell(text: string): string {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  if (year) return `${year}-${month}-${day}`;
  const [, first = "", second = "", third = ""] = /^(\d\d)[/-](\d\d)[/-](\d{4})/.exec(text) ?? [];
  return third ? `${third}-${second}-${first}` : "";
}
