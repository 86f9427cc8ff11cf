import "server-only";
import { db, Prisma } from "@/lib/db";
import {
  doneBefore,
  emptyContacts,
  emptyOrders,
  emptyTracking,
  emptyUnplaced,
} from "@/lib/retention/deliveries";
import { cutPayloads } from "@/lib/retention/provider-payloads";
import {
  CHECKOUT_DAYS,
  CONTACT_DAYS,
  daysBefore,
  MAIL_DAYS,
  PAYLOAD_DAYS,
  taxKeptSince,
} from "@/lib/retention/rules";

/** Rows changed per transaction, so that locks are short. */
export const BATCH = 1000;

/**
 * Cuts the provider's webhooks down to ids. Returns how many, like all of these; a full batch is followed by
 * another.
 */
export function cutOldPayloads(now: Date): Promise<number> {
  const before = daysBefore(now, PAYLOAD_DAYS);
  return cutPayloads(db(), Prisma.sql`w."receivedAt" < ${before}`, BATCH);
}

/**
 * Clears phone number and note of finished purchases; for erased accounts at once, with their tracking
 * numbers.
 */
export async function emptyOldContacts(now: Date): Promise<number> {
  const old = doneBefore(daysBefore(now, CONTACT_DAYS));
  const erased = Prisma.sql`p."userId" IN (SELECT id FROM "User" WHERE "erasedAt" IS NOT NULL)`;
  return db().$transaction(async (tx) => {
    let count = await emptyContacts(tx, old, BATCH);
    if (count < BATCH) count += await emptyContacts(tx, erased, BATCH - count);
    return count < BATCH ? count + (await emptyTracking(tx, erased, BATCH - count)) : count;
  });
}

export function emptyOldCheckouts(now: Date): Promise<number> {
  const before = daysBefore(now, CHECKOUT_DAYS);
  return emptyUnplaced(db(), Prisma.sql`p."closedAt" < ${before}`, BATCH);
}

export async function cleanUpMails(now: Date): Promise<number> {
  const createdAt = { lt: daysBefore(now, MAIL_DAYS) };
  return (await db().outboxMail.deleteMany({ where: { createdAt } })).count;
}

/** Clears the personal data of orders that tax law no longer requires; the sums keep the sales. */
export function emptyOldOrders(now: Date): Promise<number> {
  return db().$transaction((tx) => emptyOrders(tx, taxKeptSince(now), BATCH));
}
