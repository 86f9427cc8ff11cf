import { NextRequest } from "next/server";
import { db } from "@/lib/db";
import { cookieName } from "@/lib/identity/cookie";
import { middleware } from "@/middleware";
import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, type Opened, press, subjects } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const HOUR_MS = 3_600_000;
const { shop, control, open, status, history, reconcileLater } = forEachMode();
let product: Sold;
let buyer: Person;

beforeEach(async () => {
  product = await aProduct({ quantity: 3 });
  buyer = await aBuyer(product);
});

/** Returns from the provider's page: a cross-site form without cookies. */
const comeBack = async (fields: Record<string, string>, named?: Opened) => {
  const query = named ? `?purchase=${named.purchase_id}` : "";
  const answer = await fetch(`${shop().origin}/api/payments/callback${query}`, {
    method: "POST",
    headers: { origin: "https://api.razorpay.com", "sec-fetch-site": "cross-site" },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  return { status: answer.status, location: answer.headers.get("location") };
};
const toPurchase = ({ purchase_id }: Opened) => ({
  status: 303,
  location: `${shop().origin}/checkout/${purchase_id}`,
});
const toCheckout = () => ({ status: 303, location: `${shop().origin}/checkout` });
const questions = () =>
  control()
    .calls()
    .filter(({ method }) => method === "GET");

it("21: with the webhook off, the reconciler places the orders and alerts administrators", async () => {
  const admin = await anAdmin();
  control().faults.add({ kind: "badSignature" });
  const first = await open(buyer, [line(product)]);
  await press(shop().provider.origin, first, "success@razorpay");
  await shop().quiet();
  control().clock.advance(25 * HOUR_MS);
  await shop().quiet();
  expect(control().webhooks()).toMatchObject([{ status: "disabled" }]);
  const other = await aBuyer(product);
  const second = await open(other, [line(product)]);
  await press(shop().provider.origin, second, "success@razorpay");
  await shop().quiet();
  const purchases = { id: { in: [first.purchase_id, second.purchase_id] } };
  expect(await db().purchase.count({ where: { ...purchases, state: "placed" } })).toBe(0);
  await reconcileLater(first);
  await reconcileLater(second);
  expect(await history(buyer)).toHaveLength(1);
  expect(await history(other)).toHaveLength(1);
  const alert = "Needs attention: Razorpay's webhooks do not arrive";
  expect(await subjects(admin)).toEqual([alert]);
});

it("21: does not alert while events arrive", async () => {
  const admin = await anAdmin();
  const order = await open(buyer, [line(product)]);
  control().faults.add({ kind: "lose", match: { event: "*d" } });
  control().foreignEvent("payment.pending");
  await press(shop().provider.origin, order, "success@razorpay");
  await shop().quiet();
  await reconcileLater(order);
  expect(await history(buyer)).toHaveLength(1);
  expect(await subjects(admin)).toEqual([]);
});

it("22: a return without a session places the order and redirects to the purchase", async () => {
  control().faults.add({ kind: "lose" });
  const order = await open(buyer, [line(product)]);
  const { response } = await press(shop().provider.origin, order, "success@razorpay");
  expect(await comeBack(response)).toEqual(toPurchase(order));
  expect(await history(buyer)).toHaveLength(1);
  expect(await comeBack(response)).toEqual(toPurchase(order));
  expect(await history(buyer)).toHaveLength(1);
});

it("22: a failed attempt redirects to the purchase, which stays open", async () => {
  const order = await open(buyer, [line(product)]);
  const { error } = await press(shop().provider.origin, order, "failure@razorpay");
  await shop().quiet();
  const fields = {
    "error[code]": error.code,
    "error[description]": error.description,
    "error[metadata]": JSON.stringify(error.metadata),
  };
  expect(await comeBack(fields, order)).toEqual(toPurchase(order));
  // The order's id is not secret and must not reveal the purchase.
  expect(await comeBack(fields)).toEqual(toCheckout());
  expect(await status(buyer, order)).toMatchObject({ state: "awaiting_payment" });
});

it.each(["wrongSignature", "missingFields"] as const)(
  "22: %s: a forged return settles nothing and does not query the provider",
  async (forgeHandler) => {
    control().faults.add({ kind: "lose" });
    control().setKnobs({ forgeHandler });
    const order = await open(buyer, [line(product)]);
    const { response } = await press(shop().provider.origin, order, "success@razorpay");
    expect(await comeBack(response)).toEqual(toCheckout());
    expect(await comeBack(response, order)).toEqual(toPurchase(order));
    expect(questions()).toEqual([]);
    expect(await history(buyer)).toEqual([]);
  },
);

it.each([
  ["nothing", {}],
  ["an unknown order", { razorpay_order_id: "order_AbCdEfGhIjKlMn" }],
  ["metadata that is not JSON", { "error[metadata]": "{" }],
  ["metadata without an order", { "error[metadata]": "[]" }],
  ["far too much", { razorpay_order_id: "x".repeat(20_000) }],
])("22: %s redirects to checkout", async (_what, fields) => {
  expect(await comeBack(fields)).toEqual(toCheckout());
});

it("22: redirects although the provider does not answer", async () => {
  control().faults.add({ kind: "lose" });
  control().faults.add({ kind: "http502Html", match: { method: "GET" }, times: 1 });
  const order = await open(buyer, [line(product)]);
  const { response } = await press(shop().provider.origin, order, "success@razorpay");
  expect(await comeBack(response)).toEqual(toPurchase(order));
  expect(await status(buyer, order)).toMatchObject({ state: "placed" });
});

it.each(["/checkout", "/checkout/0190a000-0000-7000-8000-000000000001"])(
  "23: the policy of %s allows only what the provider's window loads",
  async (path) => {
    const headers = { cookie: `${cookieName("customer", true)}=x` };
    const answer = await middleware(new NextRequest(`https://shop.example${path}`, { headers }));
    const policy = new Map(
      (answer.headers.get("content-security-policy") ?? "").split("; ").map((part) => {
        const [name = "", ...sources] = part.split(" ");
        return [name, sources] as const;
      }),
    );
    for (const name of ["frame-src", "connect-src", "img-src", "form-action"]) {
      expect(policy.get(name)).toContain("https://*.razorpay.com");
    }
    expect(policy.get("script-src")).toEqual(
      expect.arrayContaining(["'strict-dynamic'", expect.stringMatching(/^'nonce-\S{20,}'$/)]),
    );
    expect(policy.get("style-src")).toContain("'unsafe-inline'");
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(answer.headers.get("cross-origin-embedder-policy")).toBeNull();
  },
);
