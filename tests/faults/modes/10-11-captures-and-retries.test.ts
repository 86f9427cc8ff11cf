import { db } from "@/lib/db";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, press, stockOf, subjects } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, payInBrowser, verify, status, history } = forEachMode();
const onCapture = { method: "POST", path: "/v1/payments/*/capture" };
let product: Sold;
let buyer: Person;

beforeEach(async () => {
  product = await aProduct({ quantity: 3 });
  buyer = await aBuyer(product);
});

it("10: does not capture a captured payment again", async () => {
  const order = await open(buyer, [line(product)]);
  await payInBrowser(buyer, order);
  await shop().quiet();
  expect(await status(buyer, order)).toMatchObject({ state: "placed" });
  expect(
    control()
      .calls()
      .filter(({ path }) => path.endsWith("/capture")),
  ).toEqual([]);
});

it("10: the provider's refusal of concurrent captures is no failure", async () => {
  control().setKnobs({ stuckAuthorized: true });
  for (let round = 0; round < 3; round += 1) {
    const shopper = await aBuyer(product);
    const order = await open(shopper, [line(product)]);
    const { response } = control().pay(order.order_id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(shopper, response)));
    for (const { status: code, body } of answers) {
      expect(code).toBe(200);
      expect(["placed", "confirming"]).toContain(body.state);
    }
    await shop().quiet();
    expect(await status(shopper, order)).toMatchObject({ state: "placed" });
    expect(await db().order.count({ where: { purchaseId: order.purchase_id } })).toBe(1);
  }
});

it("10: finds a capture whose answer was lost", async () => {
  control().setKnobs({ stuckAuthorized: true });
  control().faults.add({ kind: "commitThenDrop", match: onCapture, times: 1 });
  control().faults.add({ kind: "lose" });
  const order = await open(buyer, [line(product)]);
  expect(await payInBrowser(buyer, order)).toMatchObject([{ body: { state: "confirming" } }]);
  const [payment] = control().state().payments;
  const again = await verify(buyer, { razorpay_payment_id: payment?.id ?? "" });
  expect(again.body).toMatchObject({ state: "placed" });
  expect(
    control()
      .calls()
      .filter(({ path }) => path.endsWith("/capture")),
  ).toHaveLength(1);
});

it("11: failed and abandoned attempts leave the purchase open until one succeeds", async () => {
  const order = await open(buyer, [line(product)]);
  for (let tried = 0; tried < 2; tried += 1) {
    expect(await press(shop().provider.origin, order, "failure@razorpay")).toMatchObject({
      step: "failed",
      error: { reason: "payment_failed" },
    });
    await shop().quiet();
    expect(await status(buyer, order)).toMatchObject({ state: "awaiting_payment" });
    expect(await stockOf(product)).toBe(2);
  }
  expect(await open(buyer, [line(product)])).toMatchObject({ order_id: order.order_id });
  expect(await payInBrowser(buyer, order)).toMatchObject([{ body: { state: "placed" } }]);
  await shop().quiet();
  expect(await history(buyer)).toHaveLength(1);
  expect(await stockOf(product)).toBe(2);
});

it("11: a late event of a failed attempt changes nothing after a paid one", async () => {
  const order = await open(buyer, [line(product)]);
  control().pay(order.order_id, { outcome: "failed" });
  await payInBrowser(buyer, order);
  await shop().quiet();
  for (const { id, event } of control().events()) {
    if (event === "payment.failed") await control().deliver(id, { times: 2 });
  }
  await db().webhookEvent.updateMany({
    where: { event: "payment.failed" },
    data: { processedAt: null, nextTryAt: new Date(0) },
  });
  await shop().jobs.webhooks();
  expect(await status(buyer, order)).toMatchObject({ state: "placed", refunds: [] });
  expect(await subjects(buyer)).toHaveLength(1);
});
