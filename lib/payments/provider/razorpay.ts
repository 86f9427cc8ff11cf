import "server-only";
import { z } from "zod";
import { ProviderError } from "@/lib/payments/provider/provider-error";
import { fromProvider, toProvider } from "@/lib/payments/provider/provider-request";

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
  return ask(ProviderOrder, toProvider("/v1/orders", body));
}

/** Finds an order whose creation got no answer. @throws ProviderError. */
export async function findProviderOrder(receipt: string): Promise<ProviderOrder | undefined> {
  const query = { receipt, count: 10 };
  const { items } = await ask(listOf(ProviderOrder), fromProvider("/v1/orders", query));
  return items.find((order) => order.receipt === receipt);
}

/** @throws ProviderError. */
export function fetchProviderOrder(orderId: string): Promise<ProviderOrder> {
  return ask(ProviderOrder, fromProvider(`/v1/orders/${orderId}`));
}

/** All payments of an order. @throws ProviderError. */
export async function fetchOrderPayments(orderId: string): Promise<ProviderPayment[]> {
  const answer = fromProvider(`/v1/orders/${orderId}/payments`);
  const { items } = await ask(listOf(ProviderPayment), answer);
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
  const { items } = await ask(listOf(ProviderPayment), fromProvider("/v1/payments", query));
  return items;
}

function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** @throws ProviderError. */
export function fetchProviderPayment(paymentId: string): Promise<ProviderPayment> {
  return ask(ProviderPayment, fromProvider(`/v1/payments/${paymentId}`));
}

/** @throws ProviderError, also for a payment that is already captured: the caller fetches it again. */
export function capturePayment(paymentId: string, amountPaise: number): Promise<ProviderPayment> {
  const body = { amount: amountPaise, currency: "INR" };
  return ask(ProviderPayment, toProvider(`/v1/payments/${paymentId}/capture`, body));
}

/** Refunds once per key, however often it is called. @throws ProviderError. */
export function refundPayment(refund: {
  paymentId: string;
  amountPaise: number;
  key: string;
}): Promise<ProviderRefund> {
  const { paymentId, amountPaise, key } = refund;
  const headers = { "X-Refund-Idempotency": key };
  const body = { amount: amountPaise, speed: "normal", receipt: key };
  return ask(ProviderRefund, toProvider(`/v1/payments/${paymentId}/refund`, body, headers));
}

/** @throws ProviderError. */
export function fetchRefund(refundId: string): Promise<ProviderRefund> {
  return ask(ProviderRefund, fromProvider(`/v1/refunds/${refundId}`));
}

/** @throws ProviderError. */
export async function listRefunds(paymentId: string): Promise<ProviderRefund[]> {
  const answer = fromProvider(`/v1/payments/${paymentId}/refunds`);
  const { items } = await ask(listOf(ProviderRefund), answer);
  return items;
}

/** Parses an answer: a success of an unknown shape may be one. @throws ProviderError. */
async function ask<T extends z.ZodType>(shape: T, answer: Promise<unknown>): Promise<z.output<T>> {
  const parsed = shape.safeParse(await answer);
  if (parsed.success) return parsed.data;
  throw new ProviderError("unknown", {
    status: 200,
    description: "unknown shape",
    cause: parsed.error,
  });
}
