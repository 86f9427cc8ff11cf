import { db } from "@/lib/db";
import { KEYS } from "@/tests/support/servers/razorpay-local";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, type Opened } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const OLD = { keyId: "rzp_live_local00000OLD", keySecret: "secret-of-the-old-key" };
const { shop, control, open, checkout, payInBrowser, status, history, expire, reconcileLater } =
  forEachMode({ liveKeys: OLD });
let product: Sold;
let buyer: Person;

beforeEach(async () => {
  product = await aProduct({ quantity: 3 });
  buyer = await aBuyer(product);
});

/** Simulates a key change right after this order, whose id belongs to the old key. */
async function changeKeysAfter({ order_id, amount_paise }: Opened): Promise<string> {
  const authorization = `Basic ${btoa(`${OLD.keyId}:${OLD.keySecret}`)}`;
  const made = await fetch(`${shop().provider.origin}/v1/orders`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ amount: amount_paise, currency: "INR", receipt: "old" }),
  });
  const { id } = (await made.json()) as { id: string };
  await db().$executeRaw`
    UPDATE "PaymentAttempt" SET "keyId" = ${OLD.keyId}, "providerOrderId" = ${id},
      receipt = left(receipt, 35) || right(${OLD.keyId}, 4)
    WHERE "providerOrderId" = ${order_id}`;
  return id;
}

it("20: replaces an order of an old key by one of the current key", async () => {
  const first = await open(buyer, [line(product)]);
  const old = await changeKeysAfter(first);
  const second = await open(buyer, [line(product)]);
  expect(second).toMatchObject({ purchase_id: first.purchase_id, key_id: KEYS.keyId });
  expect([old, first.order_id]).not.toContain(second.order_id);
  const attempts = await db().paymentAttempt.findMany({
    where: { purchaseId: first.purchase_id },
    orderBy: { createdAt: "asc" },
  });
  expect(attempts.map(({ keyId }) => keyId)).toEqual([OLD.keyId, KEYS.keyId]);
  expect(await payInBrowser(buyer, second)).toMatchObject([{ body: { state: "placed" } }]);
});

it("20: an unknown id of an old key does not stop status, reconciler or expiry", async () => {
  const order = await open(buyer, [line(product)]);
  await changeKeysAfter(order);
  await reconcileLater(order);
  expect(await status(buyer, order)).toMatchObject({ state: "awaiting_payment" });
  await expire(order);
  expect(await status(buyer, order)).toMatchObject({ state: "expired" });
  expect(await history(buyer)).toEqual([]);
});

it("20: sends the browser the key id and never a secret", async () => {
  const { body } = await checkout(buyer, [line(product)], { key_id: OLD.keyId, key: OLD.keyId });
  expect(body.key_id).toBe(KEYS.keyId);
  const text = JSON.stringify(body) + JSON.stringify(await status(buyer, body));
  expect(text).not.toContain(KEYS.keySecret);
  expect(text).not.toContain(KEYS.webhookSecret);
});

it.each(["auth401", "wrongMode"] as const)(
  "20: %s: a wrong key does not decide a payment",
  async (kind) => {
    const order = await open(buyer, [line(product)]);
    control().faults.add({ kind: "lose" });
    control().faults.add({ kind, match: { method: "GET" } });
    expect(await payInBrowser(buyer, order)).toMatchObject([{ body: { state: "confirming" } }]);
    await expire(order);
    expect(await status(buyer, order)).toMatchObject({ state: "confirming", order_ids: [] });
    control().faults.clear();
    await reconcileLater(order);
    expect(await status(buyer, order)).toMatchObject({ state: "placed" });
  },
);
