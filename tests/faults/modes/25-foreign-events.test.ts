import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, rowCounts, subjects, unworked } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const { shop, control, open, status, history } = forEachMode();
let product: Sold;
let buyer: Person;

beforeEach(async () => {
  product = await aProduct({ quantity: 3 });
  buyer = await aBuyer(product);
});

const EVENTS = [
  ...["order.paid", "payment.captured", "payment.authorized", "payment.failed", "payment.pending"],
  ...["refund.created", "refund.processed", "refund.failed", "refund.speed_changed"],
  ...["payment.dispute.created", "invoice.paid", "subscription.charged"],
];

it.each(EVENTS)("25: accepts %s of another shop on the account without effect", async (event) => {
  await anAdmin();
  const before = await rowCounts();
  const { id } = control().foreignEvent(event);
  await shop().quiet();
  expect(control().deliveries()).toMatchObject([{ status: 200 }]);
  expect(await unworked([id])).toEqual([]);
  expect(await rowCounts()).toEqual(before);
  expect(control().calls()).toEqual([]);
});

it("25: places our order among another shop's events", async () => {
  control().faults.add({ kind: "foreignOrder" });
  const order = await open(buyer, [line(product)]);
  control().pay(order.order_id);
  await shop().quiet();
  expect(control().deliveries()).toHaveLength(6);
  expect(await history(buyer)).toHaveLength(1);
  expect(
    await unworked(
      control()
        .events()
        .map(({ id }) => id),
    ),
  ).toEqual([]);
});

it("25: reports our dispute to the administrators", async () => {
  const admin = await anAdmin();
  const order = await open(buyer, [line(product)]);
  const { payment } = control().pay(order.order_id);
  await shop().quiet();
  control().dispute(payment.id);
  await shop().quiet();
  expect(await subjects(admin)).toEqual(["Needs attention: A customer disputes a payment"]);
  expect(await status(buyer, order)).toMatchObject({ state: "placed" });
});
