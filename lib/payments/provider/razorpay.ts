import "server-only";
import Razorpay from "razorpay";
import { z } from "zod";
import { env, required } from "@/lib/env";
import { ProviderError, providerError } from "@/lib/payments/provider/provider-error";
import { isStandIn } from "@/lib/payments/settings/settings";

/** Longer than the provider takes in practice, short enough for a waiting person. */
const TIMEOUT_MS = 9_000;

const ProviderOrder = z.object({
  id: z.string().regex(/^order_[A-Za-z0-9]{14}$/),
  amount: z.coerce.number().int(),
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(["created", "attempted", "paid"]),
});
export type ProviderOrder = z.output<typeof ProviderOrder>;

const ProviderPayment = z.object({
  id: z.string().regex(/^pay_[A-Za-z0-9]{14}$/),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  method: z.string().nullish(),
  captured: z.boolean().nullish(),
  amount_refunded: z.coerce.number().int().nullish(),
});
export type ProviderPayment = z.output<typeof ProviderPayment>;

const ProviderRefund = z.object({
  id: z.string().regex(/^rfnd_[A-Za-z0-9]{14}$/),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
  receipt: z.string().nullish(),
  status: z.enum(["pending", "processed", "failed"]),
  // An object for the methods that have a reference, an empty list for the others.
  acquirer_data: z.object({ arn: z.string().nullish() }).nullish().catch(null),
});
export type ProviderRefund = z.output<typeof ProviderRefund>;

const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

/** Creates the provider's order. `receipt` is ours and unique. Amount in paise. @throws ProviderError. */
export function createProviderOrder(order: {
  receipt: string;
  amountPaise: number;
  holdMinutes: number;
}) {
  const { receipt, amountPaise, holdMinutes } = order;
  const body = {
    amount: amountPaise,
    currency: "INR",
    receipt,
    payment: {
      capture: "automatic",
      capture_options: { automatic_expiry_period: holdMinutes, refund_speed: "normal" },
    },
  };
  return ask(ProviderOrder, () => http().post("/v1/orders", body));
}

/** Finds an order whose creation got no answer. @throws ProviderError. */
export async function findProviderOrder(receipt: string): Promise<ProviderOrder | undefined> {
  const query = { receipt, count: 10 };
  const { items } = await ask(listOf(ProviderOrder), () => sdk().orders.all(query));
  return items.find((order) => order.receipt === receipt);
}

/** @throws ProviderError. */
export function fetchProviderOrder(orderId: string): Promise<ProviderOrder> {
  return ask(ProviderOrder, () => sdk().orders.fetch(orderId));
}

/** All payments of an order. @throws ProviderError. */
export async function fetchOrderPayments(orderId: string): Promise<ProviderPayment[]> {
  const { items } = await ask(listOf(ProviderPayment), () => sdk().orders.fetchPayments(orderId));
  return items.filter((payment) => payment.order_id === orderId);
}

/** A page of all payments in a period, newest first. @throws ProviderError. */
export async function listPayments(page: {
  from: Date;
  to: Date;
  count: number;
  skip: number;
}): Promise<ProviderPayment[]> {
  const query = { ...page, from: unixSeconds(page.from), to: unixSeconds(page.to) };
  const { items } = await ask(listOf(ProviderPayment), () => sdk().payments.all(query));
  return items;
}

function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** @throws ProviderError. */
export function fetchProviderPayment(paymentId: string): Promise<ProviderPayment> {
  return ask(ProviderPayment, () => sdk().payments.fetch(paymentId));
}

/** @throws ProviderError, also for a payment that is already captured: the caller fetches it again. */
export function capturePayment(paymentId: string, amountPaise: number): Promise<ProviderPayment> {
  return ask(ProviderPayment, () => sdk().payments.capture(paymentId, amountPaise, "INR"));
}

/** Refunds once per key, however often it is called. @throws ProviderError. */
export function refundPayment(refund: {
  paymentId: string;
  amountPaise: number;
  key: string;
}): Promise<ProviderRefund> {
  const { paymentId, amountPaise, key } = refund;
  // The SDK's own refund() cannot send the idempotency header.
  const headers = { "X-Refund-Idempotency": key };
  const body = { amount: amountPaise, speed: "normal", receipt: key };
  return ask(ProviderRefund, () =>
    http().post(`/v1/payments/${paymentId}/refund`, body, { headers }),
  );
}

/** @throws ProviderError. */
export function fetchRefund(refundId: string): Promise<ProviderRefund> {
  return ask(ProviderRefund, () => sdk().refunds.fetch(refundId));
}

/** @throws ProviderError. */
export async function listRefunds(paymentId: string): Promise<ProviderRefund[]> {
  const { items } = await ask(listOf(ProviderRefund), () =>
    sdk().payments.fetchMultipleRefund(paymentId, {}),
  );
  return items;
}

/** Parses every answer with zod, and turns everything else into a ProviderError. */
async function ask<T extends z.ZodType>(shape: T, make: () => unknown): Promise<z.output<T>> {
  let answer: unknown;
  try {
    answer = await make();
  } catch (thrown) {
    throw providerError(thrown);
  }
  const body = isAxiosAnswer(answer) ? answer.data : answer;
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ProviderError("unknown", {
    status: 200,
    description: "unknown shape",
    cause: parsed.error,
  });
}

function isAxiosAnswer(answer: unknown): answer is { data: unknown } {
  return typeof answer === "object" && answer !== null && "data" in answer && "config" in answer;
}

/** The axios instance shared by the SDK's resources. The SDK's typings do not have it. */
type Http = {
  defaults: { baseURL: string; timeout: number; proxy?: false };
  post(url: string, body: unknown, config?: { headers: Record<string, string> }): Promise<unknown>;
  interceptors: {
    response: { use(ok: (x: unknown) => unknown, failed: (e: unknown) => unknown): void };
  };
};

let client: Razorpay | undefined;

function sdk(): Razorpay {
  client ??= connect();
  return client;
}

function http(): Http {
  return (sdk() as unknown as { api: { rq: Http } }).api.rq;
}

/**
 * The SDK has no option for host or timeout, so both are set on its axios instance.
 * @throws Error when an upgrade has moved that instance, so that it is noticed at the first call.
 */
function connect(): Razorpay {
  const made = new Razorpay({
    key_id: required("RAZORPAY_KEY_ID"),
    key_secret: required("RAZORPAY_KEY_SECRET"),
  });
  const rq = (made as unknown as { api?: { rq?: Http } }).api?.rq;
  if (typeof rq?.defaults?.baseURL !== "string") {
    throw new Error(
      "The razorpay package has changed inside: lib/payments/provider/razorpay.ts must follow.",
    );
  }
  rq.defaults.baseURL = env().RAZORPAY_API_ORIGIN;
  rq.defaults.timeout = TIMEOUT_MS;
  if (isStandIn()) rq.defaults.proxy = false;
  rq.interceptors.response.use((answer) => answer, nameLostAnswer);
  return made;
}

/** Without a response the SDK reads `undefined.status` and loses the cause, so a response is added. */
function nameLostAnswer(error: unknown): Promise<never> {
  const lost = error as { response?: unknown; code?: string; message?: string };
  if (!lost.response) {
    const description = `${lost.code ?? "NETWORK_ERROR"} ${lost.message ?? ""}`;
    lost.response = { status: 0, data: { error: { code: "NETWORK_ERROR", description } } };
  }
  return Promise.reject(lost);
}
