import "server-only";
import { keptSince } from "@/lib/contact/tidy";
import { db } from "@/lib/db";

/** Removes reports that are as old as messages which nobody can need any more. */
export async function tidyReports(now = new Date()): Promise<void> {
  const createdAt = { lt: keptSince(now) };
  await db().chargerReport.deleteMany({ where: { createdAt } });
}
