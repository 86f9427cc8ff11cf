import "server-only";
import { GUEST_CART_DAYS } from "@/lib/auth/guest-cart";
import { db } from "@/lib/db";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what has run out: counters, codes and new e-mail addresses without a code a day after they were made,
 * changed ones when they can no longer be taken back, sessions a month after their end
 * (until then they tell a known device from a new one), and carts that no guest's cookie opens any more.
 */
export async function tidyAccounts(): Promise<void> {
  const now = Date.now();
  const before = (ms: number) => ({ lt: new Date(now - ms) });
  await db().rateLimiterFlexible.deleteMany({ where: { expire: before(0) } });
  await db().oneTimeCode.deleteMany({ where: { createdAt: before(DAY_MS) } });
  await db().emailChange.deleteMany({
    where: { OR: [{ undoUntil: before(0) }, { undoUntil: null, createdAt: before(DAY_MS) }] },
  });
  await db().session.deleteMany({ where: { expiresAt: before(30 * DAY_MS) } });
  const updatedAt = before(GUEST_CART_DAYS * DAY_MS);
  await db().cart.deleteMany({ where: { userId: null, updatedAt } });
}
