import "server-only";
import type { UnitView } from "@/lib/advice/contract";
import type { Unit } from "@/lib/advice/household";
import { AppError } from "@/lib/call/errors";
import { db, Prisma } from "@/lib/db";

/** The cheapest charger of each kind and power that is in stock; as if one of them had another price, if one is given. */
export async function unitsOnSale(other?: Pick<Unit, "slug" | "pricePaise">): Promise<Unit[]> {
  const price = other
    ? Prisma.sql`CASE WHEN slug = ${other.slug} THEN ${other.pricePaise}::bigint ELSE "pricePaise" END`
    : Prisma.sql`"pricePaise"`;
  // The price and place of the cheapest first: sorting 100,000 products takes six times as long.
  const rows = await db().$queryRaw<(Omit<Unit, "pricePaise"> & { pricePaise: bigint })[]>`
    WITH cheapest AS (
      SELECT kind, "ratedPowerW" AS power, min(ARRAY[${price}, position]) AS first
      FROM "Product" WHERE "isListed" AND quantity > 0 AND "ratedPowerW" > 0 GROUP BY kind, power)
    SELECT DISTINCT ON (c.kind::text, power) slug, name, c.kind::text AS kind,
      power / 1000.0::float8 AS "ratedKw", first[1] AS "pricePaise"
    FROM cheapest c JOIN "Product" p
      ON p.position = first[2] AND ${price} = first[1] AND p.kind = c.kind AND "ratedPowerW" = power
    WHERE "isListed" AND quantity > 0 ORDER BY c.kind::text, power, id`;
  return rows.map((row) => ({ ...row, pricePaise: Number(row.pricePaise) }));
}

/** A charger of the shop, in stock or not. @throws AppError not_found. */
export async function unitOf(slug: string): Promise<Unit> {
  const row = await db().product.findFirst({
    where: { slug, isListed: true, ratedPowerW: { gt: 0 } },
    select: { slug: true, name: true, kind: true, ratedPowerW: true, pricePaise: true },
  });
  if (!row) throw new AppError("not_found", "This charger is not in our range.");
  const { ratedPowerW, pricePaise, ...rest } = row;
  return { ...rest, ratedKw: ratedPowerW / 1000, pricePaise: Number(pricePaise) };
}

/** A charger in an answer. */
export function unitView({ slug, name, ratedKw, pricePaise }: Unit): UnitView {
  return { slug, name, rated_power_w: Math.round(ratedKw * 1000), price: pricePaise };
}

/** To hundredths: more would pretend a precision that the figures do not have. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
