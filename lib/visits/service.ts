import "server-only";
import { searchProducts } from "@/lib/catalogue/service";
import { contentPages } from "@/lib/content/page-list";
import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Actor } from "@/lib/identity/actor";
import * as contract from "@/lib/visits/contract";
import { bucketOf, type Device, listedSearch, type MetricName, pageName } from "@/lib/visits/rules";

export const recordVisit = serve(contract.recordVisit, async (actor, input) => {
  const seen = { day: dayCode(new Date()), device: input.device };
  await countFigures({ ...seen, page: nameOf(input.page) }, input.figures);
  await countSteps({ ...seen, landing: nameOf(input.landing) }, [...new Set(input.steps)]);
  for (const query of new Set(input.searches)) await countSearch(actor, seen.day, query);
  return { message: "Counted." };
});

const nameOf = (path: string) => pageName(path, known);
const known = new Set(contentPages.map(({ path }) => path));

type Seen = { day: string; device: Device };

async function countFigures(
  { day, page, device }: Seen & { page: string },
  figures: Partial<Record<MetricName, number>>,
): Promise<void> {
  const metrics = (Object.keys(figures) as MetricName[]).toSorted();
  if (metrics.length === 0) return;
  const buckets = metrics.map((metric) => bucketOf(metric, figures[metric] ?? 0));
  await db().$executeRaw`
    INSERT INTO "VisitFigure" AS f (day, page, device, metric, bucket, count)
    SELECT ${day}::date, ${page}, ${device}, metric, bucket, 1
    FROM unnest(${metrics}::text[], ${buckets}::int[]) AS seen(metric, bucket)
    ON CONFLICT (day, page, device, metric, bucket) DO UPDATE SET count = f.count + 1`;
}

async function countSteps(
  { day, landing, device }: Seen & { landing: string },
  steps: readonly string[],
): Promise<void> {
  if (steps.length === 0) return;
  await db().$executeRaw`
    INSERT INTO "VisitStep" AS s (day, landing, device, step, count)
    SELECT ${day}::date, ${landing}, ${device}, step, 1
    FROM unnest(${steps.toSorted()}::text[]) AS reached(step)
    ON CONFLICT (day, landing, device, step) DO UPDATE SET count = s.count + 1`;
}

/** Counts a search if it finds nothing: what a browser says about it is not taken on trust. */
async function countSearch(actor: Actor, day: string, query: string): Promise<void> {
  const words = listedSearch(query);
  if (words === null) return;
  const { products } = await searchProducts(actor, { query, limit: "1-1" });
  if (products.length > 0) return;
  await db().$executeRaw`
    INSERT INTO "EmptySearch" AS e (day, words, count) VALUES (${day}::date, ${words}, 1)
    ON CONFLICT (day, words) DO UPDATE SET count = e.count + 1`;
}
