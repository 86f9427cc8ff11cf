import type { RazorpayLocal } from "@/scripts/razorpay-local/index";
import { allowPrograms, type Person, type Sold } from "@/tests/support/builders";
import { request } from "@/tests/support/http";
import { KEYS, startReceiver, startStandIn } from "@/tests/support/razorpay-local";

export type Shop = {
  provider: RazorpayLocal;
  /** What the provider has posted to the shop's webhook address, oldest first. */
  hooks: Awaited<ReturnType<typeof startReceiver>>;
  close: () => Promise<void>;
};

/** The shop with a provider of its own. Call it before anything else: the settings are read once. */
export async function openShop(): Promise<Shop> {
  const hooks = await startReceiver();
  const provider = await startStandIn({ webhookUrl: hooks.url });
  process.env.RAZORPAY_API_ORIGIN = provider.origin;
  process.env.RAZORPAY_KEY_ID = KEYS.keyId;
  process.env.RAZORPAY_KEY_SECRET = KEYS.keySecret;
  process.env.RAZORPAY_WEBHOOK_SECRETS = KEYS.webhookSecret;
  await allowPrograms();
  const close = async () => {
    await provider.close();
    await hooks.close();
  };
  return { provider, hooks, close };
}

export const line = (product: Sold, quantity = 1) => ({ productid: product.id, quantity });

/** Opens the payment of a purchase, as the checkout page does. */
export function createPayment(person: Person, products: object[], more: object = {}) {
  return request("/payments/createpayment", { body: { products, ...more }, token: person.token });
}

export function statusOf(person: Person, purchaseId: string) {
  return request(`/payments/status/${purchaseId}`, { token: person.token });
}

/** Verifies as the browser does after Checkout has answered. */
export function verify(
  person: Person,
  triple: { razorpay_payment_id: string; razorpay_order_id?: string; razorpay_signature?: string },
) {
  const body = {
    razorpaypaymentid: triple.razorpay_payment_id,
    razorpayorderid: triple.razorpay_order_id,
    razorpaysignature: triple.razorpay_signature,
  };
  return request("/payments/verifypayment", { body, token: person.token });
}
