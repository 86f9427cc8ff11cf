import "server-only";
import { audit } from "@/lib/audit/record";
import type { Admin } from "@/lib/auth/actor";
import { db, type Tx } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { kick } from "@/lib/jobs/kick";
import { orderStatusMail } from "@/lib/mail/orders";
import { queueLetter } from "@/lib/mail/queue-letter";
import {
  assertNotCanceled,
  type ChangedOrder,
  factsOf,
  lockOrder,
  setStatus,
} from "@/lib/orders/changes";
import { type OrderStatus, updateOrderStatus } from "@/lib/orders/contract";
import { ADMIN_ORDER_COLUMNS, adminOrderFromRow } from "@/lib/orders/rows";
import { statusLabel } from "@/lib/orders/rules";
import { isUuid } from "@/lib/uuid";

const updateOrderStatusService = serve(updateOrderStatus, async (actor, input) => {
  const { orderid: id, orderstatus: status } = input;
  if (!isUuid(id)) throw new AppError("not_found", "There is no such order.");
  await db().$transaction(async (tx) => {
    const order = await lockOrder(tx, { id });
    assertNotCanceled(order);
    if (order.status !== status) await change(tx, order, status, actor);
  });
  kick("mail");
  const row = await db().order.findUniqueOrThrow({ where: { id }, select: ADMIN_ORDER_COLUMNS });
  return { message: `Set to ${statusLabel(status)}.`, order: adminOrderFromRow(row) };
});

export { updateOrderStatusService as updateOrderStatus };

async function change(tx: Tx, order: ChangedOrder, to: OrderStatus, { userId }: Admin) {
  const event = await setStatus(tx, order, to, { by: "admin", byId: userId });
  const detail = { from: order.status, to };
  await audit(tx, {
    by: "admin",
    byId: userId,
    action: "order.status-changed",
    subject: order.id,
    detail,
  });
  await queueLetter(
    tx,
    { to: order.user.email, dedupeKey: `order-status:${event}` },
    orderStatusMail,
    {
      ...factsOf(order),
      status: statusLabel(to),
      at: new Date(),
    },
  );
}
