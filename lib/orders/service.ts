import "server-only";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { assertOwn } from "@/lib/identity/assert-own";
import * as contract from "@/lib/orders/contract";
import { ORDER_COLUMNS, orderFromRow } from "@/lib/orders/mapper";

const NEWEST_FIRST = [{ placedAt: "desc" }, { id: "desc" }] as const;

export const orderHistory = serve(contract.orderHistory, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const rows = await db().order.findMany({
    where: { userId: actor.userId },
    select: ORDER_COLUMNS,
    orderBy: [...NEWEST_FIRST],
    take: input.limit,
    ...after(input.after),
  });
  return rows.map(orderFromRow);
});

/** Paging after an order; the first page if there is none. */
function after(orderId: string | undefined): { cursor?: { id: string }; skip?: number } {
  return orderId ? { cursor: { id: orderId }, skip: 1 } : {};
}
