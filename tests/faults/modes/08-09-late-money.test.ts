import { db } from "@/lib/db";
import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, type Opened, press, stockOf, subjects } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const HOUR_MS = 3_600_000;
const { shop, control, open, payInBrowser, verify, status, history, expire, reconcileLater } =
  forEachMode();
let product: Sold;
let buyer: Person;

beforeEach(async () => {
  product = await aProduct({ quantity: 2 });
  buyer = await aBuyer(product, 2);
});

const makePaymentsOlder = ({ purchase_id }: Opened) =>
  db().payment.updateMany({
    where: { purchaseId: purchase_id },
    data: { createdAt: new Date(Date.now() - 2 * HOUR_MS) },
  });

it("8: an authorised payment places no order and is reported to administrators after an hour", async () => {
  const admin = await anAdmin();
  control().setKnobs({ stuckAuthorized: true, autoRefundAfter: 72 * HOUR_MS });
  const match = { method: "POST", path: "/v1/payments/*/capture" };
  control().faults.add({ kind: "http500", match });
  const order = await open(buyer, [line(product, 2)]);
  expect(await payInBrowser(buyer, order)).toMatchObject([
    { status: 200, body: { state: "confirming", order_ids: [] } },
  ]);
  await shop().quiet();
  await reconcileLater(order);
  expect(await subjects(admin)).toEqual([]);
  await makePaymentsOlder(order);
  await reconcileLater(order);
  await reconcileLater(order);
  const alert = "Needs attention: A payment is authorised but not captured";
  expect(await subjects(admin)).toEqual([alert]);
  await expire(order);
  expect(await status(buyer, order)).toMatchObject({ state: "confirming" });
  control().clock.advance(73 * HOUR_MS);
  await shop().quiet();
  expect(control().state().payments).toMatchObject([{ status: "refunded", captured: false }]);
  await reconcileLater(order);
  expect(await status(buyer, order)).toMatchObject({ state: "expired", order_ids: [] });
  expect(await history(buyer)).toEqual([]);
  expect(await stockOf(product)).toBe(2);
  expect(await subjects(admin)).toEqual([alert]);
});

it("9: a late approval within the hold places the order", async () => {
  control().setKnobs({ lateAuthorize: 10 * 60_000 });
  const order = await open(buyer, [line(product, 2)]);
  expect(await payInBrowser(buyer, order)).toEqual([]);
  await shop().quiet();
  expect(await status(buyer, order)).toMatchObject({ state: "awaiting_payment" });
  control().clock.advance(10 * 60_000);
  await shop().quiet();
  expect(await status(buyer, order)).toMatchObject({ state: "placed" });
});

it("9: a late approval after the hold places the order from available stock", async () => {
  control().setKnobs({ lateAuthorize: 3 * HOUR_MS });
  const order = await open(buyer, [line(product, 2)]);
  await payInBrowser(buyer, order);
  await shop().quiet();
  await expire(order);
  expect(await stockOf(product)).toBe(2);
  control().clock.advance(3 * HOUR_MS);
  await shop().quiet();
  expect(await status(buyer, order)).toMatchObject({ state: "placed" });
  expect(await stockOf(product)).toBe(0);
  expect(await history(buyer)).toMatchObject([{ quantity_ordered: 2 }]);
});

it("9: a late approval without stock is refunded with an email", async () => {
  control().setKnobs({ lateAuthorize: 3 * HOUR_MS });
  const order = await open(buyer, [line(product, 2)]);
  await payInBrowser(buyer, order);
  await shop().quiet();
  await expire(order);
  control().setKnobs({ lateAuthorize: null });
  const other = await aBuyer(product);
  await payInBrowser(other, await open(other, [line(product)]));
  control().clock.advance(3 * HOUR_MS);
  await shop().quiet();
  expect(await status(buyer, order)).toMatchObject({
    state: "refunded",
    order_ids: [],
    refunds: [{ state: "refunded", amount: 85_998 }],
  });
  expect(await history(buyer)).toEqual([]);
  expect(await stockOf(product)).toBe(1);
  expect(await subjects(buyer)).toEqual(["₹85,998 goes back to you", "₹85,998 refunded"]);
});

it("9: a late approval after a second payment is refunded without an order", async () => {
  control().setKnobs({ lateAuthorize: 5 * 60_000 });
  const order = await open(buyer, [line(product, 2)]);
  expect(await press(shop().provider.origin, order, "success@razorpay")).toMatchObject({
    step: "failed",
  });
  control().setKnobs({ lateAuthorize: null });
  await verify(buyer, control().pay(order.order_id).response);
  control().clock.advance(5 * 60_000);
  await shop().quiet();
  control().clock.advance(6 * 24 * HOUR_MS);
  await shop().quiet();
  const captures = control()
    .calls()
    .filter(({ path }) => path.endsWith("/capture"));
  expect(captures).toEqual([]);
  expect(await history(buyer)).toHaveLength(1);
  expect(
    control()
      .state()
      .payments.map((payment) => payment.status)
      .toSorted(),
  ).toEqual(["captured", "refunded"]);
});
