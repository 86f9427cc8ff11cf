import "server-only";
import type { z } from "zod";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import type { Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import * as contract from "@/lib/orders/cash/contract";
import { assertNoCash, assertNotCanceled } from "@/lib/orders/changes";
import { lockOrder } from "@/lib/orders/locked-order";
import { readAdminOrder } from "@/lib/orders/mapper";
import { allows } from "@/lib/orders/status/order-status";
import { cancelAndRefund } from "@/lib/payments/cancellation/cancellation";

type Wish = z.output<typeof contract.reportNotDelivered.input>;

export const reportNotDelivered = serve(contract.reportNotDelivered, async (actor, input) => {
  await changeOnce(actor, (tx) => comeBack(tx, actor, input));
  wake("mail");
  wake("papers");
  return { message: "Canceled: not delivered.", order: await readAdminOrder(input.id) };
});

/** Also accepts an order marked as delivered while its cash is open: the mark was a mistake. */
async function comeBack(tx: Tx, { userId }: Admin, wish: Wish): Promise<void> {
  const { id, reason, goods } = wish;
  const order = await lockOrder(tx, { id });
  assertNotCanceled(order);
  if (order.cash === null) {
    throw new AppError(
      "conflict",
      "This order was paid online. Cancel it, so that the money goes back.",
    );
  }
  assertNoCash(order);
  if (!allows("notDelivered", order.status)) {
    throw new AppError(
      "order_not_cancelable",
      "This order has not been shipped. Cancel it instead.",
    );
  }
  const why = { reason: "Other", otherReason: reason, goods };
  await cancelAndRefund(tx, order, why, { by: "admin", byId: userId, isUndelivered: true });
  await audit(tx, {
    by: "admin",
    byId: userId,
    action: "order.not-delivered",
    subject: id,
    detail: { before: order.status, after: "canceled", goods },
  });
}
