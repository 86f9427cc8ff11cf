import "server-only";
import { DAY_MS, dayCode } from "@/lib/dates";
import { db } from "@/lib/db";

/** What is counted where no charger fitted. */
export const NONE = "none";
/** Days for which counts of answers are kept, as those of visits are. */
const KEPT_DAYS = 400;

/** Counts an answer: the vehicle of our list or its kind, and the charger that came first. Nothing says who asked. */
export async function countAnswer(vehicle: string, answer: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "AdviceCount" AS a (day, vehicle, answer, count)
    VALUES (${dayCode(new Date())}::date, ${vehicle}, ${answer}, 1)
    ON CONFLICT (day, vehicle, answer) DO UPDATE SET count = a.count + 1`;
}

/** Deletes old counts of answers. Returns how many rows. */
export async function cleanUpAdvice(now: Date): Promise<number> {
  const where = { day: { lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } };
  return (await db().adviceCount.deleteMany({ where })).count;
}
