import "server-only";
import { keptSince } from "@/lib/contact/cleanup";
import { db } from "@/lib/db";

/** Deletes reports past the retention of messages; returns how many. */
export async function cleanUpFaults(now = new Date()): Promise<number> {
  const where = { createdAt: { lt: keptSince(now) } };
  return (await db().chargerReport.deleteMany({ where })).count;
}
