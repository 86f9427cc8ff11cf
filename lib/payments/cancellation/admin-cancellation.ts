import "server-only";
import type { z } from "zod";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import type { Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import * as contract from "@/lib/orders/admin/contract";
import { assertNotCanceled } from "@/lib/orders/changes";
import { lockOrder } from "@/lib/orders/locked-order";
import { readAdminOrder } from "@/lib/orders/mapper";
import { goodsChoices, goodsOfCancellation } from "@/lib/orders/refund/rules";
import { allows, statusLabel } from "@/lib/orders/status/order-status";
import { cancelAndRefund } from "@/lib/payments/cancellation/cancellation";

type Wish = z.output<typeof contract.cancelOrderByAdmin.input>;

export const cancelOrderByAdmin = serve(contract.cancelOrderByAdmin, async (actor, input) => {
  const { id } = input;
  await changeOnce(actor, (tx) => cancelFor(tx, actor, input));
  wake("refunds");
  wake("papers");
  wake("mail");
  return { message: "Order successfully canceled!", order: await readAdminOrder(id) };
});

async function cancelFor(tx: Tx, { userId }: Admin, wish: Wish): Promise<void> {
  const { id, reason, goods } = wish;
  const order = await lockOrder(tx, { id });
  assertNotCanceled(order);
  if (!allows("cancelForCustomer", order.status)) {
    throw new AppError(
      "order_not_cancelable",
      "This order is Delivered, so it cannot be cancelled.",
    );
  }
  if (goods && !goodsChoices(order.status).includes(goods)) {
    const message = `The order is ${statusLabel(order.status)}: its units have not left yet.`;
    throw new AppError("invalid_input", message, { fields: { goods: [message] } });
  }
  const why = { reason: "Other", otherReason: reason, goods };
  await cancelAndRefund(tx, order, why, { by: "admin", byId: userId });
  await audit(tx, {
    by: "admin",
    byId: userId,
    action: "order.canceled",
    subject: id,
    detail: {
      ...{ before: order.status, after: "canceled" },
      goods: goods ?? goodsOfCancellation(order.status),
    },
  });
}
