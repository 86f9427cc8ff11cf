import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Rupees, Time } from "@/lib/call/codecs";
import { FileAnswer } from "@/lib/call/file";

/** A registration and a month in India, "2026-11". */
const period = {
  gstin: z.string().regex(/^[0-9A-Z]{15}$/, "A GSTIN has 15 characters."),
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Give the month as 2026-11."),
};

const stateFields = {
  ...period,
  /** Exported: the files were handed over, and the figures are those that are filed. */
  state: z.enum(["open", "exported", "filed"]),
  /** Whether the month has ended in India: only then it can be exported. */
  is_over: z.boolean(),
  exported_at: Time.nullable(),
  filed_at: Time.nullable(),
};

export const TaxPeriod = z.object(stateFields);
export type TaxPeriod = z.output<typeof TaxPeriod>;

/** The tables of GSTR-1 as CSV files. */
export const CSV_TABLES = [
  "b2b",
  "b2cl",
  "b2cs",
  "cdnr",
  "cdnur",
  "hsn_b2b",
  "hsn_b2c",
  "docs",
  "at",
  "txpd",
] as const;

/** The files of a month. */
export const FILES = ["gstr1", "gstr1-rest", "tally", "zoho-invoices", "zoho-notes"] as const;
const FileName = z.enum([...FILES, ...CSV_TABLES.map((table) => `csv-${table}` as const)]);
export type FileName = z.output<typeof FileName>;

export const TaxPeriodView = z.object({
  ...stateFields,
  documents: z.number(),
  /** The tables of GSTR-1; table 13 has a count only. */
  lines: z.array(
    z.object({
      table: z.string(),
      count: z.number(),
      taxable: Rupees.nullable(),
      igst: Rupees.nullable(),
      cgst: Rupees.nullable(),
      /** With UTGST. */
      sgst: Rupees.nullable(),
    }),
  ),
  /** What keeps it from being exported: the document or the table, the rule, and how it is broken. */
  breaches: z.array(z.object({ where: z.string(), rule: z.string(), detail: z.string() })),
  /** Whether the file is another than the one that was exported. */
  file_differs: z.boolean(),
  /** Credit notes of later months for invoices of this one: they are reported with their own month. */
  later_notes: z.array(
    z.object({ number: z.string(), day: z.string(), invoice: z.string(), total: Rupees }),
  ),
  files: z.array(FileName),
});
export type TaxPeriodView = z.output<typeof TaxPeriodView>;

/** The months with tax documents, newest first. */
export const listTaxPeriods = call({
  method: "GET",
  path: "/admin/tax/periods",
  access: "admin",
  input: z.object({}),
  output: z.object({ periods: z.array(TaxPeriod) }),
  errors: [],
});

/** The return of a month, and what is wrong with it. */
export const getTaxPeriod = call({
  method: "GET",
  path: "/admin/tax/periods/{gstin}/{month}",
  access: "admin",
  input: z.object(period),
  output: TaxPeriodView,
  errors: ["not_found", "busy"],
});

/** A file of a month: for the GST portal, for people, for Tally or Zoho Books. */
export const getTaxFile = call({
  method: "GET",
  path: "/admin/tax/periods/{gstin}/{month}/files/{file}",
  access: "admin",
  right: "run",
  proof: true,
  answers: "file",
  input: z.object({ ...period, file: FileName }),
  output: FileAnswer,
  errors: ["not_found", "busy"],
});

/** Marks a month as exported, then as filed. */
export const moveTaxPeriod = call({
  method: "PUT",
  path: "/admin/tax/periods/{gstin}/{month}/state",
  access: "admin",
  input: z.object({ ...period, state: z.enum(["exported", "filed"]) }),
  output: Message,
  errors: ["not_found", "conflict", "busy"],
});
