import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, stockOf } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const ROUNDS = 12;
const { shop, control, open, payInBrowser, history, cancel } = forEachMode();
let product: Sold;

beforeEach(async () => {
  product = await aProduct({ quantity: ROUNDS });
});

async function bought(buyer: Person): Promise<string> {
  await payInBrowser(buyer, await open(buyer, [line(product)]));
  await shop().quiet();
  return (await history(buyer))[0].order_id;
}

it("five concurrent cancellations make one refund and one restock", async () => {
  const buyer = await aBuyer(product);
  const id = await bought(buyer);
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(buyer, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  for (const { status, body } of answers) {
    const message =
      status === 200 ? "Order successfully canceled!" : "This order has already been canceled.";
    expect(body.message).toBe(message);
  }
  await shop().quiet();
  expect(control().state().refunds).toMatchObject([{ amount: product.pricePaise }]);
  expect(await stockOf(product)).toBe(ROUNDS);
});

it("exactly one of a cancellation and Shipped wins, and the other gets a conflict", async () => {
  const admin = await anAdmin();
  let canceled = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await aBuyer(product);
    const id = await bought(buyer);
    const ship = () =>
      shop().ask("/order/statusupdate", {
        body: { orderid: id, orderstatus: "Shipped" },
        by: admin,
      });
    const start = [() => cancel(buyer, id), ship];
    const isReversed = Math.random() < 0.5;
    if (isReversed) start.reverse();
    const answers = await Promise.all(start.map((go) => go()));
    if (isReversed) answers.reverse();
    const [byBuyer, byAdmin] = answers;
    await shop().quiet();
    const [order] = await history(buyer);
    const isCanceled = order.order_status === "canceled";
    canceled += isCanceled ? 1 : 0;
    const outcomes = isCanceled
      ? [{ status: 200 }, { status: 409, body: { code: "order_canceled" } }]
      : [{ status: 409, body: { code: "order_not_cancelable" } }, { status: 200 }];
    expect([byBuyer, byAdmin]).toMatchObject(outcomes);
    expect(order.order_status).toBe(isCanceled ? "canceled" : "Shipped");
    expect(order.refund?.state).toBe(isCanceled ? "refunded" : undefined);
  }
  expect(await stockOf(product)).toBe(canceled);
  expect(control().state().refunds).toHaveLength(canceled);
});

it("a cancellation and a concurrent full manual refund refund once", async () => {
  for (let round = 0; round < 4; round += 1) {
    const buyer = await aBuyer(product);
    const id = await bought(buyer);
    const payment = control().state().payments.at(-1);
    await Promise.allSettled([cancel(buyer, id), control().refund(payment?.id ?? "")]);
    await shop().quiet();
    expect((await history(buyer))[0]).toMatchObject({ order_status: "canceled" });
    const back = control()
      .state()
      .refunds.filter((one) => one.payment_id === payment?.id);
    expect(back).toHaveLength(1);
  }
  expect(await stockOf(product)).toBe(ROUNDS);
});
