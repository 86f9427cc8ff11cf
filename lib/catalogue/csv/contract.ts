import { z } from "zod";
import { call } from "@/lib/call/call";
import { FileAnswer } from "@/lib/call/file";
import { listAdminProducts } from "@/lib/catalogue/admin/contract";

/** Bytes and rows (the header is none) of the largest file that is read. */
export const MAX_CSV_BYTES = 5 * 1024 * 1024;
export const MAX_CSV_ROWS = 5_000;
/** What a form needs beside its file. */
const FORM_BYTES = 16 * 1024;

const { query, listed } = listAdminProducts.input.shape;

/** The products of a list as CSV, one a row; `template` answers the header alone. */
export const exportProducts = call({
  method: "GET",
  path: "/admin/products/export",
  access: "admin",
  answers: "file",
  input: z.object({ query, listed, template: z.enum(["true"]).optional() }),
  output: FileAnswer,
  errors: [],
});

/** One cell of the file and what is to be said about it. `row` counts as the spreadsheet does: the header is row 1. */
const Spot = z.object({
  row: z.int(),
  /** Empty where it is about the whole row. */
  column: z.string(),
  /** The cell's text, cut where it is long. */
  value: z.string(),
  message: z.string(),
});
export type Spot = z.output<typeof Spot>;

const Added = z.object({
  row: z.int(),
  name: z.string(),
  model: z.string(),
  slug: z.string(),
  /** Null until it is really added. */
  id: z.string().nullable(),
});
export type Added = z.output<typeof Added>;

const Changed = z.object({
  row: z.int(),
  id: z.string(),
  name: z.string(),
  /** The columns that change, as the cells say them. */
  cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});
export type Changed = z.output<typeof Changed>;

/** What an import would do, or has done. With faults it does nothing, and `fingerprint` is null. */
const ImportReport = z.object({
  message: z.string(),
  done: z.boolean(),
  rows: z.int(),
  added: z.array(Added),
  changed: z.array(Changed),
  /** How many products the file leaves as they are. */
  same: z.int(),
  faults: z.array(Spot),
  /** What is allowed and may still be a mistake. */
  warnings: z.array(Spot),
  fingerprint: z.string().nullable(),
});
export type ImportReport = z.output<typeof ImportReport>;

/**
 * Adds and changes products out of a CSV file: all rows or none. A dry run, which it is unless told
 * otherwise, says what would happen and every fault. With the `fingerprint` of a dry run it does exactly
 * that, or answers conflict because the products have changed in between.
 */
export const importProducts = call({
  method: "POST",
  path: "/admin/products/import",
  access: "admin",
  body: "multipart",
  maxBytes: MAX_CSV_BYTES + FORM_BYTES,
  input: z.object({
    file: z
      .instanceof(Blob, { error: "Choose a CSV file." })
      .refine((file) => file.size > 0, "The file is empty.")
      .refine((file) => file.size <= MAX_CSV_BYTES, "The file is larger than 5 MB. Split it."),
    dry_run: z
      .enum(["true", "false"], { error: 'Say "true" or "false".' })
      .default("true")
      .transform((word) => word === "true"),
    fingerprint: z.string().max(100).optional(),
  }),
  output: ImportReport,
  errors: ["conflict"],
});
