import "server-only";
import { dayCode } from "@/lib/dates";
import { Prisma } from "@/lib/db";

/**
 * The rate of a HSN or SAC on the day of a moment in India, in basis points, as part of a statement; null where no row
 * covers it. Of the rows that do the longest code counts, and of those the one that began last.
 */
export function rateAt(code: Prisma.Sql, moment: Date): Prisma.Sql {
  const day = dayCode(moment);
  return Prisma.sql`(
    SELECT r."rateBp" FROM "TaxRate" r
    WHERE starts_with(${code}, r.code) AND r."validFrom" <= ${day}::date
      AND (r."validTo" IS NULL OR r."validTo" >= ${day}::date)
    ORDER BY length(r.code) DESC, r."validFrom" DESC LIMIT 1)`;
}
