import { DAY_MS } from "@/lib/dates";
import "server-only";
import { db } from "@/lib/db";
import { GUEST_CART_DAYS } from "@/lib/identity/guest-cart";

const before = (now: Date, ms = 0) => ({ lt: new Date(now.getTime() - ms) });

/** Deletes expired rate-limit counters. Returns how many, like all of these. */
export async function cleanUpCounters(now: Date): Promise<number> {
  const where = { expire: before(now) };
  return (await db().rateLimiterFlexible.deleteMany({ where })).count;
}

/** Deletes codes one day after their creation. */
export async function cleanUpCodes(now: Date): Promise<number> {
  const where = { createdAt: before(now, DAY_MS) };
  return (await db().oneTimeCode.deleteMany({ where })).count;
}

/** Deletes unconfirmed email changes after a day, confirmed ones when their undo has expired. */
export async function cleanUpEmailChanges(now: Date): Promise<number> {
  const unconfirmed = { undoUntil: null, createdAt: before(now, DAY_MS) };
  const where = { OR: [{ undoUntil: before(now) }, unconfirmed] };
  return (await db().emailChange.deleteMany({ where })).count;
}

/** Deletes sessions a month after their end: until then they identify known devices. */
export async function cleanUpSessions(now: Date): Promise<number> {
  const where = { expiresAt: before(now, 30 * DAY_MS) };
  return (await db().session.deleteMany({ where })).count;
}

/** Deletes guest carts whose cookie has expired. */
export async function cleanUpGuestCarts(now: Date): Promise<number> {
  const where = { userId: null, updatedAt: before(now, GUEST_CART_DAYS * DAY_MS) };
  return (await db().cart.deleteMany({ where })).count;
}

/** Deletes invitations 90 days after their link has expired: they hold the invited person's address. */
export async function cleanUpInvitations(now: Date): Promise<number> {
  const where = { expiresAt: before(now, 90 * DAY_MS) };
  return (await db().invitation.deleteMany({ where })).count;
}
