import "server-only";
import { db } from "@/lib/db";

/** How long a claim from a contract can be brought in India (Limitation Act 1963, article 55). */
const KEPT_YEARS = 3;

/** Removes messages and demo requests that nobody can need any more. */
export async function tidyContact(now = new Date()): Promise<void> {
  const createdAt = { lt: keptSince(now) };
  await db().contactMessage.deleteMany({ where: { createdAt } });
  await db().demoRequest.deleteMany({ where: { createdAt } });
}

/** What was written before this time is needed no more. */
export function keptSince(now: Date): Date {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - KEPT_YEARS);
  return start;
}
