import { db, type Prisma } from "@/lib/db";
import { expirePurchases, reconcile } from "@/lib/payments/reconciliation/attempts";
import { sendDueRefunds } from "@/lib/payments/refunds/refunds";
import { processWebhooks } from "@/lib/payments/webhooks/webhook-events";
import { type Answer, aBuyerOfOne, type Buyer, type Stage } from "@/tests/kill/stage";
import { until } from "@/tests/support/servers/stop-points";

/** Presses "Pay", as the checkout page does first. */
export function pressPay(stage: Stage, buyer: Buyer, quantity = 1): Promise<Answer> {
  const products = [{ productid: buyer.product.id, quantity }];
  return stage.post(buyer, "/payments/createpayment", { products });
}

export type Paid = { orderId: string; purchaseId: string; verify: () => Promise<Answer> };

/** Presses "Pay" and pays at the provider; the caller sends the browser's verification. */
export async function payAtProvider(
  stage: Stage,
  buyer: Buyer,
  outcome: "captured" | "authorized" = "captured",
): Promise<Paid> {
  const opened = await pressPay(stage, buyer);
  if (opened.status !== 200) throw new Error(`createpayment: ${JSON.stringify(opened)}`);
  const { order_id: orderId, purchase_id: purchaseId } = opened.body;
  const { response } = stage.provider.control.pay(orderId, { method: "upi", outcome });
  const body = {
    razorpaypaymentid: response.razorpay_payment_id,
    razorpayorderid: response.razorpay_order_id,
    razorpaysignature: response.razorpay_signature,
  };
  return {
    orderId,
    purchaseId,
    verify: () => stage.post(buyer, "/payments/verifypayment", body),
  };
}

export function cancel(stage: Stage, buyer: Buyer, orderId: string): Promise<Answer> {
  const body = { order_id: orderId, reasonforcancel: "Changed my mind" };
  return stage.post(buyer, "/order/cancelorder", body);
}

/** A buyer whose order is paid and placed. */
export async function aPaidOrder(stage: Stage): Promise<Buyer & { orderId: string }> {
  const buyer = await aBuyerOfOne();
  const { verify } = await payAtProvider(stage, buyer);
  const { body } = await verify();
  return { ...buyer, orderId: body.order_ids[0] };
}

/** The provider's refunds to this buyer, in paise. */
export async function paidBack({ provider }: Stage, { userId }: Buyer): Promise<number[]> {
  const payments = await db().payment.findMany({ where: { purchase: { userId } } });
  const ids = payments.map(({ id }) => id);
  const { refunds } = provider.control.state();
  return refunds.filter((row) => ids.includes(row.payment_id)).map(({ amount }) => amount);
}

/** The answer to a second "Cancel order", after the first was kept or lost. */
export const repeated = (isKept: boolean) =>
  isKept
    ? { status: 409, body: { code: "order_canceled" } }
    : { status: 200, body: { message: "Order successfully canceled!" } };

export const ordersOf = ({ userId }: Buyer) =>
  db().order.findMany({ where: { userId }, select: { id: true, status: true } });

/** Delivers the provider's events and makes those claimed by a dead process due again. */
export async function webhooksArrive({ provider }: Stage): Promise<void> {
  provider.control.releaseWebhooks();
  await provider.control.webhooksIdle();
  const past = new Date(0);
  await db().webhookEvent.updateMany({ where: { processedAt: null }, data: { nextTryAt: past } });
  await processWebhooks();
}

/** Waits for the buyer's order, which the application's jobs may place. */
export const placed = (buyer: Buyer) =>
  until("the order is placed", async () => (await ordersOf(buyer)).length > 0);

/** Ages attempts by a minute, until they count as abandoned. */
export async function minutePasses({ userId }: Buyer): Promise<void> {
  const createdAt = new Date(Date.now() - 60_000);
  await db().paymentAttempt.updateMany({ where: { purchase: { userId } }, data: { createdAt } });
}

/** Passes half an hour and runs the job that expires purchases. */
export async function holdRunsOut({ userId }: Buyer): Promise<void> {
  const past = new Date(Date.now() - 1_000);
  const where = { userId, state: "awaiting_payment" } as const;
  await db().purchase.updateMany({ where, data: { reservedUntil: past } });
  await expirePurchases();
}

/** Passes ten minutes and runs the reconciliation. */
export async function reconcileNow({ userId }: Buyer): Promise<void> {
  const createdAt = new Date(Date.now() - 10 * 60_000);
  await db().paymentAttempt.updateMany({ where: { purchase: { userId } }, data: { createdAt } });
  await reconcile();
}

/** Sends waiting refunds now, ignoring their back-off, by the application's job or ours. */
export async function sendRefundsNow(): Promise<void> {
  const where = { state: { in: ["pending", "sent"] } } satisfies Prisma.RefundWhereInput;
  await db().refund.updateMany({ where, data: { nextTryAt: new Date(0) } });
  await sendDueRefunds();
  await until("no refund is on its way", async () => (await db().refund.count({ where })) === 0);
}
