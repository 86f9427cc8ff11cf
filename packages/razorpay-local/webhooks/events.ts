import type { Random } from "../state/random.ts";
import type { EventRow } from "../types.ts";

export type Payload = Record<string, object>;

/** A webhook event as a snapshot of the current state; `payload` names its entities in order. */
export function newEvent(
  event: string,
  payload: Payload,
  context: { accountId: string; createdAt: number; random: Random; phpEscape: boolean },
): EventRow {
  const entries = Object.entries(payload);
  const body = JSON.stringify({
    entity: "event",
    account_id: context.accountId,
    event,
    contains: entries.map(([name]) => name),
    payload: Object.fromEntries(entries.map(([name, entity]) => [name, { entity }])),
    created_at: context.createdAt,
  });
  return {
    id: context.random.id(),
    event,
    createdAt: context.createdAt,
    state: "pending",
    deliveries: [],
    body: context.phpEscape ? phpEscaped(body) : body,
  };
}

/** The same event with another amount: well-formed, but not what was signed. */
export function spoil(body: string): string {
  return body.replace(
    /"amount":(\d)/,
    (_all, digit: string) => `"amount":${digit === "9" ? 1 : 9}`,
  );
}

/** An event of another shop on the same account: none of it was created by this stand-in. */
export function foreignPayload(event: string, random: Random, createdAt: number): Payload {
  const order_id = random.id("order_");
  const payment = {
    ...{ id: random.id("pay_"), entity: "payment", amount: 100, currency: "INR" },
    ...{ status: "captured", order_id, method: "upi", captured: true, amount_refunded: 0 },
    ...{ notes: { site: "another shop" }, created_at: createdAt },
  };
  const order = {
    ...{ id: order_id, entity: "order", amount: 100, amount_paid: 100, amount_due: 0 },
    ...{ currency: "INR", receipt: "invoice-1", status: "paid", attempts: 1, notes: [] },
    ...{ created_at: createdAt },
  };
  const refund = {
    ...{ id: random.id("rfnd_"), entity: "refund", amount: 100, currency: "INR" },
    ...{ payment_id: payment.id, notes: [], receipt: null, status: "processed" },
    ...{ created_at: createdAt },
  };
  if (event.startsWith("refund.")) return { refund, payment };
  return event.startsWith("order.") ? { payment, order } : { payment };
}

function phpEscaped(text: string): string {
  return text
    .replaceAll("/", "\\/")
    .replace(
      /[\u0080-\uffff]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
}
