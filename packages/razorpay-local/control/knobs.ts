/** Persistent switches of the account and its payments. The defaults describe a good day. */
export type Knobs = {
  /**
   * The payment succeeds but the browser never gets the answer: tab closed, phone in the UPI app
   * (opencart#57, magento#166).
   */
  dropHandler: boolean;
  /** The browser's success handler is called twice (medusa-payment-razorpay#26). */
  doubleHandler: boolean;
  /** Webhooks are delivered and answered before the browser gets the answer (magento#211, prestashop#64). */
  webhookFirst: boolean;
  /** The browser gets the answer so many ms late. */
  delayHandler: number;
  /**
   * A forged answer in place of the handler's: a wrong signature, the genuine answer of another order
   * (php#107), or a payment id alone, as Checkout gives it without an order id.
   */
  forgeHandler: null | "wrongSignature" | "otherOrder" | "missingFields";

  /**
   * A late success: the payment fails now and is authorised so many ms later, by event only. The real
   * service polls the bank for up to three days (docs "late authorization", woocommerce#157).
   */
  lateAuthorize: number | null;
  /**
   * Payments are not captured automatically, as on an account without automatic capture
   * (frappe/payments#19).
   */
  stuckAuthorized: boolean;
  /**
   * Authorised payments are returned so many ms after authorisation, instead of at the order's own limit
   * (docs: 3 to 5 days).
   */
  autoRefundAfter: number | null;
  /** An order takes a second payment, and both are captured: seen on a real order (quick-payments#3). */
  allowDuplicatePayments: boolean;

  /**
   * The outcome of a refund. `pending` and `failed` start as pending and end `refundSettleMs` later; docs:
   * the webhook is final.
   */
  refundMode: "processed" | "pending" | "failed";
  /** How long a refund is pending, in ms by the clock; null waits for `control.settleRefund`. */
  refundSettleMs: number | null;
  /**
   * How long creating a refund takes, in ms; a concurrent request with its key gets 409 (docs on idempotent
   * refunds).
   */
  refundWorkMs: number;
  /** The balance for refunds in paise; null is unlimited. A larger refund is refused (node#414). */
  merchantBalance: number | null;
  /**
   * The error of an insufficient balance: in plain words (node#414) or as "invalid request sent" (node#454).
   */
  lowBalanceText: "plain" | "invalidRequest";
  /**
   * A second refund with a used receipt is refused, as in the docs' list of refund errors (mcp-server#128).
   */
  uniqueRefundReceipt: boolean;

  /** A second order with a used receipt is refused; the real service does so for some accounts only. */
  uniqueOrderReceipt: boolean;
  /**
   * Lists omit rows younger than so many seconds; single fetches and lists under an id do not (measured:
   * minutes).
   */
  listLag: number;
  /** Unknown fields are refused with `extra_field_sent`; the real service does so on some endpoints only. */
  refuseExtraFields: boolean;
  /**
   * Webhook bodies with `\/` and `\uXXXX`, as PHP writes JSON (node#96): signing re-serialized JSON fails.
   */
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

/** Sets some knobs. Throws an Error naming an unknown knob or a wrong value. */
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
