import "server-only";
import { AppError } from "@/lib/call/errors";
import { isWebTier } from "@/lib/env";
import { apiProblems } from "@/lib/health/api-tier";
import { ownProblems } from "@/lib/health/checks";
import type { Problem } from "@/lib/health/contract";
import * as contract from "@/lib/health/contract";
import { serve } from "@/lib/http/serve";
import { isStopping } from "@/lib/process/shutdown";

const STOPPING = "This process is about to end.";

export const health = serve(contract.health, async () => {
  if (isStopping()) throw unavailable(STOPPING, { status: "stopping" });
  return { status: "ok" as const };
});

export const ready = serve(contract.ready, async () => {
  const problems = await allProblems();
  if (problems.length === 0) return { status: "ready" as const };
  const names = problems.map(({ what }) => what).join(", ");
  throw unavailable(`Not ready: ${names}.`, { status: "not ready", problems });
});

async function allProblems(): Promise<Problem[]> {
  if (isStopping()) return [{ what: "process", message: STOPPING }];
  return isWebTier() ? apiProblems() : ownProblems();
}

function unavailable(message: string, more: Record<string, unknown>): AppError {
  return new AppError("unavailable", message, { more });
}
