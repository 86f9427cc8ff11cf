import { setTimeout as sleep } from "node:timers/promises";
import type { PrismaClient } from "@/generated/prisma/client";

const globals = globalThis as {
  prisma?: PrismaClient;
  pool?: { totalCount: number; idleCount: number; waitingCount: number };
  endOfFile?: () => Promise<void>;
  shutdown?: { steps: Map<string, () => Promise<unknown>> };
};

// Called after the file's own hooks, which may use the database: see database-environment.ts.
globals.endOfFile = async () => {
  // Runs the shutdown steps of a process at the end of a file; the database follows last.
  const steps = [...(globals.shutdown?.steps ?? [])].filter(([step]) => step !== "database");
  for (const [, end] of steps) await end();
  if (!globals.prisma) return;
  await workIsOver();
  await globals.prisma.$disconnect();
};

/** Waits at most ten seconds for database work that the file did not await. */
async function workIsOver(): Promise<void> {
  const deadline = Date.now() + 10_000;
  const isBusy = () => {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = globals.pool ?? {};
    return totalCount > idleCount || waitingCount > 0;
  };
  while (isBusy() && Date.now() < deadline) await sleep(10);
}
