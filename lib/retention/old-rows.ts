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

/** So many rows of a table are changed in one transaction: nobody waits long for one of them. */
export const BATCH = 1000;

/** Cuts the provider's events down to ids. Answers how many, as all of these do; a full batch is followed by another. */
export function cutOldPayloads(now: Date): Promise<number> {
  const before = daysBefore(now, PAYLOAD_DAYS);
  return cutPayloads(db(), Prisma.sql`w."receivedAt" < ${before}`, BATCH);
}

/** Empties phone number and note of purchases that are done, of an erased account's at once and with its tracking numbers. */
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

/** Empties what says who bought of orders that tax law asks for no more; what was sold stays in the sums. */
export function emptyOldOrders(now: Date): Promise<number> {
  return db().$transaction((tx) => emptyOrders(tx, taxKeptSince(now), BATCH));
}
