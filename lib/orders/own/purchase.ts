import "server-only";
import { AppError } from "@/lib/call/errors";
import { issuerAt } from "@/lib/company/registered";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Order } from "@/lib/orders/contract";
import { ORDER_COLUMNS, orderFromRow } from "@/lib/orders/mapper";
import * as contract from "@/lib/orders/own/contract";

export const ownPurchase = serve(contract.ownPurchase, async ({ userId }, { order_number }) => {
  const order = await db().order.findFirst({
    where: { number: order_number, userId },
    select: { purchaseId: true },
  });
  if (!order) throw new AppError("not_found", "There is no such order.");
  const [orders, issuer] = await Promise.all([
    ordersOf(order.purchaseId),
    issuerAt(db(), new Date()),
  ]);
  return { orders, is_invoiced: issuer !== null };
});

/** The orders of a purchase, in the sequence of their numbers. */
async function ordersOf(purchaseId: string): Promise<Order[]> {
  return ordersFrom(await db().order.findMany({ where: { purchaseId }, ...ORDERS }));
}

/** The orders of a purchase as read. */
export const ORDERS = { select: ORDER_COLUMNS } as const;

/** The same, in the sequence of their numbers. */
export function ordersFrom(rows: Parameters<typeof orderFromRow>[0][]): Order[] {
  // Sorted here, because a sorted list is planned anew each time: this one took longer to plan than to read.
  return rows.map(orderFromRow).sort((a, b) => (a.order_number < b.order_number ? -1 : 1));
}
