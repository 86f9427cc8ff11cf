import "server-only";
import { DAY_MS, dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { onShutdown } from "@/lib/process/shutdown";

/** What is counted where no charger fitted. */
export const NONE = "none";
/** Days for which counts of answers are kept, as those of visits are. */
const KEPT_DAYS = 400;
/** How long an answer is counted in memory only, in ms. */
const WRITTEN_AFTER_MS = 5_000;

type Count = { day: string; vehicle: string; answer: string; count: number };
type Unwritten = { counts: Map<string, Count>; timer: NodeJS.Timeout | null };
// On globalThis because Next bundles pages and handlers separately. Bounded by days, models and chargers.
const globalState = globalThis as { unwrittenAdvice?: Unwritten };

/**
 * Counts an answer: the vehicle of our list or its kind, and the charger that came first. Nothing says who asked.
 * It is counted in memory and written within five seconds, together with others: many who ask at once would otherwise
 * wait for the row of the same car and charger. A shutdown writes what is left; a crash loses these seconds.
 */
export function countAnswer(vehicle: string, answer: string): void {
  add({ day: dayCode(new Date()), vehicle, answer, count: 1 });
}

/** Writes the answers counted since the last time. What cannot be written is kept for the next time. */
export async function writeAdviceCounts(): Promise<void> {
  const unwritten = unwrittenAdvice();
  if (unwritten.timer) clearTimeout(unwritten.timer);
  unwritten.timer = null;
  // In one order, so that two processes never wait for each other's rows.
  const counts = [...unwritten.counts.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  unwritten.counts.clear();
  if (counts.length === 0) return;
  try {
    await write(counts);
  } catch (error) {
    log().warn({ err: error }, "advice is counted later");
    counts.forEach(add);
  }
}

/** Deletes old counts of answers. Returns how many rows. */
export async function cleanUpAdvice(now: Date): Promise<number> {
  const where = { day: { lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } };
  return (await db().adviceCount.deleteMany({ where })).count;
}

function unwrittenAdvice(): Unwritten {
  globalState.unwrittenAdvice ??= { counts: new Map(), timer: null };
  return globalState.unwrittenAdvice;
}

function add(count: Count): void {
  const unwritten = unwrittenAdvice();
  const known = unwritten.counts.get(keyOf(count));
  unwritten.counts.set(keyOf(count), { ...count, count: count.count + (known?.count ?? 0) });
  if (unwritten.timer) return;
  unwritten.timer = setTimeout(() => void writeAdviceCounts(), WRITTEN_AFTER_MS);
  unwritten.timer.unref();
  onShutdown("counts", writeAdviceCounts);
}

const keyOf = ({ day, vehicle, answer }: Count) => `${day} ${vehicle} ${answer}`;

async function write(counts: readonly Count[]): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "AdviceCount" AS a (day, vehicle, answer, count)
    SELECT * FROM unnest(
      ${counts.map(({ day }) => day)}::date[], ${counts.map(({ vehicle }) => vehicle)}::text[],
      ${counts.map(({ answer }) => answer)}::text[], ${counts.map(({ count }) => count)}::int[])
    ON CONFLICT (day, vehicle, answer) DO UPDATE SET count = a.count + excluded.count`;
}
