import "server-only";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import { wake, wakeAfter } from "@/lib/jobs/wake";
import * as contract from "@/lib/orders/dispatch/contract";
import { lockOrder } from "@/lib/orders/locked-order";
import { papersOf } from "@/lib/orders/papers/after-change";
import { statusLabel } from "@/lib/orders/status/order-status";
import { type Attempt, changeEach, outcomesOf } from "@/lib/orders/status/several";
import { changeStatus } from "@/lib/orders/status/status-change";
import { STATUS_MAIL_DELAY_MS } from "@/lib/orders/status/status-mail";
import { undoStatus } from "@/lib/orders/status/status-undo";
import { isUuid } from "@/lib/uuid";

export const updateOrderStatuses = serve(contract.updateOrderStatuses, async (actor, input) => {
  const { orderstatus: status, orders } = input;
  const together = orders.map(({ orderid }) => orderid).filter(isUuid);
  const attempts = await changeOnce(actor, async (tx) => {
    const changed = await changeEach(tx, orders, async ({ orderid: id, tracking }) =>
      changeStatus(tx, actor, await lockOrder(tx, { id }), { status, tracking, together }),
    );
    const moved = changed.flatMap(({ orderid, made }) =>
      made ? [{ orderId: orderid.toLowerCase(), from: made.previous_status, to: status }] : [],
    );
    await papersOf(tx, moved);
    return changed;
  });
  wake("papers");
  wakeAfter("mail", STATUS_MAIL_DELAY_MS);
  const outcomes = await outcomesOf(attempts);
  return {
    message: `${countWords(attempts)} set to ${statusLabel(status)}.`,
    results: outcomes.map(({ made, ...rest }) => ({
      ...rest,
      previous_status: made?.previous_status ?? null,
      event_id: made?.event_id ?? null,
    })),
  };
});

export const undoOrderStatuses = serve(contract.undoOrderStatuses, async (actor, { orders }) => {
  const attempts = await changeOnce(actor, async (tx) => {
    const undone = await changeEach(tx, orders, ({ orderid, event_id }) =>
      undoStatus(tx, actor, orderid, event_id),
    );
    await papersOf(
      tx,
      undone.flatMap(({ made }) => made ?? []),
    );
    return undone;
  });
  wake("mail");
  wake("papers");
  const outcomes = await outcomesOf(attempts);
  const results = outcomes.map(({ made: _made, ...rest }) => rest);
  return { message: `${countWords(attempts)} set back.`, results };
});

/** "1 order", "14 orders", "12 of 14 orders" */
function countWords(attempts: readonly Attempt<unknown>[]): string {
  const all = attempts.length;
  const done = attempts.filter(({ problem }) => problem === null).length;
  return `${done === all ? "" : `${done} of `}${all} ${all === 1 ? "order" : "orders"}`;
}
