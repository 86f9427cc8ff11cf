import { z } from "zod";
import { Message } from "@/lib/call/codecs";

/** The most bytes of a portal's answer: several times what it gives for the largest file. */
const MOST_BYTES = 2_000_000;

/** The same with the form around it. */
export const MOST_BODY = MOST_BYTES + 16 * 1024;

export const Gstin = z.string().regex(/^[0-9A-Z]{15}$/, "A GSTIN has 15 characters.");

/** A portal's answer, JSON or CSV. */
export const AnswerFile = z
  .instanceof(Blob, { error: "Choose the portal’s file." })
  .refine((file) => file.size > 0, "The file is empty.")
  .refine((file) => file.size <= MOST_BYTES, "The file is larger than 2 MB. Split it.");

/** What came of an answer's rows. */
export const TakenAnswer = Message.extend({
  taken: z.int(),
  /** Rows that said what was known. */
  known: z.int(),
  refused: z.array(z.object({ number: z.string(), why: z.string() })),
});
export type TakenAnswer = z.output<typeof TakenAnswer>;
