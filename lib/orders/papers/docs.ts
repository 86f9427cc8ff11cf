import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/orders/papers/contract";

export const chapter: Chapter = "Orders";

const example = {
  input: { id: "01a1d98b-9c11-7e02-8a44-2b61f07d5521" },
  output: "%PDF-1.7 …",
  fileType: "application/pdf" as const,
};

export const docs: ContractDocs<typeof contract> = {
  getTaxDocument: {
    summary: "Get a tax invoice, credit note or voucher",
    description:
      "Answers a document of the customer's own order as a PDF with its marked copies: tax invoice, credit note, or the receipt and refund vouchers of services that were paid in advance; `tax_documents` of an order names them. The bytes never change. A document that waits for the e-invoice portal has no file yet (409 conflict). Another customer's document answers `not_found`, like one that does not exist.",
    ...example,
  },
  getOfficeTaxDocument: {
    summary: "Get any tax invoice, credit note or voucher",
    description: "Answers the same file as the customer gets.",
    ...example,
  },
};
