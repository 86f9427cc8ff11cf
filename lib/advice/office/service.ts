import "server-only";
import { NONE } from "@/lib/advice/counting";
import { changedAdvice, GOLDEN } from "@/lib/advice/golden";
import * as contract from "@/lib/advice/office/contract";
import { unitsOnSale } from "@/lib/advice/units";
import { carName, cars } from "@/lib/content/cars";
import { DAY_MS, dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { paiseFromRupees } from "@/lib/money";

export const readAdvice = serve(contract.readAdvice, async (_actor, { days }) => {
  const since = dayCode(new Date(Date.now() - (days - 1) * DAY_MS));
  const [rows, units] = await Promise.all([readCounts(since), unitsOnSale()]);
  return {
    since,
    answers: rows.map(({ vehicle, name, count }) => ({
      ...{ vehicle: vehicleName(vehicle), charger: name, count },
    })),
    chargers: units.map(({ slug, name, pricePaise: price }) => ({ slug, name, price })),
  };
});

export const previewAdvice = serve(contract.previewAdvice, async (_actor, { slug, price }) => {
  const [before, after] = await Promise.all([
    unitsOnSale(),
    unitsOnSale({ slug, pricePaise: paiseFromRupees(price) }),
  ]);
  const changed = changedAdvice(before, after);
  return {
    households: GOLDEN.length,
    changed: changed.map(({ name: household, ...rest }) => ({ household, ...rest })),
  };
});

const MOST = 200;

type Row = { vehicle: string; name: string | null; count: number };

/** A charger that has another name since, or is gone, is named by its address. */
function readCounts(since: string): Promise<Row[]> {
  return db().$queryRaw<Row[]>`
    SELECT a.vehicle, CASE WHEN a.answer = ${NONE} THEN NULL ELSE coalesce(max(p.name), a.answer) END AS name,
           sum(a.count)::int AS count
    FROM "AdviceCount" a LEFT JOIN "Product" p ON p.slug = a.answer
    WHERE a.day >= ${since}::date GROUP BY a.vehicle, a.answer
    ORDER BY count DESC, a.vehicle, a.answer LIMIT ${MOST}`;
}

function vehicleName(slug: string): string {
  const car = cars.find((one) => one.slug === slug);
  return car ? carName(car) : "Not listed";
}
