import { z } from "zod";
import { call } from "@/lib/call/call";
import { FileAnswer } from "@/lib/call/file";
import { listAdminProducts } from "@/lib/catalogue/admin/contract";

/** Limits of a file: bytes, and rows without the header. */
export const MAX_CSV_BYTES = 5 * 1024 * 1024;
export const MAX_CSV_ROWS = 5_000;
/** The size of a form's framing around its file. */
const FORM_BYTES = 16 * 1024;

const { query, listed } = listAdminProducts.input.shape;

/** The products of a list as CSV, one per row; `template` returns only the header. */
export const exportProducts = call({
  method: "GET",
  path: "/admin/products/export",
  access: "admin",
  answers: "file",
  input: z.object({ query, listed, template: z.enum(["true"]).optional() }),
  output: FileAnswer,
  errors: [],
});

/** A message about a cell. `row` counts like a spreadsheet: the header is row 1. */
const Spot = z.object({
  row: z.int(),
  /** Empty for a message about the whole row. */
  column: z.string(),
  /** The cell's text, shortened if long. */
  value: z.string(),
  message: z.string(),
});
export type Spot = z.output<typeof Spot>;

const Added = z.object({
  row: z.int(),
  name: z.string(),
  model: z.string(),
  slug: z.string(),
  /** Null in a dry run. */
  id: z.string().nullable(),
});
export type Added = z.output<typeof Added>;

const Changed = z.object({
  row: z.int(),
  id: z.string(),
  name: z.string(),
  /** The columns that change, in cell form. */
  cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});
export type Changed = z.output<typeof Changed>;

/** The result of an import or a dry run. With faults nothing is imported, and `fingerprint` is null. */
const ImportResult = z.object({
  message: z.string(),
  done: z.boolean(),
  rows: z.int(),
  added: z.array(Added),
  changed: z.array(Changed),
  /** How many products do not change. */
  same: z.int(),
  faults: z.array(Spot),
  /** Allowed, but possibly a mistake. */
  warnings: z.array(Spot),
  fingerprint: z.string().nullable(),
});
export type ImportResult = z.output<typeof ImportResult>;

/**
 * Adds and changes products from a CSV file: all rows or none. By default a dry run, which reports every
 * change and fault. With the `fingerprint` of a dry run it imports exactly that, or answers conflict if the
 * products have changed since.
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
  output: ImportResult,
  errors: ["conflict"],
});
