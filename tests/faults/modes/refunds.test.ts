import { db } from "@/lib/db";
import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, stockOf, subjects } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, payInBrowser, status, history, cancel } = forEachMode();
let dear: Sold;
let cheap: Sold;
let buyer: Person;
let admin: Person;

beforeEach(async () => {
  dear = await aProduct({ quantity: 5, pricePaise: 90_000_00 });
  cheap = await aProduct({ quantity: 5, pricePaise: 10_000_50 });
  buyer = await aBuyer(dear);
  admin = await anAdmin();
});

type Ordered = { order_id: string; product_name: string };

/** Two paid orders of one purchase: one expensive unit and two cheap ones. */
async function bought() {
  const order = await open(buyer, [line(dear), line(cheap, 2)]);
  await payInBrowser(buyer, order);
  await shop().quiet();
  const orders: Ordered[] = await history(buyer);
  const idOf = ({ name }: Sold) =>
    orders.find(({ product_name }) => product_name === name)?.order_id ?? "";
  const paymentId = control().state().payments[0]?.id ?? "";
  return { order, paymentId, dearId: idOf(dear), cheapId: idOf(cheap) };
}

const back = () =>
  control()
    .state()
    .refunds.map(({ amount }) => amount);
const ship = (orderId: string) =>
  shop().ask("/order/statusupdate", {
    body: { orderid: orderId, orderstatus: "Shipped" },
    by: admin,
  });
const byId = async (orderId: string) =>
  (await history(buyer)).find((one: Ordered) => one.order_id === orderId);
const mailTexts = async () =>
  (await db().outboxMail.findMany({ where: { to: buyer.email } }))
    .map(({ text }) => text)
    .join("\n");

it("canceling one of two orders refunds exactly that one, and later the other", async () => {
  const { order, dearId, cheapId } = await bought();
  await cancel(buyer, cheapId);
  await shop().quiet();
  expect(back()).toEqual([20_001_00]);
  expect(await byId(cheapId)).toMatchObject({
    order_status: "canceled",
    refund: { state: "refunded", amount: 20_001 },
  });
  expect(await byId(dearId)).toMatchObject({ order_status: null, refund: null, can_cancel: true });
  expect([await stockOf(dear), await stockOf(cheap)]).toEqual([4, 5]);
  await cancel(buyer, dearId);
  await shop().quiet();
  expect(back().toSorted()).toEqual([20_001_00, 90_000_00]);
  expect(control().state().payments).toMatchObject([{ status: "refunded", refund_status: "full" }]);
  expect([await stockOf(dear), await stockOf(cheap)]).toEqual([5, 5]);
  const { refunds, state } = await status(buyer, order);
  expect(state).toBe("placed");
  expect(refunds.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([
    20_001, 90_000,
  ]);
});

it("a full manual refund cancels and restocks unshipped orders and emails the customer", async () => {
  const { paymentId, dearId, cheapId } = await bought();
  await control().refund(paymentId);
  await shop().quiet();
  for (const id of [dearId, cheapId]) {
    expect(await byId(id)).toMatchObject({ order_status: "canceled", can_cancel: false });
  }
  expect([await stockOf(dear), await stockOf(cheap)]).toEqual([5, 5]);
  expect(back()).toEqual([1_10_001_00]);
  expect(await subjects(admin)).toEqual([]);
  expect(await cancel(buyer, dearId)).toMatchObject({
    status: 409,
    body: { code: "order_canceled" },
  });
  expect(await subjects(buyer)).toContain("₹1,10,001 refunded");
  expect(await mailTexts()).not.toContain("Nothing was paid");
});

it("a full manual refund keeps a shipped order and alerts administrators", async () => {
  const { paymentId, dearId, cheapId } = await bought();
  expect(await ship(dearId)).toMatchObject({ status: 200 });
  await control().refund(paymentId);
  await shop().quiet();
  expect(await byId(dearId)).toMatchObject({ order_status: "Shipped" });
  expect(await byId(cheapId)).toMatchObject({ order_status: "canceled" });
  expect([await stockOf(dear), await stockOf(cheap)]).toEqual([4, 5]);
  expect(await subjects(admin)).toEqual(["Needs attention: A refund was made by hand"]);
});

it("a partial manual refund changes no order and alerts once", async () => {
  const { order, paymentId, dearId } = await bought();
  control().faults.add({ kind: "duplicate", copies: 4 });
  await control().refund(paymentId, 5_000_00);
  await shop().quiet();
  expect(await history(buyer)).toMatchObject([{ order_status: null }, { order_status: null }]);
  expect(await subjects(admin)).toEqual(["Needs attention: A refund was made by hand"]);
  expect(await status(buyer, order)).toMatchObject({
    state: "placed",
    refunds: [{ state: "refunded", amount: 5_000 }],
  });
  await cancel(buyer, dearId);
  await shop().quiet();
  expect(back()).toEqual([5_000_00, 90_000_00]);
});

it("a later cancellation refunds only what is left of the payment", async () => {
  const { paymentId, dearId, cheapId } = await bought();
  await control().refund(paymentId, 50_000_00);
  await shop().quiet();
  for (const id of [cheapId, dearId]) {
    expect(await cancel(buyer, id)).toMatchObject({ status: 200 });
    await shop().quiet();
  }
  expect(back()).toEqual([50_000_00, 20_001_00, 40_000_00]);
});

it("the sweep finds a manual refund without an event", async () => {
  const { paymentId, dearId } = await bought();
  control().faults.add({ kind: "lose" });
  await control().refund(paymentId);
  await shop().quiet();
  await shop().jobs.sweep();
  expect(await byId(dearId)).toMatchObject({ order_status: "canceled" });
  expect([await stockOf(dear), await stockOf(cheap)]).toEqual([5, 5]);
});

it("a waiting cancellation refunds only the rest after a partial manual refund", async () => {
  const { paymentId, dearId, cheapId } = await bought();
  // The balance is too low: both refunds wait.
  control().setKnobs({ merchantBalance: 5_000_00 });
  for (const id of [cheapId, dearId]) await cancel(buyer, id);
  await shop().quiet();
  expect(back()).toEqual([]);
  await control().refund(paymentId, 3_000_00);
  await shop().quiet();
  control().setKnobs({ merchantBalance: null });
  await db().refund.updateMany({ where: { state: "pending" }, data: { nextTryAt: new Date(0) } });
  await shop().jobs.refunds();
  await shop().quiet();
  expect(back().reduce((sum, amount) => sum + amount, 0)).toBe(110_001_00);
  expect(await db().refund.count({ where: { paymentId, state: { not: "processed" } } })).toBe(0);
});
