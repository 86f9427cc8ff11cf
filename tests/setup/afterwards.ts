import { setTimeout as sleep } from "node:timers/promises";
import type { PrismaClient } from "@/generated/prisma/client";

const kept = globalThis as {
  prisma?: PrismaClient;
  pool?: { totalCount: number; idleCount: number; waitingCount: number };
  endOfFile?: () => Promise<void>;
  shutdown?: { steps: Map<string, () => Promise<unknown>> };
};
const shared = process.env.DATABASE_URL;

// Called after the file's own hooks, which may use the database: see database-environment.ts.
kept.endOfFile = async () => {
  // What ends with the process ends with the file; the database is the last, and follows.
  const steps = [...(kept.shutdown?.steps ?? [])].filter(([step]) => step !== "database");
  for (const [, end] of steps) await end();
  if (!kept.prisma) return;
  await workIsOver();
  // Some files have a database of their own, or none that answers.
  if (process.env.DATABASE_URL === shared) {
    await resetSettings(kept.prisma);
    await leaveNoRefundDue(kept.prisma);
  }
  await kept.prisma.$disconnect();
};

/** What was begun and not waited for ends in this file, or is cut off after ten seconds. */
async function workIsOver(): Promise<void> {
  const deadline = Date.now() + 10_000;
  const isBusy = () => {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = kept.pool ?? {};
    return totalCount > idleCount || waitingCount > 0;
  };
  while (isBusy() && Date.now() < deadline) await sleep(10);
}

/** The next file of this worker has the same database, and begins with the settings that every file begins with. */
async function resetSettings(prisma: PrismaClient): Promise<void> {
  await prisma.cashSettings.deleteMany();
  await prisma.cashSettings.create({ data: { oneOpenPerPhone: false, verifiedOnly: false } });
  await prisma.onlineSettings.deleteMany();
  await prisma.shopSettings.deleteMany();
}

/** Of the refunds that are due a job takes twenty at once: the next file counts on its own being among them. */
async function leaveNoRefundDue(prisma: PrismaClient): Promise<void> {
  await prisma.refund.updateMany({
    where: { state: { in: ["pending", "sent"] } },
    data: { nextTryAt: new Date("2099-01-01") },
  });
}
