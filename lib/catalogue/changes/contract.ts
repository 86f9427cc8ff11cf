import { z } from "zod";
import { call } from "@/lib/call/call";
import { FileAnswer } from "@/lib/call/file";

/**
 * What changes in the catalogue, as it happens, for a web tier of ours: lines of JSON, each with the slugs that
 * changed; null is every product, an empty list only says that the line still stands. It ends with the process.
 */
export const productChanges = call({
  method: "GET",
  path: "/products/changes",
  access: "machine",
  scope: "tier",
  answers: "file",
  input: z.object({}),
  output: FileAnswer,
  errors: [],
});
