import { z } from "zod";
import { call } from "@/lib/call/call";
import { Time } from "@/lib/call/codecs";

/** A retention rule with its last run. */
const RetentionRule = z.object({
  rule: z.string(),
  what: z.string(),
  /** The retention period, in words. */
  kept: z.string(),
  /** Null before the first run, like the fields below. */
  last_run_at: Time.nullable(),
  /** Rows, files or purchases removed by the last run. */
  removed: z.int().nullable(),
  /** The total since the shop started. */
  removed_in_all: z.int(),
  last_removed_at: Time.nullable(),
  /** The error of the last run. */
  problem: z.string().nullable(),
});
export type RetentionRule = z.output<typeof RetentionRule>;

/** The retention rules, their last runs, and when they run next. */
export const listRetention = call({
  method: "GET",
  path: "/admin/retention",
  access: "admin",
  input: z.object({}),
  output: z.object({ rules: z.array(RetentionRule), next_run_at: Time }),
  errors: [],
});
