import { db } from "@/lib/db";
import { aBuyer, aProduct, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, stockOf, subjects } from "@/tests/support/shop/modes";
import { setOnline } from "@/tests/support/shop/settings";
import { line } from "@/tests/support/shop/shop";

const { shop, checkout, open, payInBrowser, status, history, expire } = forEachMode();
let product: Sold;
const STOCK = 4;

beforeEach(async () => {
  product = await aProduct({ quantity: STOCK });
});
afterEach(() => db().onlineSettings.deleteMany());

const somebody = (units = STOCK) => aBuyer(product, units);
const all = (units = STOCK) => [line(product, units)];

it("an unpaid purchase holds at most half of the stock", async () => {
  const first = await somebody();
  const order = await open(first, all());
  expect(await stockOf(product)).toBe(2);
  expect(await status(first, order)).toMatchObject({ all_held: false });
  const second = await somebody(2);
  expect(await status(second, await open(second, all(2)))).toMatchObject({ all_held: false });
  const third = await somebody(1);
  expect(await status(third, await open(third, all(1)))).toMatchObject({ all_held: true });
  expect(await stockOf(product)).toBe(0);
});

it("the rest is taken when the payment arrives", async () => {
  const buyer = await somebody();
  const order = await open(buyer, all());
  expect(await payInBrowser(buyer, order)).toMatchObject([{ body: { state: "placed" } }]);
  expect(await stockOf(product)).toBe(0);
  expect(await history(buyer)).toMatchObject([{ quantity_ordered: STOCK }]);
});

it("units sold in the meantime are refunded, and the hold is released", async () => {
  const buyer = await somebody();
  const order = await open(buyer, all());
  const quick = await somebody(1);
  await payInBrowser(quick, await open(quick, all(1)));
  await payInBrowser(buyer, order);
  await shop().quiet();
  expect(await status(buyer, order)).toMatchObject({ state: "refunded" });
  expect(await stockOf(product)).toBe(STOCK - 1);
  expect(await history(buyer)).toEqual([]);
  expect(await subjects(buyer)).toContain("₹1,71,996 refunded");
});

it("a purchase cannot be paid again once its units are sold", async () => {
  const buyer = await somebody();
  const { purchase_id } = await open(buyer, all());
  const quick = await somebody(1);
  await payInBrowser(quick, await open(quick, all(1)));
  const outOfStock = { status: 409, body: { code: "out_of_stock" } };
  expect(await checkout(buyer, all())).toMatchObject(outOfStock);
  const body = { purchase_id };
  expect(await shop().ask("/payments/continuepayment", { body, by: buyer })).toMatchObject(
    outOfStock,
  );
});

it("an expired purchase releases exactly its hold", async () => {
  const buyer = await somebody();
  const order = await open(buyer, all());
  await expire(order);
  expect(await stockOf(product)).toBe(STOCK);
});

it("a customer who held stock for 90 minutes without paying holds no more and can still buy", async () => {
  const buyer = await somebody(1);
  for (let time = 0; time < 3; time += 1) {
    const order = await open(buyer, all(1));
    expect(await stockOf(product)).toBe(STOCK - 1);
    await expire(order);
    await lastedHalfAnHour(order.purchase_id);
  }
  const order = await open(buyer, all(1));
  expect(await stockOf(product)).toBe(STOCK);
  expect(await status(buyer, order)).toMatchObject({ state: "awaiting_payment", all_held: false });
  expect(await payInBrowser(buyer, order)).toMatchObject([{ body: { state: "placed" } }]);
  expect(await stockOf(product)).toBe(STOCK - 1);
});

it("the office may allow one purchase to hold everything", async () => {
  await setOnline({ heldPercent: 100 });
  await open(await somebody(), all());
  expect(await stockOf(product)).toBe(0);
});

/** Ages a purchase as if its time had run out. */
async function lastedHalfAnHour(id: string): Promise<void> {
  await db().$executeRaw`
    UPDATE "Purchase" SET "createdAt" = "closedAt" - interval '30 minutes', "reservedUntil" = "closedAt"
    WHERE id = ${id}::uuid`;
}
