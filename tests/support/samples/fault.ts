import { db } from "@/lib/db";
import type { OrderStatus } from "@/lib/orders/contract";
import { request } from "@/tests/support/servers/http";
import { aBuyer, aProduct, type Person } from "@/tests/support/shop/builders";
import { withCash } from "@/tests/support/shop/order-builder";
import { line } from "@/tests/support/shop/shop";

export type Bought = Person & { orderId: string; orderNumber: string; charger: string };

/** A customer with one order in this status, paid in cash. */
export async function aBoughtCharger(status: OrderStatus = "Delivered"): Promise<Bought> {
  const product = await aProduct({ pricePaise: 20_000_00 });
  const person = await aBuyer(product);
  const body = { paymentoption: "Cash", products: [line(product)] };
  const placed = await request("/order/addorder", { token: person.token, body });
  const { id, number } = await db().order.update({
    where: { id: placed.body.order_ids[0] },
    data: withCash(status),
    select: { id: true, number: true },
  });
  return { ...person, orderId: id, orderNumber: number, charger: product.name };
}

export const ISSUE = "The status light stays red and the car does not charge.";

/** Reports a fault of the charger. */
export function reportFault({ token, orderId }: Bought, changes: object = {}) {
  const fault = { order_id: orderId, location: "Basement, bay 12", issue: ISSUE };
  return request("/reports", { token, body: { ...fault, ...changes } });
}
