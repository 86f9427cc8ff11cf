import "server-only";
import { keptSince } from "@/lib/contact/cleanup";
import { db } from "@/lib/db";

/** Removes reports that are as old as messages which nobody can need any more; answers how many. */
export async function cleanUpFaults(now = new Date()): Promise<number> {
  const where = { createdAt: { lt: keptSince(now) } };
  return (await db().chargerReport.deleteMany({ where })).count;
}
