/** A tax document as plain words, as it is printed: see `paperOf`. */
export type Paper = {
  brand: string;
  title: string;
  /** "EV/2627/000123 · 5 November 2026". */
  subtitle: string;
  /** The mark of each copy: "Original for recipient". */
  copies: string[];
  parties: { heading: string; lines: string[] }[];
  facts: { name: string; value: string }[];
  lines: PaperTable;
  sums: { name: string; value: string }[];
  inWords: string;
  summary: PaperTable & { heading: string };
  /** The e-invoice's QR code, and what stands beside it; null without one. */
  code: { text: string; heading: string; lines: string[] } | null;
  notes: string[];
  signature: string;
  foot: string[];
  /** Milliseconds since 1970: the file's own date. */
  made: number;
};

/** Cells of several lines; widths in points. */
export type PaperTable = {
  columns: { head: string; width: number; isNumber: boolean }[];
  rows: string[][][];
  /** The last row: its cells, "" for an empty one. */
  total: string[];
};
