import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import { ORDER_ID, ORDER_NUMBER } from "@/lib/call/docs-samples";
import type * as contract from "@/lib/portals/eway/contract";

export const chapter: Chapter = "GST returns";

const gstin = "29AABCE1234F1Z1";

export const docs: ContractDocs<typeof contract> = {
  listEwayBills: {
    summary: "List the e-way bills to be made",
    description:
      "Invoices whose e-way bill has neither a number nor a reason why they need none, oldest first. One whose e-invoice waits gets its bill from the e-invoice portal; the others stand in a bulk file once it is known how they travel.",
    input: {},
    output: {
      is_on: true,
      open: [
        {
          ...{ id: "01a1d98b-9c11-7e02-8a44-2b61f07d5521", number: "EV/2627/000103" },
          ...{ day: "2026-11-10", buyer: "A Buyer", total: 189999 },
          ...{ order: { id: ORDER_ID, number: ORDER_NUMBER } },
          ...{ has_transport: true, by_einvoice: false },
        },
      ],
      files: [{ gstin, documents: 1 }],
    },
  },
  getEwayFile: {
    summary: "Download the next file for the e-way portal",
    description:
      "JSON for the portal's bulk upload: at most 200 bills of a registration. It carries customers' names, so it needs the password again: 403 password_needed until /admin/step-up was called. Every download is written into the audit log.",
    input: { gstin },
    output: '{"version":"1.0.0621","billLists":[…]}',
    fileType: "application/json",
  },
  takeEwayAnswer: {
    summary: "Take the numbers of e-way bills",
    description:
      "A JSON or CSV file with the number of each invoice and of its e-way bill. A row that fits is taken, the others are refused in words; the same file may be sent again. The import is in the audit log.",
    input: { file: "answer.csv" },
    output: { message: "1 taken.", taken: 1, known: 0, refused: [] },
  },
};
