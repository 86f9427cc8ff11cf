import "server-only";
import { db } from "@/lib/db";

/** How long a claim from a contract can be brought in India (Limitation Act 1963, article 55). */
const KEPT_YEARS = 3;

/** Removes messages that nobody can need any more; answers how many. */
export async function cleanUpMessages(now: Date): Promise<number> {
  const where = { createdAt: { lt: keptSince(now) } };
  return (await db().contactMessage.deleteMany({ where })).count;
}

/** The same for demo requests. */
export async function cleanUpDemoRequests(now: Date): Promise<number> {
  const where = { createdAt: { lt: keptSince(now) } };
  return (await db().demoRequest.deleteMany({ where })).count;
}

/** What was written before this time is needed no more. */
export function keptSince(now: Date): Date {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - KEPT_YEARS);
  return start;
}
