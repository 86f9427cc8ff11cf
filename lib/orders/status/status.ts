import "server-only";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import { wake, wakeAfter } from "@/lib/jobs/wake";
import * as contract from "@/lib/orders/contract";
import { lockOrder } from "@/lib/orders/locked-order";
import { readAdminOrder } from "@/lib/orders/mapper";
import { papersOf } from "@/lib/orders/papers/after-change";
import { statusLabel } from "@/lib/orders/status/order-status";
import { changeStatus } from "@/lib/orders/status/status-change";
import { STATUS_MAIL_DELAY_MS } from "@/lib/orders/status/status-mail";

export const updateOrderStatus = serve(contract.updateOrderStatus, async (actor, input) => {
  const { orderid: id, orderstatus: status, tracking } = input;
  const changed = await changeOnce(actor, async (tx) => {
    const order = await lockOrder(tx, { id });
    const change = await changeStatus(tx, actor, order, { status, tracking });
    await papersOf(tx, [{ orderId: order.id, from: order.status, to: status }]);
    return change;
  });
  wake("papers");
  wakeAfter("mail", STATUS_MAIL_DELAY_MS);
  const order = await readAdminOrder(id);
  return { message: `Set to ${statusLabel(status)}.`, order, ...changed };
});
