import { z } from "zod";
import { call } from "@/lib/call/call";
import { FileAnswer } from "@/lib/call/file";

/**
 * The data sheet of a listed product as a PDF; `id` is its id or its slug. The price is that of today. Open,
 * because people send its address to each other.
 */
export const getDataSheet = call({
  method: "GET",
  path: "/products/{id}/datasheet",
  access: "open",
  limited: "data-sheet",
  answers: "file",
  etag: true,
  input: z.object({ id: z.string() }),
  output: FileAnswer,
  errors: ["not_found", "busy", "rate_limited", "files_unavailable"],
});
