import { z } from "zod";
import { call } from "@/lib/call/call";
import { Time } from "@/lib/call/codecs";

/** A rule of what goes when, with its last run. */
const RetentionRule = z.object({
  rule: z.string(),
  what: z.string(),
  /** How long it is kept, in words. */
  kept: z.string(),
  /** Null before its first run, as is what follows. */
  last_run_at: Time.nullable(),
  /** How many rows, files or purchases its last run has taken. */
  removed: z.int().nullable(),
  /** The same since the shop was begun. */
  removed_in_all: z.int(),
  last_removed_at: Time.nullable(),
  /** What went wrong in the last run. */
  problem: z.string().nullable(),
});
export type RetentionRule = z.output<typeof RetentionRule>;

/** What data goes when, what went lately, and when the rules run next. */
export const listRetention = call({
  method: "GET",
  path: "/admin/retention",
  access: "admin",
  input: z.object({}),
  output: z.object({ rules: z.array(RetentionRule), next_run_at: Time }),
  errors: [],
});
