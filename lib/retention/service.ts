import "server-only";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/retention/contract";
import { nextRun, RULES, type RuleName } from "@/lib/retention/rules";

export const listRetention = serve(contract.listRetention, async () => {
  const rows = await db().retentionRun.findMany({ select: COLUMNS });
  const runs = new Map(rows.map((row) => [row.rule, row]));
  const rules = (Object.keys(RULES) as RuleName[]).map((rule) => {
    const run = runs.get(rule);
    return {
      rule,
      ...RULES[rule],
      last_run_at: run?.ranAt ?? null,
      removed: run?.removed ?? null,
      removed_in_all: Number(run?.total ?? 0),
      last_removed_at: run?.lastRemovedAt ?? null,
      problem: run?.error ?? null,
    };
  });
  return { rules, next_run_at: nextRun(new Date()) };
});

const COLUMNS = {
  rule: true,
  ranAt: true,
  removed: true,
  total: true,
  lastRemovedAt: true,
  error: true,
} as const;
