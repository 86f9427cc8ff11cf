import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/portals/einvoice/contract";

export const chapter: Chapter = "GST returns";

const gstin = "29AABCE1234F1Z1";
const id = "01a1d98b-9c11-7e02-8a44-2b61f07d5521";
const line = {
  ...{ id, number: "EV/2627/000102", kind: "tax_invoice" as const, day: "2026-11-06" },
  ...{ buyer: "Uday Fleet LLP", total: 39998 },
};

export const docs: ContractDocs<typeof contract> = {
  listEInvoices: {
    summary: "List what waits for the e-invoice portal",
    description:
      "Invoices and credit notes to businesses wait from their issue on while e-invoices are on; `due` are the oldest 200, and their PDF is made when the portal has answered. Five days before its last day a document is `urgent`; after it the portal refuses it, and no file holds it. `registered` are the newest 50 that the portal has taken.",
    input: {},
    output: {
      ...{ is_on: true, has_key: true, due_count: 1 },
      due: [{ ...line, report_by: "2026-12-06", state: "open" }],
      files: [{ gstin, documents: 1 }],
      registered: [],
    },
  },
  getEInvoiceFile: {
    summary: "Download the next file for the e-invoice portal",
    description:
      "A JSON array of INV-01 (version 1.1) for the portal's bulk upload: the oldest 200 documents of a registration that wait. With how an order's goods travel the portal makes the e-way bill too. The same documents give the same bytes. It carries customers' names, so it needs the password again: 403 password_needed until /admin/step-up was called. Every download is written into the audit log.",
    input: { gstin },
    output: '[{"Version":"1.1","TranDtls":{"TaxSch":"GST",…}}]',
    fileType: "application/json",
  },
  takeEInvoiceAnswer: {
    summary: "Take the e-invoice portal's answer",
    description:
      "A JSON or CSV file with IRN, acknowledgement and signed QR code of each document. A row is taken when the code is signed by the portal's key and says what the document says, and refused in words if not; the other rows are taken. The same file may be sent again. Answers 409 conflict until the portal's key is entered. The import is in the audit log.",
    input: { file: "answer.json" },
    output: {
      ...{ message: "1 taken, 1 refused.", taken: 1, known: 0 },
      refused: [{ number: "EV/2627/000103", why: "This is no document of ours." }],
    },
  },
  cancelEInvoice: {
    summary: "Record that an e-invoice was cancelled",
    description:
      "For an invoice that was cancelled at the portal, within 24 hours of its acknowledgement. Its number stays used, and the return counts it as cancelled. Orders of it that are away get a new invoice. Answers 409 conflict after that time, while a credit note or an e-way bill stands for it, and when its month is exported. The call may be repeated; it is in the audit log.",
    input: { id, reason: "mistake" },
    output: { message: "EV/2627/000102 is cancelled." },
  },
};
