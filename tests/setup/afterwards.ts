import { setTimeout as sleep } from "node:timers/promises";
import type { PrismaClient } from "@/generated/prisma/client";

const globals = globalThis as {
  prisma?: PrismaClient;
  pool?: { totalCount: number; idleCount: number; waitingCount: number };
  endOfFile?: () => Promise<void>;
  shutdown?: { steps: Map<string, () => Promise<unknown>> };
};
const shared = process.env.DATABASE_URL;

// Called after the file's own hooks, which may use the database: see database-environment.ts.
globals.endOfFile = async () => {
  // Runs the shutdown steps of a process at the end of a file; the database follows last.
  const steps = [...(globals.shutdown?.steps ?? [])].filter(([step]) => step !== "database");
  for (const [, end] of steps) await end();
  if (!globals.prisma) return;
  await workIsOver();
  // Some files have their own database, or an unreachable one.
  if (process.env.DATABASE_URL === shared) {
    await resetSettings(globals.prisma);
    await leaveNoRefundDue(globals.prisma);
  }
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

/** Restores the default settings for the next file of this worker, which shares the database. */
async function resetSettings(prisma: PrismaClient): Promise<void> {
  await prisma.cashSettings.deleteMany();
  await prisma.cashSettings.create({ data: { oneOpenPerPhone: false, verifiedOnly: false } });
  await prisma.onlineSettings.deleteMany();
  await prisma.shopSettings.deleteMany();
  await prisma.shopSettings.create({ data: { panAbovePaise: null } });
  await prisma.taxRegistration.deleteMany();
  await prisma.taxRate.deleteMany();
  await prisma.ewayLimit.deleteMany();
}

/** Postpones due refunds: a job takes twenty at once, and the next file needs its own among them. */
async function leaveNoRefundDue(prisma: PrismaClient): Promise<void> {
  await prisma.refund.updateMany({
    where: { state: { in: ["pending", "sent"] } },
    data: { nextTryAt: new Date("2099-01-01") },
  });
}
