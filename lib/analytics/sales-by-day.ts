import "server-only";
import * as contract from "@/lib/analytics/admin-contract";
import { dayBefore, filledDays, periodSums } from "@/lib/analytics/day-rules";
import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { moneyOf } from "@/lib/sales/money";
import { rollUpSales } from "@/lib/sales/roll-up";

export const salesByDay = serve(contract.salesByDay, async (_actor, { days: count }) => {
  await rollUpSales();
  const today = dayCode(new Date());
  const rows = await db().daySales.findMany({
    where: { day: { gte: new Date(dayBefore(today, count - 1)), lte: new Date(today) } },
    select: { day: true, orders: true, units: true, paise: true, refundedPaise: true },
  });
  const known = rows.map((row) => ({
    day: row.day.toISOString().slice(0, 10),
    total_orders: row.orders,
    total_units: row.units,
    ...moneyOf(row),
  }));
  const sales_by_day = filledDays(known, today, count);
  return { sales_by_day, ...periodSums(sales_by_day) };
});
