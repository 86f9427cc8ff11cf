import "server-only";
import { audit } from "@/lib/audit/record";
import type { Admin } from "@/lib/auth/actor";
import type { Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/change-once";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { kick } from "@/lib/jobs/kick";
import { cancelOrderByAdmin } from "@/lib/orders/admin-contract";
import { assertNotCanceled, lockOrder } from "@/lib/orders/changes";
import { readAdminOrder } from "@/lib/orders/rows";
import { mayCancelForCustomer } from "@/lib/orders/rules";
import { cancelAndRefund } from "@/lib/payments/cancellation";

const cancelOrderByAdminService = serve(cancelOrderByAdmin, async (actor, { id, reason }) => {
  await changeOnce(actor, (tx) => cancelFor(tx, actor, id, reason));
  kick("refunds");
  kick("mail");
  return { message: "Order successfully canceled!", order: await readAdminOrder(id) };
});

export { cancelOrderByAdminService as cancelOrderByAdmin };

async function cancelFor(tx: Tx, { userId }: Admin, id: string, reason: string): Promise<void> {
  const order = await lockOrder(tx, { id });
  assertNotCanceled(order);
  if (!mayCancelForCustomer(order.status)) {
    throw new AppError(
      "order_not_cancelable",
      "This order is Delivered, so it cannot be canceled.",
    );
  }
  const why = { reason: "Other", otherReason: reason };
  await cancelAndRefund(tx, order, why, { by: "admin", byId: userId });
  await audit(tx, {
    by: "admin",
    byId: userId,
    action: "order.canceled",
    subject: id,
    detail: { before: order.status, after: "canceled" },
  });
}
