import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/filing/contract";

export const chapter: Chapter = "GST returns";

const period = { gstin: "29AABCE1234F1Z1", month: "2026-11" };
const open = {
  ...period,
  state: "exported" as const,
  is_over: true,
  exported_at: "2026-12-02T06:30:00.000Z",
  filed_at: null,
};
const line = { table: "4   B2B, to businesses", count: 1, taxable: 37568.82, igst: 2429.18 };

export const docs: ContractDocs<typeof contract> = {
  listTaxPeriods: {
    summary: "List the months of GST returns",
    description:
      "The months in which a registration issued tax documents, newest first, at most 60. A month is open until it is exported, and exported until it is filed.",
    input: {},
    output: { periods: [open] },
  },
  getTaxPeriod: {
    summary: "Read a month's GST return",
    description:
      "The tables of GSTR-1 with their sums, and `breaches`: what of documents, numbers, tables, the halves of table 12 or the money does not fit, with the document and the rule. `later_notes` are credit notes of later months for invoices of this one; they belong to their own month. Months are those of India.",
    input: period,
    output: {
      ...open,
      documents: 2,
      lines: [{ ...line, cgst: 0, sgst: 0 }],
      breaches: [],
      file_differs: false,
      later_notes: [
        { number: "EVCN/2627/00012", day: "2026-12-04", invoice: "EV/2627/000102", total: 4999 },
      ],
      files: ["gstr1", "csv-b2b"],
    },
  },
  getTaxFile: {
    summary: "Download a file of a month",
    description:
      "`gstr1` is the JSON for the GST portal, `gstr1-rest` the same without the invoices and notes that the e-invoice portal has registered, which arrive there by themselves, `csv-…` its tables for people, `tally` vouchers as XML, `zoho-invoices` and `zoho-notes` rows for Zoho Books. The same month gives the same bytes. A table without rows has no file (404 not_found). It carries customers' names, so it needs the password again: 403 password_needed until /admin/step-up was called. Every download is written into the audit log.",
    input: { ...period, file: "gstr1" },
    output: '{"gstin":"29AABCE1234F1Z1", …}',
    fileType: "application/json",
  },
  moveTaxPeriod: {
    summary: "Mark a month as exported or filed",
    description:
      "A month is exported when it is over and its return has no breach, and filed when it was exported; else 409 conflict. The call may be repeated, and there is no way back. The change is in the audit log.",
    input: { ...period, state: "exported" },
    output: { message: "November 2026 is exported." },
  },
};
