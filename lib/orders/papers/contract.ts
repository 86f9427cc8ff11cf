import { z } from "zod";
import { call } from "@/lib/call/call";
import { FileAnswer } from "@/lib/call/file";

const input = z.object({ id: z.string() });

/** A tax document of the caller's own order, as a PDF: always the same bytes. */
export const getTaxDocument = call({
  method: "GET",
  path: "/order/documents/{id}",
  access: "customer",
  limited: "tax-document",
  answers: "file",
  input,
  output: FileAnswer,
  errors: ["not_found", "conflict", "busy", "rate_limited"],
});

/** Any tax document: the same file that its customer gets. */
export const getOfficeTaxDocument = call({
  method: "GET",
  path: "/admin/tax/documents/{id}",
  access: "admin",
  answers: "file",
  input,
  output: FileAnswer,
  errors: ["not_found", "conflict", "busy"],
});
