import "server-only";
import { NONE } from "@/lib/advice/counting";
import { type Changed, changedAdvice, changedByCar, GOLDEN } from "@/lib/advice/golden";
import * as contract from "@/lib/advice/office/contract";
import { unitsOnSale } from "@/lib/advice/units";
import { AppError } from "@/lib/call/errors";
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
    cars: cars.map((car) => ({ slug: car.slug, name: carName(car) })),
  };
});

export const previewAdvice = serve(contract.previewAdvice, async (_actor, { slug, price }) => {
  const [before, after] = await Promise.all([
    unitsOnSale(),
    unitsOnSale({ slug, pricePaise: paiseFromRupees(price) }),
  ]);
  return previewOf(changedAdvice(before, after));
});

/** @throws AppError not_found for a car that is not in our list. */
export const previewCar = serve(contract.previewCar, async (_actor, { car, ...given }) => {
  if (!cars.some(({ slug }) => slug === car)) {
    throw new AppError("not_found", "This car is not in our list.");
  }
  const figures = {
    ...(given.battery_kwh && { batteryKwh: given.battery_kwh }),
    ...(given.ac_1ph_kw && { ac1Kw: given.ac_1ph_kw }),
    ...(given.ac_3ph_kw && { ac3Kw: given.ac_3ph_kw }),
    ...(given.kwh_per_100km && { kwhPer100Km: given.kwh_per_100km }),
  };
  return previewOf(changedByCar(car, figures, await unitsOnSale()));
});

function previewOf(changed: readonly Changed[]): contract.AdvicePreview {
  return {
    households: GOLDEN.length,
    changed: changed.map(({ name: household, ...rest }) => ({ household, ...rest })),
  };
}

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
