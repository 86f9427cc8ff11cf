import "server-only";
import { db } from "@/lib/db";
import { GUEST_CART_DAYS } from "@/lib/identity/guest-cart";

const DAY_MS = 24 * 60 * 60 * 1000;
const before = (now: Date, ms = 0) => ({ lt: new Date(now.getTime() - ms) });

/** Removes counters of requests that have run out. Answers how many, as all of these do. */
export async function cleanUpCounters(now: Date): Promise<number> {
  const where = { expire: before(now) };
  return (await db().rateLimiterFlexible.deleteMany({ where })).count;
}

/** Removes codes a day after they were made. */
export async function cleanUpCodes(now: Date): Promise<number> {
  const where = { createdAt: before(now, DAY_MS) };
  return (await db().oneTimeCode.deleteMany({ where })).count;
}

/** Removes new e-mail addresses without a code after a day, changed ones when they can no longer be taken back. */
export async function cleanUpEmailChanges(now: Date): Promise<number> {
  const unconfirmed = { undoUntil: null, createdAt: before(now, DAY_MS) };
  const where = { OR: [{ undoUntil: before(now) }, unconfirmed] };
  return (await db().emailChange.deleteMany({ where })).count;
}

/** Removes sessions a month after their end: until then they tell a known device from a new one. */
export async function cleanUpSessions(now: Date): Promise<number> {
  const where = { expiresAt: before(now, 30 * DAY_MS) };
  return (await db().session.deleteMany({ where })).count;
}

/** Removes carts that no guest's cookie opens any more. */
export async function cleanUpGuestCarts(now: Date): Promise<number> {
  const where = { userId: null, updatedAt: before(now, GUEST_CART_DAYS * DAY_MS) };
  return (await db().cart.deleteMany({ where })).count;
}

/** Removes invitations 90 days after their link has ended: they hold the invited person's address. */
export async function cleanUpInvitations(now: Date): Promise<number> {
  const where = { expiresAt: before(now, 90 * DAY_MS) };
  return (await db().invitation.deleteMany({ where })).count;
}
