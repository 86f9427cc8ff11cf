import { db, type Prisma } from "@/lib/db";
import { expirePurchases, reconcile } from "@/lib/payments/reconciliation/attempts";
import { sendDueRefunds } from "@/lib/payments/refunds/refunds";
import { processWebhooks } from "@/lib/payments/webhooks/webhook-events";
import { type Answer, aBuyerOfOne, type Buyer, type Stage } from "@/tests/kill/stage";
import { until } from "@/tests/support/servers/stop-points";

/** "Pay": what the checkout page sends first. */
export function pressPay(stage: Stage, buyer: Buyer, quantity = 1): Promise<Answer> {
  const products = [{ productid: buyer.product.id, quantity }];
  return stage.post(buyer, "/payments/createpayment", { products });
}

export type Paid = { orderId: string; purchaseId: string; verify: () => Promise<Answer> };

/** Presses "Pay" and pays at the provider; the browser's answer is for the caller to send. */
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

/** What the provider has paid back to this buyer: amounts in paise. */
export async function paidBack({ provider }: Stage, { userId }: Buyer): Promise<number[]> {
  const payments = await db().payment.findMany({ where: { purchase: { userId } } });
  const ids = payments.map(({ id }) => id);
  const { refunds } = provider.control.state();
  return refunds.filter((row) => ids.includes(row.payment_id)).map(({ amount }) => amount);
}

/** What a second press of "Cancel order" is told, after the first was kept or lost. */
export const repeated = (isKept: boolean) =>
  isKept
    ? { status: 409, body: { code: "order_canceled" } }
    : { status: 200, body: { message: "Order successfully canceled!" } };

export const ordersOf = ({ userId }: Buyer) =>
  db().order.findMany({ where: { userId }, select: { id: true, status: true } });

/** The provider's events arrive, and those that a dead process had claimed are due again. */
export async function webhooksArrive({ provider }: Stage): Promise<void> {
  provider.control.releaseWebhooks();
  await provider.control.webhooksIdle();
  const past = new Date(0);
  await db().webhookEvent.updateMany({ where: { processedAt: null }, data: { nextTryAt: past } });
  await processWebhooks();
}

/** Waits for the buyer's order: the application's own jobs may be at it. */
export const placed = (buyer: Buyer) =>
  until("the order is placed", async () => (await ordersOf(buyer)).length > 0);

/** A minute passes: nobody is taken to be making the provider's order still. */
export async function minutePasses({ userId }: Buyer): Promise<void> {
  const createdAt = new Date(Date.now() - 60_000);
  await db().paymentAttempt.updateMany({ where: { purchase: { userId } }, data: { createdAt } });
}

/** Half an hour passes, and the job that closes abandoned purchases runs. */
export async function holdRunsOut({ userId }: Buyer): Promise<void> {
  const past = new Date(Date.now() - 1_000);
  const where = { userId, state: "awaiting_payment" } as const;
  await db().purchase.updateMany({ where, data: { reservedUntil: past } });
  await expirePurchases();
}

/** Ten minutes pass, and the job that asks after open payments runs. */
export async function reconcileNow({ userId }: Buyer): Promise<void> {
  const createdAt = new Date(Date.now() - 10 * 60_000);
  await db().paymentAttempt.updateMany({ where: { purchase: { userId } }, data: { createdAt } });
  await reconcile();
}

/** However long the back-off: the refunds that wait are sent now, by the application's job or by ours. */
export async function sendRefundsNow(): Promise<void> {
  const where = { state: { in: ["pending", "sent"] } } satisfies Prisma.RefundWhereInput;
  await db().refund.updateMany({ where, data: { nextTryAt: new Date(0) } });
  await sendDueRefunds();
  await until("no refund is on its way", async () => (await db().refund.count({ where })) === 0);
}
