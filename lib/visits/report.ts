import "server-only";
import { DAY_MS, dayCode, dayOf } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/visits/contract";
import { type Device, type MetricName, markOf, percentile75 } from "@/lib/visits/rules";

export const readVisits = serve(contract.readVisits, async (_actor, { days, device }) => {
  const since = dayCode(new Date(Date.now() - (days - 1) * DAY_MS));
  const asked = Prisma.sql`day >= ${since}::date`;
  const of = device ? Prisma.sql`${asked} AND device = ${device}` : asked;
  const [speed, funnel, searches] = await Promise.all([
    readSpeed(of),
    readFunnel(of),
    readSearches(asked),
  ]);
  return { since, speed, funnel, searches };
});

const MOST_PAGES = 200;
const MOST_SEARCHES = 50;

type Counted = { page: string; device: Device; metric: MetricName; bucket: number; count: number };

async function readSpeed(of: Prisma.Sql): Promise<contract.Speed[]> {
  const rows = await db().$queryRaw<Counted[]>`
    SELECT page, device, metric, bucket, sum(count)::int AS count FROM "VisitFigure"
    WHERE ${of} GROUP BY page, device, metric, bucket`;
  const groups = Map.groupBy(rows, (row) => `${row.page} ${row.device} ${row.metric}`);
  return [...groups.values()]
    .flatMap(speedOf)
    .toSorted((a, b) => b.visits - a.visits || a.page.localeCompare(b.page))
    .slice(0, MOST_PAGES);
}

/** The figure of one page, device and metric, from its buckets. */
function speedOf(rows: readonly Counted[]): contract.Speed[] {
  const [first] = rows;
  const counts = new Map(rows.map(({ bucket, count }) => [bucket, count]));
  const p75 = first ? percentile75(first.metric, counts) : null;
  if (!first || p75 === null) return [];
  const { page, device, metric } = first;
  const visits = rows.reduce((sum, { count }) => sum + count, 0);
  return [{ page, device, metric, p75, visits, mark: markOf(metric, p75) }];
}

function readFunnel(of: Prisma.Sql): Promise<contract.Funnel[]> {
  const count = (step: string) =>
    Prisma.sql`coalesce(sum(count) FILTER (WHERE step = ${step}), 0)::int`;
  return db().$queryRaw<contract.Funnel[]>`
    SELECT landing, device, ${count("landed")} AS landed, ${count("product")} AS product,
           ${count("cart")} AS cart, ${count("checkout")} AS checkout, ${count("paid")} AS paid
    FROM "VisitStep" WHERE ${of}
    GROUP BY landing, device ORDER BY landed DESC, landing, device LIMIT ${MOST_PAGES}`;
}

async function readSearches(asked: Prisma.Sql): Promise<contract.EmptySearch[]> {
  const rows = await db().$queryRaw<{ words: string; count: number; last: Date }[]>`
    SELECT words, sum(count)::int AS count, max(day) AS last FROM "EmptySearch"
    WHERE ${asked} GROUP BY words ORDER BY count DESC, words LIMIT ${MOST_SEARCHES}`;
  return rows.map(({ words, count, last }) => ({ words, count, last_day: dayOf(last) }));
}
