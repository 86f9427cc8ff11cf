import { DAY_MS } from "@/lib/dates";
import "server-only";
import { db } from "@/lib/db";

/** Days for which counts of visits are kept: a year, to compare with, and a month to look at it. */
export const VISIT_DAYS = 400;

/** Deletes old counts of visits. Returns how many rows. */
export async function cleanUpVisits(now: Date): Promise<number> {
  const where = { day: { lt: new Date(now.getTime() - VISIT_DAYS * DAY_MS) } };
  const removed = await Promise.all([
    db().visitFigure.deleteMany({ where }),
    db().visitStep.deleteMany({ where }),
    db().emptySearch.deleteMany({ where }),
  ]);
  return removed.reduce((sum, { count }) => sum + count, 0);
}
