import type { Account } from "../account.ts";
import { type Context, type Modes, modeOf } from "../context.ts";
import { find } from "../http/fields.ts";
import { authorizePayment } from "../money/payments.ts";
import { endRefund } from "../money/refund-outcomes.ts";
import { createRefund } from "../money/refunds.ts";
import { expectCaptures } from "../money/uncaptured.ts";
import type { Call, Delivery, EventRow, Payment, Refund, WebhookStatus } from "../types.ts";
import type { DeliverOptions } from "../webhooks/webhooks.ts";
import { entry, entryWith, number, optionalNumber, optionalText, text } from "./entry.ts";
import type { Fault, Faults } from "./faults.ts";
import { type Knobs, setKnobs } from "./knobs.ts";
import { dispute, type PayOptions, pay, reset, type StateDump, stateOf } from "./work.ts";

/**
 * Everything that tests and demos may do behind the shop's back; from another process, by method and path.
 */
export function controlTable(modes: Modes, faults: Faults) {
  const [{ account }] = modes;
  const all = modes.filter((mode): mode is Context => mode !== undefined);
  return {
    /** Clears everything, faults and knobs included, and resets the clock. */
    reset: entry("POST reset", (): void => reset(all, faults)),
    /** All orders, payments, refunds, events, webhook URLs, faults and knobs, as copies. */
    state: entry("GET state", (): StateDump => stateOf(all, faults)),
    /** Every request to the API, without its secret. */
    calls: entry("GET calls", (): Call[] => structuredClone(account.calls)),
    ...paymentControls(modes),
    ...eventControls(modes, all),
    ...webhookControls(all),
    clock: clockControls(account),
    faults: {
      /** Adds a fault for requests or webhooks from now on. */
      add: entryWith("POST faults", (fault: Fault): void => faults.add(fault)).from((body) => [
        body as Fault,
      ]),
      list: entry("GET faults", (): Fault[] => faults.list()),
      clear: entry("DELETE faults", (): void => faults.clear()),
    },
    ...knobControls(account, all),
  };
}

export type ControlTable = ReturnType<typeof controlTable>;

function paymentControls(modes: Modes) {
  return {
    /** Pays without a browser; returns the answer for the shop's handler. */
    pay: entryWith("POST pay", (orderId: string, options: PayOptions = {}) =>
      pay(modeOf(modes, orderId), orderId, options),
    ).from((body) => [text(body, "order_id"), body as PayOptions]),
    /** The bank accepts a failed or pending payment after all. */
    authorize: entryWith("POST authorize", (paymentId: string): Payment => {
      const mode = modeOf(modes, paymentId);
      const row = find(mode.store.payments, "pay_", paymentId);
      authorizePayment(mode, row);
      return structuredClone(row.view);
    }).from((body) => [text(body, "payment_id")]),
    /** Refunds as from the dashboard; amount in paise, the whole rest when absent. */
    refund: entryWith(
      "POST refund",
      async (paymentId: string, amount?: number): Promise<Refund> => {
        const body = amount === undefined ? {} : { amount };
        const mode = modeOf(modes, paymentId);
        return structuredClone(await createRefund(mode, paymentId, body, undefined));
      },
    ).from((body) => [text(body, "payment_id"), optionalNumber(body, "amount")]),
    /** Ends a pending refund now. */
    settleRefund: entryWith(
      "POST refund/settle",
      (refundId: string, outcome: "processed" | "failed" = "processed"): Refund =>
        structuredClone(endRefund(modeOf(modes, refundId), refundId, outcome)),
    ).from((body) => [
      text(body, "refund_id"),
      optionalText(body, "outcome") === "failed" ? "failed" : "processed",
    ]),
    /** The customer's bank opens a dispute: one event, the payment is unchanged. */
    dispute: entryWith(
      "POST dispute",
      (paymentId: string): EventRow => dispute(modeOf(modes, paymentId), paymentId),
    ).from((body) => [text(body, "payment_id")]),
  };
}

function eventControls(modes: Modes, all: Context[]) {
  const events = () => all.flatMap((mode) => mode.store.events.all());
  return {
    /** Every webhook event, oldest first, with its body, state and deliveries. */
    events: entry("GET events", (): EventRow[] => structuredClone([...events()])),
    /** Every delivery, with its event. */
    deliveries: entry("GET deliveries", (): (Delivery & { eventId: string; event: string })[] =>
      events().flatMap((row) =>
        row.deliveries.map((one) => ({ ...one, eventId: row.id, event: row.event })),
      ),
    ),
    /**
     * Sends a recorded event again: `times`, `tamper`, `secret`, `delayMs`. Returns the receivers' statuses.
     */
    deliver: entryWith("POST deliver", (eventId: string, options?: DeliverOptions) =>
      modeOf(modes, eventId).webhooks.deliver(eventId, options),
    ).from((body) => [text(body, "event_id"), body as DeliverOptions]),
    /** An event of another shop on the same account, correctly signed. */
    foreignEvent: entryWith(
      "POST webhooks/foreign",
      (event: string = "payment.captured"): EventRow =>
        structuredClone(modes[0].webhooks.emitForeign(event)),
    ).from((body) => [optionalText(body, "event")]),
  };
}

function webhookControls(all: Context[]) {
  return {
    /** Holds new events until `releaseWebhooks`. */
    holdWebhooks: entry("POST webhooks/hold", (): void => {
      for (const { webhooks } of all) webhooks.hold();
    }),
    releaseWebhooks: entry("POST webhooks/release", (): void => {
      for (const { webhooks } of all) webhooks.release();
    }),
    /** Resolves once no webhook delivery is in progress; pending retries and delayed ones do not count. */
    webhooksIdle: entry("POST webhooks/idle", async (): Promise<void> => {
      await Promise.all(all.map(({ webhooks }) => webhooks.idle()));
    }),
    /** The state of each subscribed URL, and whether it was disabled. */
    webhooks: entry("GET webhooks", (): WebhookStatus[] =>
      all.flatMap((mode) => mode.webhooks.status()),
    ),
    /** Enables disabled URLs again, as by hand in the dashboard. */
    enableWebhooks: entry("POST webhooks/enable", (): void => {
      for (const { webhooks } of all) webhooks.enable();
    }),
  };
}

function clockControls(account: Account) {
  return {
    /** Advances the stand-in's clock by milliseconds; everything due by then happens at once. */
    advance: entryWith("POST clock", (ms: number): void => {
      account.clockOffset += ms;
      account.agenda.runDue();
    }).from((body) => [number(body, "advance_ms")]),
    /** Milliseconds since 1970 by the stand-in's clock. */
    now: entry("GET clock", (): number => account.now()),
  };
}

function knobControls(account: Account, all: Context[]) {
  return {
    /** The current knobs. */
    knobs: entry("GET knobs", (): Knobs => ({ ...account.knobs })),
    /** Sets some knobs and returns all of them. */
    setKnobs: entryWith("POST knobs", (knobs: Partial<Knobs>): Knobs => {
      const result = setKnobs(account.knobs, knobs);
      if ("autoRefundAfter" in knobs) for (const mode of all) expectCaptures(mode);
      return result;
    }).from((body) => [body as Partial<Knobs>]),
  };
}
