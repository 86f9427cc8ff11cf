/** Standing switches of the account and of the payments on it. At rest all is as on a good day. */
export type Knobs = {
  /** The payment succeeds but the browser never hears of it: tab closed, phone in the UPI app (opencart#57, magento#166). */
  dropHandler: boolean;
  /** The browser's success handler is called twice (medusa-payment-razorpay#26). */
  doubleHandler: boolean;
  /** Webhooks are delivered and answered before the browser hears of the payment (magento#211, prestashop#64). */
  webhookFirst: boolean;
  /** The browser hears of the payment so many ms late. */
  delayHandler: number;
  /**
   * What a forger posts instead of the handler's answer: a signature that is not one, the true answer of
   * another order (php#107), or a payment id alone as Checkout gives it without an order id.
   */
  forgeHandler: null | "wrongSignature" | "otherOrder" | "missingFields";

  /**
   * A yes that comes late: the payment fails now and is authorised so many ms later, by event only.
   * The real service polls the bank up to three days (docs "late authorization", woocommerce#157).
   */
  lateAuthorize: number | null;
  /** No payment is captured by itself, as on an account without automatic capture (frappe/payments#19). */
  stuckAuthorized: boolean;
  /** Authorised payments go back so many ms after their authorisation, instead of at the order's own limit (docs: 3 to 5 days). */
  autoRefundAfter: number | null;
  /** An order takes a second payment, and both are captured: two real ones were seen on one order (quick-payments#3). */
  allowDuplicatePayments: boolean;

  /** Where a refund ends. `pending` and `failed` begin as pending and end `refundSettleMs` later; docs: the final word is the webhook. */
  refundMode: "processed" | "pending" | "failed";
  /** How long a pending refund waits, in ms by the clock; null waits for `control.settleRefund`. */
  refundSettleMs: number | null;
  /** How long a refund takes to be made, in ms; a second request with its key meanwhile gets 409 (docs on idempotent refunds). */
  refundWorkMs: number;
  /** Paise that refunds may draw on; null never runs out. A refund above it is refused (node#414). */
  merchantBalance: number | null;
  /** How a refusal for want of balance reads: in plain words (node#414) or as "invalid request sent" (node#454). */
  lowBalanceText: "plain" | "invalidRequest";
  /** A second refund with a used receipt is refused, as the docs' list of refund errors has it (mcp-server#128). */
  uniqueRefundReceipt: boolean;

  /** A second order with a used receipt is refused; the real service does so for some accounts only. */
  uniqueOrderReceipt: boolean;
  /** Lists miss what is younger than so many seconds, single fetches and lists under an id do not (measured: minutes). */
  listLag: number;
  /** Unknown fields are refused with `extra_field_sent`; the real service does so on some addresses only. */
  refuseExtraFields: boolean;
  /** Webhook bodies with `\/` and `\uXXXX`, as PHP writes JSON (node#96): who signs re-written JSON fails. */
  phpEscape: boolean;
};

export const DEFAULT_KNOBS: Knobs = {
  dropHandler: false,
  doubleHandler: false,
  webhookFirst: false,
  delayHandler: 0,
  forgeHandler: null,
  lateAuthorize: null,
  stuckAuthorized: false,
  autoRefundAfter: null,
  allowDuplicatePayments: false,
  refundMode: "processed",
  refundSettleMs: 0,
  refundWorkMs: 0,
  merchantBalance: null,
  lowBalanceText: "plain",
  uniqueRefundReceipt: true,
  uniqueOrderReceipt: false,
  listLag: 0,
  refuseExtraFields: true,
  phpEscape: true,
};

/** Sets some knobs. Throws an Error that names the knob when there is none of that name or value. */
export function setKnobs(knobs: Knobs, wanted: Partial<Knobs>): Knobs {
  for (const [name, value] of Object.entries(wanted)) {
    if (!isKnob(name)) throw new Error(`There is no knob ${name}.`);
    if (!CHECKS[name](value)) throw new Error(`The knob ${name} cannot be ${String(value)}.`);
  }
  Object.assign(knobs, wanted);
  return { ...knobs };
}

const isSwitch = (value: unknown) => typeof value === "boolean";
const isNumber = (value: unknown) => typeof value === "number" && value >= 0;
const isNumberOrNull = (value: unknown) => value === null || isNumber(value);
const isOneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value);

const isKnob = (name: string): name is keyof Knobs => name in CHECKS;

const CHECKS: Record<keyof Knobs, (value: unknown) => boolean> = {
  dropHandler: isSwitch,
  doubleHandler: isSwitch,
  webhookFirst: isSwitch,
  delayHandler: isNumber,
  forgeHandler: isOneOf(null, "wrongSignature", "otherOrder", "missingFields"),
  lateAuthorize: isNumberOrNull,
  stuckAuthorized: isSwitch,
  autoRefundAfter: isNumberOrNull,
  allowDuplicatePayments: isSwitch,
  refundMode: isOneOf("processed", "pending", "failed"),
  refundSettleMs: isNumberOrNull,
  refundWorkMs: isNumber,
  merchantBalance: isNumberOrNull,
  lowBalanceText: isOneOf("plain", "invalidRequest"),
  uniqueRefundReceipt: isSwitch,
  uniqueOrderReceipt: isSwitch,
  listLag: isNumber,
  refuseExtraFields: isSwitch,
  phpEscape: isSwitch,
};
