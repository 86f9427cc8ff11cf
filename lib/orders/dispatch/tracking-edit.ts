import "server-only";
import { AppError } from "@/lib/call/errors";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import { wakeAfter } from "@/lib/jobs/wake";
import { assertNotCanceled } from "@/lib/orders/changes";
import * as contract from "@/lib/orders/dispatch/contract";
import { NO_TRACKING, trackingOf } from "@/lib/orders/dispatch/tracking";
import { retrack } from "@/lib/orders/dispatch/tracking-change";
import { lockOrder } from "@/lib/orders/locked-order";
import { readAdminOrder } from "@/lib/orders/mapper";
import { isAway } from "@/lib/orders/status/order-status";
import { TRACKING_TOO_EARLY } from "@/lib/orders/status/settable-status";
import { STATUS_MAIL_DELAY_MS } from "@/lib/orders/status/status-mail";

export const changeTracking = serve(contract.changeTracking, async (actor, { id, tracking }) => {
  const who = { by: "admin", byId: actor.userId } as const;
  await changeOnce(actor, async (tx) => {
    const order = await lockOrder(tx, { id });
    assertNotCanceled(order);
    if (!isAway(order.status)) throw new AppError("conflict", TRACKING_TOO_EARLY);
    await retrack(tx, order, tracking ? trackingOf(tracking) : NO_TRACKING, who);
  });
  wakeAfter("mail", STATUS_MAIL_DELAY_MS);
  const message = tracking ? "Tracking number saved." : "Tracking number removed.";
  return { message, order: await readAdminOrder(id) };
});
