import { DECLINED, type Triple, tripleOf } from "./checkout-payments.ts";
import type { Context } from "./context.ts";
import type { Fault, Faults } from "./faults.ts";
import { find } from "./fields.ts";
import { authorizePayment, failPayment, startPayment } from "./payments.ts";
import { createRefund } from "./refunds.ts";
import { DEFAULT_KNOBS, newId } from "./store.ts";
import { sweep } from "./sweep.ts";
import type {
  Call,
  EventRow,
  Failure,
  Knobs,
  Method,
  Order,
  Payment,
  PaymentRow,
  Refund,
} from "./types.ts";
import type { DeliverOptions } from "./webhooks.ts";

export type PayOptions = {
  method?: Method;
  /** `authorized` stays uncaptured whatever the order's policy says. */
  outcome?: "captured" | "authorized" | "failed";
  failure?: Partial<Failure>;
};

export type StateDump = {
  orders: Order[];
  payments: Payment[];
  refunds: Refund[];
  events: EventRow[];
  knobs: Knobs;
  now: number;
};

/** Everything a test or a demo may do behind the shop's back. */
export type Control = {
  /** Forgets everything, faults and knobs included, and sets the clock right again. */
  reset: () => void;
  state: () => StateDump;
  calls: () => Call[];
  /** Pays without a browser; answers what the shop's handler would have got. */
  pay: (orderId: string, options?: PayOptions) => { payment: Payment; response: Triple };
  /** The bank says yes after all to a payment that failed or is waiting. */
  authorize: (paymentId: string) => Payment;
  /** Refunds as if from the dashboard; amount in paise, all that is left when absent. */
  refund: (paymentId: string, amount?: number) => Promise<Refund>;
  events: () => EventRow[];
  deliver: (eventId: string, options?: DeliverOptions) => Promise<(number | null)[]>;
  holdWebhooks: () => void;
  releaseWebhooks: () => void;
  /** Resolves once no webhook delivery is under way. */
  webhooksIdle: () => Promise<void>;
  clock: { advance: (ms: number) => void };
  faults: { add: (fault: Fault) => void; clear: () => void };
  setKnobs: (knobs: Partial<Knobs>) => Knobs;
};

export function createControl(ctx: Context, faults: Faults): Control {
  const payment = (id: string) => find(ctx.store.payments, "pay_", id);
  return {
    reset: () => reset(ctx, faults),
    state: () => dump(ctx),
    calls: () => structuredClone(ctx.store.calls),
    pay: (orderId, options = {}) => pay(ctx, orderId, options),
    authorize: (id) => {
      authorizePayment(ctx, payment(id));
      return structuredClone(payment(id).view);
    },
    refund: async (id, amount) => {
      const body = amount === undefined ? {} : { amount };
      return structuredClone(await createRefund(ctx, id, body, undefined));
    },
    events: () => structuredClone(ctx.store.events),
    deliver: (id, options) => ctx.webhooks.deliver(id, options),
    holdWebhooks: () => ctx.webhooks.hold(),
    releaseWebhooks: () => ctx.webhooks.release(),
    webhooksIdle: () => ctx.webhooks.idle(),
    clock: { advance: (ms) => advance(ctx, ms) },
    faults: { add: (fault) => faults.add(fault), clear: () => faults.clear() },
    setKnobs: (knobs) => setKnobs(ctx, knobs),
  };
}

function reset(ctx: Context, faults: Faults): void {
  const { store } = ctx;
  for (const rows of [store.orders, store.payments, store.refunds, store.refundKeys]) rows.clear();
  store.events.length = 0;
  store.calls.length = 0;
  store.knobs = { ...DEFAULT_KNOBS };
  store.clockOffset = 0;
  store.accountId = newId("acc_");
  ctx.webhooks.reset();
  faults.clear();
  ctx.changed();
}

function dump({ store, now }: Context): StateDump {
  return structuredClone({
    orders: [...store.orders.values()].map((row) => row.view),
    payments: [...store.payments.values()].map((row) => row.view),
    refunds: [...store.refunds.values()],
    events: store.events,
    knobs: store.knobs,
    now: now(),
  });
}

function pay(
  ctx: Context,
  orderId: string,
  { method = "upi", outcome = "captured", failure }: PayOptions,
) {
  const row = startPayment(ctx, orderId, { method });
  decide(ctx, row, outcome, failure);
  return { payment: structuredClone(row.view), response: tripleOf(ctx, row) };
}

function decide(
  ctx: Context,
  row: PaymentRow,
  outcome: PayOptions["outcome"],
  failure: PayOptions["failure"],
): void {
  if (outcome === "failed") failPayment(ctx, row, { ...DECLINED, ...failure });
  else authorizePayment(ctx, row, outcome === "authorized" ? "never" : "always");
}

function advance(ctx: Context, ms: number): void {
  ctx.store.clockOffset += ms;
  sweep(ctx);
  ctx.webhooks.catchUp();
}

function setKnobs(ctx: Context, knobs: Partial<Knobs>): Knobs {
  const unknown = Object.keys(knobs).filter((name) => !(name in DEFAULT_KNOBS));
  if (unknown.length > 0) throw new Error(`There is no knob ${unknown.join(", ")}.`);
  Object.assign(ctx.store.knobs, knobs);
  return { ...ctx.store.knobs };
}
