/** Notes as the API answers them: an empty array when there are none. */
export type Notes = Record<string, string> | [];

/** An order in API form. Amounts in paise, times in unix seconds. */
export type Order = {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  notes: Notes;
  created_at: number;
};

/** When an authorised payment is captured or returned. Periods in minutes. */
export type CapturePolicy = {
  mode: "automatic" | "manual";
  automaticExpiry: number;
  manualExpiry: number;
};

export type OrderRow = { view: Order; policy: CapturePolicy };

export type Card = {
  id: string;
  entity: "card";
  name: string;
  last4: string;
  network: string;
  type: "credit" | "debit";
  issuer: string | null;
  international: boolean;
  emi: boolean;
  sub_type: "consumer";
};

export type Method = "upi" | "card" | "netbanking";

/** The error fields of a failed payment, as the API and Checkout name them. */
export type Failure = {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
};

/** A payment in API form. Amounts in paise, times in unix seconds. */
export type Payment = {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: Method;
  amount_refunded: number;
  refund_status: null | "partial" | "full";
  captured: boolean;
  description: string | null;
  card_id: string | null;
  bank: string | null;
  wallet: null;
  vpa: string | null;
  email: string;
  contact: string;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
  upi?: { vpa: string };
};

export type PaymentRow = {
  view: Payment;
  card: Card | null;
  /** Unix seconds. */
  authorizedAt: number | null;
  /** When a failed payment will be authorised after all, in milliseconds. */
  lateAt?: number;
};

/** A refund in API form. Amount in paise, time in unix seconds. */
export type Refund = {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: "pending" | "processed" | "failed";
  /** Null until it is processed. */
  speed_processed: "normal" | "instant" | null;
  speed_requested: "normal" | "optimum";
};

export type RefundKey = { paymentId: string; bodyHash: string; refundId: string | null };

/** The planned outcome of a pending refund, and when, in milliseconds; null waits for `endRefund`. */
export type RefundPlan = { outcome: "processed" | "failed"; dueAt: number | null };

/** `status` is null when there was no answer, for the reason in `error`. */
export type Delivery = { at: number; url?: string; status: number | null; error: string | null };

/** How a delivery's signature is wrong. */
export type Spoil = { kind: "badSignature" | "noSignature" | "oldSecret"; secret?: string };

/** A webhook event: the exact bytes that are sent, and its deliveries. */
export type EventRow = {
  id: string;
  event: string;
  body: string;
  createdAt: number;
  state: "pending" | "delivered" | "held" | "given_up" | "not_sent" | "lost";
  deliveries: Delivery[];
  spoil?: Spoil;
};

/** One subscribed URL, as the dashboard shows it. */
export type WebhookStatus = {
  url: string;
  /** `disabled` after 24 hours without a success: then nothing is sent until it is enabled by hand. */
  status: "enabled" | "disabled";
  /** Milliseconds since 1970; null while deliveries succeed. */
  failingSince: number | null;
  disabledAt: number | null;
};

/** One request to the API, for assertions. */
export type Call = {
  at: number;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: unknown;
  status: number | null;
};

/** A URL for webhooks. Without `events` it gets all of them. */
export type WebhookTarget = { url: string; secret?: string; events?: string[] };

export type RazorpayLocalOptions = {
  /** 0 (the default) takes any free port. */
  port?: number;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where webhooks are sent; without any URL events are only recorded. */
  webhookUrl?: string;
  /** More URLs; each event has the same id at all of them. */
  webhooks?: WebhookTarget[];
  /**
   * A second set of keys for the live mode; its id starts with `rzp_live_local`, so that a real key cannot
   * be used. What is created with one set does not exist for the other.
   */
  liveKeys?: { keyId: string; keySecret: string; webhookUrl?: string; webhookSecret?: string };
  /** Makes ids reproducible. */
  seed?: number;
  /** Origins that may frame Checkout and receive callbacks; by default any local one. */
  shopOrigins?: string[];
  /** A file for a JSON snapshot that survives restarts. */
  statePath?: string;
  /** Secret of the control routes; random by default. */
  controlToken?: string;
  /** Milliseconds since 1970; the machine's clock by default. */
  clock?: () => number;
  /** Highest order amount in paise; ₹1 crore by default. */
  maxAmount?: number;
  /** Delays before each webhook retry in ms; by default those measured on the real service. */
  retryDelaysMs?: number[];
};
