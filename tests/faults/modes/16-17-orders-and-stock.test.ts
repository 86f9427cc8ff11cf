import { db } from "@/lib/db";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, makeOlder, stockOf, subjects } from "@/tests/support/shop/modes";
import { holdWholeOrders } from "@/tests/support/shop/settings";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, checkout, payInBrowser, verify, status, history, expire } =
  forEachMode();
const onCreate = { method: "POST", path: "/v1/orders" };
let product: Sold;
let buyer: Person;

beforeAll(holdWholeOrders);
beforeEach(async () => {
  product = await aProduct({ quantity: 2 });
  buyer = await aBuyer(product, 2);
});

const made = () =>
  control()
    .state()
    .orders.map(({ id }) => id);

/** Ages an unfinished attempt, so that the next request takes it over at once. */
async function giveUpMaking(): Promise<void> {
  const { id } = await db().purchase.findFirstOrThrow({ where: { userId: buyer.userId } });
  await makeOlder(id, 60_000);
}

it.each(["commitThenDrop", "brokenJson", "empty200"] as const)(
  "16: %s: finds an order by its receipt when its creation was not answered",
  async (kind) => {
    control().faults.add({ kind, match: onCreate, times: 1 });
    const order = await open(buyer, [line(product)]);
    expect(made()).toEqual([order.order_id]);
    expect(await payInBrowser(buyer, order)).toMatchObject([{ body: { state: "placed" } }]);
  },
);

it("16: when it is not found at once, keeps the stock and finds it at the next try", async () => {
  control().faults.add({ kind: "commitThenDrop", match: onCreate, times: 1 });
  control().setKnobs({ listLag: 60 });
  const failed = await checkout(buyer, [line(product)]);
  expect(failed).toMatchObject({ status: 502, body: { code: "payment_provider_failed" } });
  expect(failed.body.message).toBe("Failed to create payment order.");
  expect(await stockOf(product)).toBe(1);
  control().setKnobs({ listLag: 0 });
  await giveUpMaking();
  const order = await open(buyer, [line(product)]);
  expect(made()).toEqual([order.order_id]);
});

it.each(["reset", "http500", "http502Html", "http429"] as const)(
  "16: %s: the next try creates a missing order with the same receipt",
  async (kind) => {
    control().faults.add({ kind, match: onCreate, times: 1 });
    expect(await checkout(buyer, [line(product)])).toMatchObject({ status: 502 });
    await giveUpMaking();
    const order = await open(buyer, [line(product)]);
    expect(made()).toEqual([order.order_id]);
    const receipts = control()
      .calls()
      .filter(({ method }) => method === "POST");
    expect(new Set(receipts.map(({ body }) => (body as { receipt: string }).receipt)).size).toBe(1);
    expect(await db().purchase.count({ where: { userId: buyer.userId } })).toBe(1);
  },
);

it("17: holds the stock for the payer and releases it when the time is over", async () => {
  const order = await open(buyer, [line(product, 2)]);
  const other = await aBuyer(product);
  expect(await checkout(other, [line(product)])).toMatchObject({
    status: 409,
    body: { code: "out_of_stock", message: `No stock available for ${product.name}` },
  });
  await expire(order);
  expect(await status(buyer, order)).toMatchObject({ state: "expired", reserved_until: null });
  expect(await open(other, [line(product)])).toMatchObject({ amount_paise: 42_999_00 });
  expect(await stockOf(product)).toBe(1);
  const [call] = control().calls();
  expect(call?.body).toMatchObject({
    payment: { capture: "automatic", capture_options: { automatic_expiry_period: 30 } },
  });
});

it("17: a late payment of an expired order gets the goods or a refund", async () => {
  const late = [buyer, await aBuyer(product), await aBuyer(product)];
  const orders = [];
  for (const shopper of late) {
    const order = await open(shopper, [line(product, 2)]);
    await expire(order);
    orders.push({ shopper, order });
  }
  await Promise.all(
    orders.map(({ shopper, order }) =>
      verify(shopper, control().pay(order.order_id, { method: "card" }).response),
    ),
  );
  await shop().quiet();
  const ends = await Promise.all(orders.map(({ shopper, order }) => status(shopper, order)));
  expect(ends.map(({ state }) => state).toSorted()).toEqual(["placed", "refunded", "refunded"]);
  expect(await stockOf(product)).toBe(0);
  expect(
    control()
      .state()
      .refunds.map(({ amount }) => amount),
  ).toEqual([85_998_00, 85_998_00]);
  for (const [index, { shopper }] of orders.entries()) {
    const isPlaced = ends[index].state === "placed";
    expect(await history(shopper)).toHaveLength(isPlaced ? 1 : 0);
    const back = ["₹85,998 goes back to you", "₹85,998 refunded"];
    expect(await subjects(shopper)).toEqual(isPlaced ? [expect.stringMatching(/AK-/)] : back);
  }
});
