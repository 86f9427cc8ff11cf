import "server-only";
import { db } from "@/lib/db";

/** How long a contractual claim can be brought in India (Limitation Act 1963, article 55). */
const KEPT_YEARS = 3;

/** Deletes messages past their retention; returns how many. */
export async function cleanUpMessages(now: Date): Promise<number> {
  const where = { createdAt: { lt: keptSince(now) } };
  return (await db().contactMessage.deleteMany({ where })).count;
}

/** Deletes demo requests past their retention; returns how many. */
export async function cleanUpDemoRequests(now: Date): Promise<number> {
  const where = { createdAt: { lt: keptSince(now) } };
  return (await db().demoRequest.deleteMany({ where })).count;
}

/** The start of the retention period. */
export function keptSince(now: Date): Date {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - KEPT_YEARS);
  return start;
}
