import "server-only";
import { deliveryAddress } from "@/lib/accounts/addresses";
import type { Customer } from "@/lib/auth/actor";
import { assertOwn } from "@/lib/auth/own";
import { db } from "@/lib/db";
import { changeOnce, earlierChange } from "@/lib/http/change-once";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { kick } from "@/lib/jobs/kick";
import { addOrder, orderHistory } from "@/lib/orders/contract";
import { placeCashPurchase, type Wish } from "@/lib/orders/purchases";
import { quote } from "@/lib/orders/quote";
import { ORDER_COLUMNS, orderFromRow } from "@/lib/orders/rows";

const NEWEST_FIRST = [{ placedAt: "desc" }, { id: "desc" }] as const;

const orderHistoryService = serve(orderHistory, async (actor, input) => {
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

const addOrderService = serve(addOrder, async (actor, input) => {
  assertOwn(actor, input.user_id);
  if (input.paymentoption !== "Cash") return latestPaid(actor, input.products);
  const purchaseId = await placement(actor, input);
  kick("mail");
  return { ...(await placedOrders(purchaseId)), message: "Order placed successfully via Cash!" };
});

export { addOrderService as addOrder, orderHistoryService as orderHistory };

/** Answers the purchase's id; a repeat of what is placed already does not ask what it would cost today. */
async function placement(actor: Customer, input: CheckoutRequest): Promise<string> {
  const earlier = earlierChange<string>(actor);
  if (earlier) return earlier.made;
  const wish = await wishFrom(actor, input);
  return changeOnce(actor, (tx) => placeCashPurchase(tx, wish));
}

type CheckoutRequest = {
  products: { productid: string; quantity: number }[];
  address_id?: string;
  expected_total?: number;
  driver_note?: string;
  checkout_key?: string;
};

/** What a checkout asks for, priced and addressed by the server. @throws AppError, see `quote` and `deliveryAddress`. */
export async function wishFrom(actor: Customer, input: CheckoutRequest): Promise<Wish> {
  const { userId } = actor;
  const quoted = await quote(input.products);
  const address = await deliveryAddress(userId, input.address_id);
  const person = await contactOf(userId);
  return {
    userId,
    ...person,
    quoted,
    seenPaise: input.expected_total,
    address,
    driverNote: input.driver_note,
    checkoutKey: input.checkout_key,
  };
}

/** Whom the provider's window and the delivery ask for. */
export function contactOf(userId: string) {
  const select = { name: true, email: true, phone: true } as const;
  return db().user.findUniqueOrThrow({ where: { id: userId }, select });
}

/** The older clients call addorder after a verified payment, which has placed the orders already. */
async function latestPaid(actor: Customer, products: CheckoutRequest["products"]) {
  const purchase = await db().purchase.findFirst({
    where: { userId: actor.userId, method: "online", state: "placed" },
    orderBy: { placedAt: "desc" },
    select: { id: true, lines: { select: { productId: true, quantity: true } } },
  });
  const bought = new Map(purchase?.lines.map((line) => [line.productId, line.quantity]));
  const same =
    bought.size > 0 &&
    products.length === bought.size &&
    products.every(({ productid, quantity }) => bought.get(productid) === quantity);
  if (!purchase || !same) {
    throw new AppError("conflict", "There is no verified payment for these products.");
  }
  return { ...(await placedOrders(purchase.id)), message: "Payment successful and order placed!" };
}

async function placedOrders(purchaseId: string) {
  const orders = await db().order.findMany({
    where: { purchaseId },
    select: { id: true },
    orderBy: { number: "asc" },
  });
  return { purchase_id: purchaseId, order_ids: orders.map(({ id }) => id) };
}

/** Goes on after an order; past the newest when there is none. */
function after(orderId: string | undefined): { cursor?: { id: string }; skip?: number } {
  return orderId ? { cursor: { id: orderId }, skip: 1 } : {};
}
