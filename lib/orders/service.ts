import "server-only";
import { db, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { assertOwn } from "@/lib/identity/assert-own";
import * as contract from "@/lib/orders/contract";
import { ORDER_COLUMNS, orderFromRow } from "@/lib/orders/mapper";
import { statusesOf } from "@/lib/orders/own/rules";
import type { HistoryPart } from "@/lib/orders/own/states";

const NEWEST_FIRST = [{ placedAt: "desc" }, { id: "desc" }] as const;

export const orderHistory = serve(contract.orderHistory, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const { userId } = actor;
  const rows = await db().order.findMany({
    where: { userId, AND: [inPart(input.show), await after(userId, input.after)] },
    select: ORDER_COLUMNS,
    orderBy: [...NEWEST_FIRST],
    take: input.limit,
  });
  return rows.map(orderFromRow);
});

function inPart(part: HistoryPart | undefined): Prisma.OrderWhereInput {
  if (!part) return {};
  const names = statusesOf(part);
  const status = { in: names.filter((name) => name !== "placed") };
  return names.includes("placed") ? { OR: [{ status: null }, { status }] } : { status };
}

/** By the values of the order to go on after: it may have left this part of the history meanwhile. */
async function after(userId: string, id: string | undefined): Promise<Prisma.OrderWhereInput> {
  if (!id) return {};
  const from = await db().order.findFirst({ where: { id, userId }, select: { placedAt: true } });
  if (!from) return { id: { in: [] } };
  const { placedAt } = from;
  return { OR: [{ placedAt: { lt: placedAt } }, { placedAt, id: { lt: id } }] };
}
