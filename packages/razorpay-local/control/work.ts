import { answerOf, type Triple } from "../checkout/handler-answer.ts";
import { DECLINED } from "../checkout/payments.ts";
import type { Context } from "../context.ts";
import { find } from "../http/fields.ts";
import { paymentSnapshot } from "../money/payment-view.ts";
import { authorizePayment, failPayment, startPayment } from "../money/payments.ts";
import { expectAnswer, failUntilLater } from "../money/waiting.ts";
import type {
  EventRow,
  Failure,
  Method,
  Order,
  Payment,
  PaymentRow,
  Refund,
  WebhookStatus,
} from "../types.ts";
import type { Fault, Faults } from "./faults.ts";
import { DEFAULT_KNOBS, type Knobs } from "./knobs.ts";

export type PayOptions = {
  method?: Method;
  /** `authorized` is not captured whatever the order's policy; `pending` waits for its bank. */
  outcome?: "captured" | "authorized" | "failed" | "pending";
  failure?: Partial<Failure>;
};

export type StateDump = {
  orders: Order[];
  payments: Payment[];
  refunds: Refund[];
  events: EventRow[];
  webhooks: WebhookStatus[];
  faults: Fault[];
  knobs: Knobs;
  /** Milliseconds since 1970 by the stand-in's clock. */
  now: number;
};

export function pay(ctx: Context, orderId: string, options: PayOptions) {
  const { method = "upi", outcome = "captured", failure } = options;
  const decide = OUTCOMES[outcome];
  if (!decide) throw new Error(`There is no outcome ${outcome}.`);
  const row = startPayment(ctx, orderId, { method });
  decide(ctx, row, { ...DECLINED, ...failure });
  // A forged answer may lack fields, but only if the knob forgeHandler asks for it.
  const response = answerOf(ctx, row) as Triple;
  return { payment: structuredClone(row.view), response };
}

export function dispute(ctx: Context, paymentId: string): EventRow {
  const row = find(ctx.store.payments, "pay_", paymentId);
  const entity = {
    ...{ id: ctx.account.random.id("disp_"), entity: "dispute", payment_id: paymentId },
    ...{ amount: row.view.amount, currency: row.view.currency, amount_deducted: 0 },
    ...{ reason_code: "goods_or_services_not_received_or_partially_received" },
    ...{ phase: "chargeback", status: "open" },
  };
  const payload = { payment: paymentSnapshot(row), dispute: entity };
  return structuredClone(ctx.webhooks.emit("payment.dispute.created", payload));
}

export function reset(modes: Context[], faults: Faults): void {
  for (const { account, store, webhooks } of modes) {
    webhooks.reset();
    account.random.restart();
    account.agenda.clear();
    account.calls.length = 0;
    account.clockOffset = 0;
    Object.assign(account.knobs, DEFAULT_KNOBS);
    store.clear(account.random.id("acc_"));
    account.changed();
  }
  faults.clear();
}

export function stateOf(modes: Context[], faults: Faults): StateDump {
  const stores = modes.map(({ store }) => store);
  const [account] = modes.map((mode) => mode.account);
  return structuredClone({
    orders: stores.flatMap(({ orders }) => orders.all().map((row) => row.view)),
    payments: stores.flatMap(({ payments }) => payments.all().map((row) => row.view)),
    refunds: stores.flatMap(({ refunds }) => [...refunds.all()]),
    events: stores.flatMap(({ events }) => [...events.all()]),
    webhooks: modes.flatMap(({ webhooks }) => webhooks.status()),
    faults: faults.list(),
    knobs: { ...DEFAULT_KNOBS, ...account?.knobs },
    now: account?.now() ?? 0,
  });
}

type Decide = (ctx: Context, row: PaymentRow, failure: Failure) => void;

const OUTCOMES: Record<NonNullable<PayOptions["outcome"]>, Decide> = {
  captured: (ctx, row) => {
    const late = ctx.account.knobs.lateAuthorize;
    if (late === null) authorizePayment(ctx, row, "always");
    else failUntilLater(ctx, row, late);
  },
  authorized: (ctx, row) => authorizePayment(ctx, row, "never"),
  failed: failPayment,
  pending: expectAnswer,
};
