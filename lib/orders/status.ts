import "server-only";
import { audit } from "@/lib/audit/record";
import type { Admin } from "@/lib/auth/actor";
import type { Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/change-once";
import { serve } from "@/lib/http/serve";
import { kickAfter } from "@/lib/jobs/kick";
import { assertNotCanceled, type ChangedOrder, lockOrder, setStatus } from "@/lib/orders/changes";
import { type OrderStatus, updateOrderStatus } from "@/lib/orders/contract";
import { readAdminOrder } from "@/lib/orders/rows";
import { statusLabel } from "@/lib/orders/rules";
import { queueStatusMail, STATUS_MAIL_DELAY_MS } from "@/lib/orders/status-mail";

const updateOrderStatusService = serve(updateOrderStatus, async (actor, input) => {
  const { orderid: id, orderstatus: status } = input;
  const changed = await changeOnce(actor, async (tx) => {
    const order = await lockOrder(tx, { id });
    assertNotCanceled(order);
    const eventId = order.status === status ? null : await change(tx, order, status, actor);
    return { previous_status: order.status, event_id: eventId };
  });
  kickAfter("mail", STATUS_MAIL_DELAY_MS);
  const order = await readAdminOrder(id);
  return { message: `Set to ${statusLabel(status)}.`, order, ...changed };
});

export { updateOrderStatusService as updateOrderStatus };

/** Answers the id of the event. */
async function change(tx: Tx, order: ChangedOrder, to: OrderStatus, { userId }: Admin) {
  const event = await setStatus(tx, order, to, { by: "admin", byId: userId });
  await audit(tx, {
    by: "admin",
    byId: userId,
    action: "order.status-changed",
    subject: order.id,
    detail: { before: order.status, after: to },
  });
  await queueStatusMail(tx, order, { event, status: to });
  return event;
}
