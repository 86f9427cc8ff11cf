import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { ADDRESS, bearerOf, type Customer } from "@/tests/support/e2e/customer";
import { payElsewhere } from "@/tests/support/e2e/provider";
import { demo, settings } from "@/tests/support/e2e/settings";
import { CHARGER } from "@/tests/support/e2e/shop";
import { expect } from "@/tests/support/e2e/test";

/** A customer who buys through the API like a phone's app, for journeys that start after a purchase. */
export type Buyer = Customer & {
  /** A unique ten-digit number. */
  phone: string;
  /** Buys one AC03W 7.4 kW; returns the order's number. */
  buy: (by: "cash" | "upi") => Promise<string>;
  orders: () => Promise<Record<string, unknown>[]>;
};

/** Has a unique name and phone, and an address in Noida. */
export async function aBuyer(request: APIRequestContext): Promise<Buyer> {
  const { phone, ...customer } = aPerson();
  const headers: Record<string, string> = { "x-api-key": demo.apiKey };

  async function ask(path: string, data?: object) {
    const url = `${settings.baseUrl}/api${path}`;
    // For a kept connection that the server closes as it is used again: such a request has not arrived.
    const maxRetries = 2;
    const answer = data
      ? await request.post(url, { headers, data, maxRetries })
      : await request.get(url, { headers, maxRetries });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  }

  await ask("/users/signup", { ...customer, phone_number: phone });
  headers.authorization = await bearerOf(request, customer);
  await ask("/users/address", ADDRESS);
  const orders = () => ask("/order/orderhistory", {});

  async function buy(by: "cash" | "upi"): Promise<string> {
    const { products } = await ask("/products/search", { query: CHARGER, limit: "1-100" });
    const { id } = products.find((product: { name: string }) => product.name === CHARGER);
    const lines = { products: [{ productid: id, quantity: 1 }] };
    if (by === "cash") {
      await ask("/order/addorder", { ...lines, paymentoption: "Cash", checkout_key: randomUUID() });
    } else {
      const { order_id, purchase_id } = await ask("/payments/createpayment", lines);
      await payElsewhere(request, order_id);
      await expect
        .poll(async () => (await ask(`/payments/status/${purchase_id}`)).state)
        .toBe("placed");
    }
    return (await orders())[0].order_number;
  }

  return { ...customer, phone, buy, orders };
}

const aPerson = () => ({
  name: `Zubeida ${randomUUID().replace(/[^a-f]/g, "")}`,
  email: `e2e-${randomUUID()}@example.com`,
  password: "Long-Enough-2026",
  phone: `9${randomInt(1e8, 1e9)}`,
});
