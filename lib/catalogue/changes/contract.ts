import { z } from "zod";
import { call } from "@/lib/call/call";
import { FileAnswer } from "@/lib/call/file";

/**
 * A live stream of catalogue changes for a web tier: lines of JSON with the changed slugs; null means every
 * product, an empty list is a heartbeat. The stream ends with the process.
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
