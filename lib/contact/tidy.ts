import "server-only";
import { db } from "@/lib/db";

/** How long a claim from a contract can be brought in India (Limitation Act 1963, article 55). */
const KEPT_YEARS = 3;

/** Removes messages and demo requests that nobody can need any more. */
export async function tidyContact(now = new Date()): Promise<void> {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - KEPT_YEARS);
  const createdAt = { lt: start };
  await db().contactMessage.deleteMany({ where: { createdAt } });
  await db().demoRequest.deleteMany({ where: { createdAt } });
}
