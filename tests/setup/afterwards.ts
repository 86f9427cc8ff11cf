import type { PrismaClient } from "@/generated/prisma/client";

// The pool that lib/db.ts keeps there would hold the worker for its idle time.
const kept = globalThis as { prisma?: PrismaClient };
const shared = process.env.DATABASE_URL;

afterAll(async () => {
  if (!kept.prisma) return;
  // Some files have a database of their own, or none that answers.
  if (process.env.DATABASE_URL === shared) {
    await resetSettings(kept.prisma);
    await leaveNoRefundDue(kept.prisma);
  }
  await kept.prisma.$disconnect();
});

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
