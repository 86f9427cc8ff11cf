import "server-only";
import type { z } from "zod";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import type { Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { type ChangedOrder, lockOrder } from "@/lib/orders/locked-order";
import { readAdminOrder } from "@/lib/orders/mapper";
import * as contract from "@/lib/orders/refund/contract";
import { unitWords } from "@/lib/orders/refund/rules";
import { takeBack } from "@/lib/orders/returns";
import { isAway } from "@/lib/orders/status/order-status";

type Arrival = z.output<typeof contract.recordArrival.input>;

export const recordArrival = serve(contract.recordArrival, async (actor, input) => {
  await changeOnce(actor, (tx) => arrive(tx, actor, input));
  const message = `${unitWords(input.units)} ${MESSAGES[input.found]}.`;
  return { message, order: await readAdminOrder(input.id) };
});

const MESSAGES = {
  sellable: "back into stock",
  damaged: "back, written off as damaged",
  lost: "written off as lost",
};

async function arrive(tx: Tx, { userId }: Admin, arrival: Arrival): Promise<void> {
  const { units, found, note } = arrival;
  const order = await lockOrder(tx, { id: arrival.id });
  assertOut(order, arrival);
  const who = { by: "admin", byId: userId } as const;
  await takeBack(tx, order, { units, found, expected: true, who, note });
  await tx.orderEvent.create({
    data: {
      ...{ orderId: order.id, kind: "arrival", ...who },
      note: `${unitWords(units)} ${MESSAGES[found]}${note ? `: ${note}` : ""}`,
    },
    select: { id: true },
  });
  await audit(tx, {
    ...{ ...who, action: "order.units-back", subject: order.id },
    detail: {
      before: { unitsOut: order.unitsOut },
      after: { unitsOut: order.unitsOut - units },
      found,
    },
  });
}

/** @throws AppError conflict if no unit is out; invalid_input for more units than are out. */
function assertOut({ status, unitsOut }: ChangedOrder, { units, expected_out }: Arrival): void {
  if (!isAway(status) && status !== "canceled") {
    throw new AppError("conflict", "This order has not left yet, so nothing of it can come back.");
  }
  if (unitsOut === 0) {
    throw new AppError("conflict", "No unit of this order is out there any more.");
  }
  if (expected_out !== undefined && expected_out !== unitsOut) {
    const message = `Something has come back meanwhile. Still out: ${unitWords(unitsOut)}. Please check and try again.`;
    throw new AppError("conflict", message);
  }
  if (units <= unitsOut) return;
  const message = `At most ${unitWords(unitsOut)} can come back.`;
  throw new AppError("invalid_input", message, { fields: { units: [message] } });
}
