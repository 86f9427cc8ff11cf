import type { RazorpayLocal } from "@/packages/razorpay-local/index";
import type { RazorpayLocalOptions } from "@/packages/razorpay-local/types";
import { request } from "@/tests/support/servers/http";
import { KEYS, startReceiver, startStandIn } from "@/tests/support/servers/razorpay-local";
import { allowPrograms, type Person, type Sold } from "@/tests/support/shop/builders";

export type Shop = {
  provider: RazorpayLocal;
  /** The provider's posts to the shop's webhook, oldest first. */
  hooks: Awaited<ReturnType<typeof startReceiver>>;
  close: () => Promise<void>;
};

/** The shop with its own provider. Call it first: the settings are read once. */
export async function openShop(options: Partial<RazorpayLocalOptions> = {}): Promise<Shop> {
  const hooks = await startReceiver();
  const provider = await startStandIn({ ...options, webhookUrl: hooks.url });
  await pointShopAt(provider);
  const close = async () => {
    await provider.close();
    await hooks.close();
  };
  return { provider, hooks, close };
}

/** Points the shop at this provider. Call it first: the settings are read once. */
export async function pointShopAt(provider: RazorpayLocal): Promise<void> {
  process.env.RAZORPAY_API_ORIGIN = provider.origin;
  process.env.RAZORPAY_KEY_ID = KEYS.keyId;
  process.env.RAZORPAY_KEY_SECRET = KEYS.keySecret;
  process.env.RAZORPAY_WEBHOOK_SECRETS = KEYS.webhookSecret;
  await allowPrograms();
}

export const line = (product: Sold, quantity = 1) => ({ productid: product.id, quantity });

/** Opens the payment of a purchase, as the checkout page does. */
export function createPayment(person: Person, products: object[], more: object = {}) {
  return request("/payments/createpayment", { body: { products, ...more }, token: person.token });
}

export function statusOf(person: Person, purchaseId: string) {
  return request(`/payments/status/${purchaseId}`, { token: person.token });
}

/** Verifies a payment as the browser does after Checkout. */
export function verify(person: Person, answer: CheckoutAnswer) {
  return request("/payments/verifypayment", { body: wired(answer), token: person.token });
}

/** The provider's answer to the page; older clients send only the payment. */
export type CheckoutAnswer = {
  razorpay_payment_id: string;
  razorpay_order_id?: string;
  razorpay_signature?: string;
};

/** The same in the format that the page sends. */
export const wired = (answer: CheckoutAnswer) => ({
  razorpaypaymentid: answer.razorpay_payment_id,
  razorpayorderid: answer.razorpay_order_id,
  razorpaysignature: answer.razorpay_signature,
});
