import { db } from "@/lib/db";
import { aBuyer, anAdmin, aProduct } from "@/tests/support/shop/builders";
import { forEachMode, stockOf } from "@/tests/support/shop/modes";
import { setOnline } from "@/tests/support/shop/settings";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, checkout, payInBrowser, history, cancel, retry } = forEachMode();

// A Razorpay account with a higher limit.
beforeAll(() => setOnline({ maxPaise: 10_00_000_00 }));
afterAll(() => db().onlineSettings.deleteMany());

/** The requests that created orders and refunds. */
const sent = () =>
  control()
    .calls()
    .filter(({ method, path }) => method === "POST" && /orders$|refund$/.test(path))
    .map(({ body }) => body as { amount: number; receipt: string });

it.each([
  ["₹1.00", 1_00, 1, 1],
  ["₹19.99", 19_99, 1, 19.99],
  ["3 × ₹19.99", 19_99, 3, 59.97],
  ["7 × ₹1.15", 1_15, 7, 8.05],
  ["7 × ₹1,13,099.01", 1_13_099_01, 7, 7_91_693.07],
])(
  "18: %s stays the same integer paise from price to refund",
  async (_what, pricePaise, quantity, rupees) => {
    const product = await aProduct({ pricePaise, quantity: 9 });
    const buyer = await aBuyer(product, quantity);
    const seen = { expected_total: rupees };
    const answer = await checkout(buyer, [line(product, quantity)], seen);
    expect(answer).toMatchObject({ status: 200, body: { total: rupees } });
    expect(await payInBrowser(buyer, answer.body)).toMatchObject([{ body: { total: rupees } }]);
    await shop().quiet();
    const [order] = await history(buyer);
    expect(order).toMatchObject({ total_amount: rupees });
    await cancel(buyer, order.order_id);
    await shop().quiet();
    const paise = pricePaise * quantity;
    expect(sent().map(({ amount }) => amount)).toEqual([paise, paise]);
    expect(await history(buyer)).toMatchObject([{ refund: { state: "refunded", amount: rupees } }]);
  },
);

it.each(["19.99", 19.999, 0.001, "₹20"])("18: refuses %p for ₹19.99", async (expected_total) => {
  const product = await aProduct({ pricePaise: 19_99 });
  const buyer = await aBuyer(product);
  const answer = await checkout(buyer, [line(product)], { expected_total });
  expect(answer.status).toBe(422);
  expect(sent()).toEqual([]);
});

it("18: an amount refused by the provider gets a message and holds no stock", async () => {
  const product = await aProduct({ pricePaise: 99 });
  const buyer = await aBuyer(product);
  const answer = await checkout(buyer, [line(product)]);
  expect(answer).toMatchObject({ status: 422, body: { code: "online_limit" } });
  expect(await stockOf(product)).toBe(10);
  expect(await history(buyer)).toEqual([]);
});

it("19: every receipt is unique with at most 40 characters", async () => {
  await anAdmin();
  const product = await aProduct();
  const buyer = await aBuyer(product);
  control().setKnobs({ refundMode: "failed", refundSettleMs: 0 });
  await payInBrowser(buyer, await open(buyer, [line(product)]));
  await shop().quiet();
  const [{ order_id }] = await history(buyer);
  await cancel(buyer, order_id);
  await shop().quiet();
  await db().refund.updateMany({ where: { orderId: order_id }, data: { round: 98 } });
  for (let round = 0; round < 3; round += 1) await retry();
  const receipts = sent().map(({ receipt }) => receipt);
  expect(receipts.length).toBeGreaterThanOrEqual(4);
  expect(receipts.filter((receipt) => !/^[\w-]{10,40}$/.test(receipt))).toEqual([]);
  expect(new Set(receipts).size).toBe(receipts.length);
});
