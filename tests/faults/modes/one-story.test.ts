import { parse } from "csv-parse/sync";
import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { readBooks } from "@/lib/payments/books/books";
import { aBuyer, anAdmin, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode, type Opened, subjects } from "@/tests/support/shop/modes";
import { setCash } from "@/tests/support/shop/settings";
import { line } from "@/tests/support/shop/shop";

const { shop, control, checkout, payInBrowser, history, cancel, expire, verify, status } =
  forEachMode();
let dear: Sold;
let cheap: Sold;
let buyer: Person;
let admin: Person;

beforeEach(async () => {
  dear = await aProduct({ quantity: 50, pricePaise: 90_000_00 });
  cheap = await aProduct({ quantity: 50, pricePaise: 10_000_50 });
  await db().product.update({
    where: { id: cheap.id },
    data: { gstRateBp: 1800, hsn: "85366990" },
  });
  buyer = await aBuyer(dear);
  admin = await anAdmin();
});

type Ordered = { order_id: string; product_name: string; purchase_id: string };

/** Opens a separate purchase even for equal products. */
async function open(products: object[]): Promise<Opened> {
  const answer = await checkout(buyer, products, { order_again: true });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}
async function paid(products: object[]): Promise<Opened> {
  const order = await open(products);
  await payInBrowser(buyer, order);
  await shop().quiet();
  return order;
}
const ordersOf = async ({ purchase_id }: { purchase_id: string }): Promise<Ordered[]> =>
  (await history(buyer)).filter((one: Ordered) => one.purchase_id === purchase_id);
const orderOf = async (purchase: { purchase_id: string }, { name }: Sold) =>
  (await ordersOf(purchase)).find(({ product_name }) => product_name === name)?.order_id ?? "";
const paymentOf = (order: Opened) =>
  control()
    .state()
    .payments.find(({ order_id }) => order_id === order.order_id)?.id ?? "";
const office = (path: string, body: object) => shop().ask(path, { body, by: admin });
const refund = (id: string, body: object) =>
  office(`/admin/orders/${id}/refund`, { reason: "Scratched", ...body });
/** Refunds in the provider's dashboard and waits until the shop has processed it. */
async function refundByHand(payment: string, amountPaise: number) {
  await control().refund(payment, amountPaise);
  await shop().quiet();
}
const set = (orderid: string, orderstatus: string) =>
  office("/order/statusupdate", { orderid, orderstatus });

/** Pays one provider order twice; returns the ids of the UPI and the card payment. */
async function paidTwice() {
  control().setKnobs({ allowDuplicatePayments: true });
  const order = await open([line(dear)]);
  control().holdWebhooks();
  const upi = control().pay(order.order_id, { method: "upi" });
  const card = control().pay(order.order_id, { method: "card" });
  control().releaseWebhooks();
  await verify(buyer, card.response);
  await shop().quiet();
  control().setKnobs({ allowDuplicatePayments: false });
  return { order, ids: [upi.payment.id, card.payment.id] };
}

/** Everything that can happen to money in a month. */
async function aMonth() {
  await paidTwice();
  // One of two orders is canceled, with a manual refund of some of the rest.
  const two = await paid([line(dear), line(cheap, 2)]);
  await refundByHand(paymentOf(two), 1_000_25);
  await cancel(buyer, await orderOf(two, cheap));
  // A manual refund of more than a canceled order leaves.
  const used = await paid([line(dear), line(cheap)]);
  await refundByHand(paymentOf(used), 50_000_00);
  await cancel(buyer, await orderOf(used, dear));
  await cancel(buyer, await orderOf(used, cheap));
  // Delivered, with one of three units returned damaged and a manual refund.
  const part = await paid([line(cheap, 3)]);
  const delivered = await orderOf(part, cheap);
  await set(delivered, "Delivered");
  await refund(delivered, { amount: 10_000.5, units: 1, goods: "damaged" });
  await refundByHand(paymentOf(part), 1_77);
  // Shipped, then canceled, with the parcel returned.
  const refused = await orderOf(await paid([line(cheap)]), cheap);
  await set(refused, "Shipped");
  await office(`/admin/orders/${refused}/cancellation`, { reason: "Refused" });
  await office(`/admin/orders/${refused}/arrival`, { units: 1, found: "sellable" });
  // Paid after the time was up and the product delisted.
  const late = await open([line(dear)]);
  await expire(late);
  await db().product.update({ where: { id: dear.id }, data: { isListed: false } });
  control().pay(late.order_id);
  await shop().quiet();
  await db().product.update({ where: { id: dear.id }, data: { isListed: true } });
  await byCash();
  await shop().quiet();
}

/** Cash with a fee: one order canceled; the other reduced before the receipt and refunded after it. */
async function byCash() {
  await setCash({ feePaise: 99_50 });
  const products = [line(dear), line(cheap)];
  const body = { products, paymentoption: "Cash", order_again: true };
  const { body: answer } = await shop().ask("/order/addorder", { body, by: buyer });
  await cancel(buyer, await orderOf(answer, cheap));
  const id = await orderOf(answer, dear);
  await refund(id, { amount: 500 });
  expect(await office(`/admin/orders/${id}/cash`, { amount: 89_599.5 })).toMatchObject({
    status: 200,
  });
  await refund(id, { amount: 700 });
  await setCash();
}

type Line = Record<string, string>;

async function exported(filters: Record<string, string> = {}): Promise<Line[]> {
  const url = `${shop().origin}/api/admin/orders/export?${new URLSearchParams(filters)}`;
  const headers = { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${admin.token}` };
  const text = await (await fetch(url, { headers })).text();
  return parse(text, { columns: true, bom: true });
}
const paise = (cell: string | number = "") => Math.round(Number(cell) * 100);
const sum = (lines: Line[], column: string, which: (one: Line) => boolean = () => true) =>
  lines.filter(which).reduce((total, one) => total + paise(one[column]), 0);
const ofKind =
  (...kinds: string[]) =>
  ({ Entry }: Line) =>
    kinds.includes(Entry ?? "");

async function analytics() {
  const { body } = await shop().ask("/analytics/total_sales", { by: admin });
  const { body: days } = await shop().ask("/analytics/sales_by_day", { by: admin });
  const today = days.sales_by_day.at(-1);
  const rupees = ({ total_sales, total_refunded, net_sales }: Record<string, number>) =>
    [total_sales, total_refunded, net_sales].map((amount) => Math.round(Number(amount) * 100));
  return { all: rupees(body), today: rupees(today), units: body.total_units };
}

it("a month's export, the books and analytics agree to the paisa", async () => {
  const before = { figures: await analytics(), books: (await readBooks(db())).sales };
  await aMonth();
  const day = dayCode(new Date());
  const lines = await exported({ from: day, to: day, user_id: buyer.userId });
  const books = (await readBooks(db())).sales;
  const figures = await analytics();

  const sales = sum(lines, "Amount (₹)", ofKind("Order", "Cancellation"));
  const back = -sum(lines, "Amount (₹)", ofKind("Refund"));
  const fees = sum(lines, "Amount (₹)", ofKind("Cash fee"));
  // 2 × 90,000 + 3 × 10,000.50 online and 90,000 by cash; 1,000.25 + 10,000.50 + 1.77 + 500 + 700 of it back.
  expect({ sales, back, fees }).toEqual({ sales: 300_001_50, back: 12_202_52, fees: 99_50 });
  expect({
    sales: books.sales - before.books.sales,
    back: books.refunded - before.books.refunded,
    fees: books.fees - before.books.fees,
  }).toEqual({ sales, back, fees });
  for (const which of ["all", "today"] as const) {
    const change = figures[which].map((amount, n) => amount - (before.figures[which][n] ?? 0));
    expect(change).toEqual([sales, back, sales - back]);
  }
  expect(sum(lines, "Amount (₹)")).toBe(sales - back + fees);
  expect(sum(lines, "Taxable value (₹)") + sum(lines, "GST (₹)")).toBe(sales - back + fees);
  const units = lines.reduce((total, { Quantity }) => total + Number(Quantity), 0);
  expect(units).toBe(figures.units - before.figures.units);

  const online = ({ Payment }: Line) => Payment !== "Cash";
  const { payments } = control().state();
  const captured = payments.filter((one) => one.captured);
  const stayed = captured.reduce((total, one) => total + one.amount - one.amount_refunded, 0);
  expect(sum(lines, "Paid (₹)", online) - sum(lines, "Refunded (₹)", online)).toBe(stayed);
  expect(sum(lines, "Amount (₹)", online)).toBe(stayed);
  const taken = captured.reduce((total, { amount }) => total + amount, 89_599_50);
  expect(sum(lines, "Paid (₹)")).toBe(taken);
});

it("the customer sees the same sums", async () => {
  await aMonth();
  const lines = await exported({ user_id: buyer.userId });
  const { body } = await shop().ask("/analytics/user_total_spent_and_orders", {
    body: {},
    by: buyer,
  });
  const { total_spent, total_refunded, net_spent } = body.user_total_spent_and_orders;
  expect([total_spent, total_refunded, net_spent].map((one) => paise(one))).toEqual([
    sum(lines, "Amount (₹)", ofKind("Order", "Cancellation")),
    -sum(lines, "Amount (₹)", ofKind("Refund")),
    sum(lines, "Amount (₹)", ofKind("Order", "Cancellation", "Refund")),
  ]);
  const orders = await history(buyer);
  const shown = new Map<string, number>();
  for (const one of orders) {
    for (const { amount } of one.refunds) {
      shown.set(one.order_id, (shown.get(one.order_id) ?? 0) + paise(amount));
    }
    const whole = one.purchase_refunds as { amount: number }[];
    if (whole.length > 0)
      shown.set(
        one.purchase_id,
        whole.reduce((s, r) => s + paise(r.amount), 0),
      );
  }
  const shownSum = [...shown.values()].reduce((total, amount) => total + amount, 0);
  const placed = ({ Order }: Line) => Order !== "";
  // A reduction of the cash due is listed, but is not a refund.
  expect(shownSum - 500_00).toBe(sum(lines, "Refunded (₹)", placed));
});

it("an order paid twice shows its payment everywhere and the other as refunded", async () => {
  const { order, ids } = await paidTwice();
  const { paidBy } = await db().purchase.findUniqueOrThrow({ where: { id: order.purchase_id } });
  const [first] = control().state().payments;
  expect(ids).toContain(first?.id);
  const payer = control()
    .state()
    .payments.find(({ id }) => id === paidBy);
  const option = payer?.method === "card" ? "Card" : "UPI";
  const [shown] = await history(buyer);
  expect(shown).toMatchObject({
    payment_option: option,
    refunds: [],
    purchase_refunds: [{ reason: "duplicate", amount: 90_000, state: "refunded" }],
  });
  const [one, second, back] = await exported({ user_id: buyer.userId });
  expect(one).toMatchObject({ Entry: "Order", Payment: option, "Payment id": paidBy });
  const other = ids.find((id) => id !== paidBy);
  expect(second).toMatchObject({
    Entry: "Second payment",
    "Payment id": other,
    "Paid (₹)": "90000",
  });
  expect(back).toMatchObject({ Entry: "Refund", "Payment id": other, "Refunded (₹)": "90000" });
  expect(back).toMatchObject({ Reason: "Paid twice", "Amount (₹)": "0", Refund: "Refunded" });
  const { body } = await shop().ask(`/admin/orders/${shown.order_id}`, { by: admin });
  expect(body.payments).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ payment_id: paidBy, pays: true }),
      expect.objectContaining({ payment_id: other, pays: false }),
    ]),
  );
  expect((await status(buyer, order)).refunds).toMatchObject([
    { reason: "duplicate", order_number: null },
  ]);
});

it("the email about the order precedes those about the refund", async () => {
  await paidTwice();
  const mails = await db().outboxMail.findMany({
    where: { to: buyer.email },
    orderBy: { id: "asc" },
  });
  const order = ["is placed", "goes back to you", "refunded"];
  expect(mails.map(({ subject }) => order.findIndex((words) => subject.includes(words)))).toEqual([
    0, 1, 2,
  ]);
});

it("a manual refund belongs to the only order, otherwise to the purchase", async () => {
  const single = await paid([line(cheap, 2)]);
  await refundByHand(paymentOf(single), 5_00);
  expect(await ordersOf(single)).toMatchObject([
    { refunds: [{ reason: "by_hand", amount: 5, state: "refunded" }], purchase_refunds: [] },
  ]);
  const several = await paid([line(dear), line(cheap)]);
  await refundByHand(paymentOf(several), 7_00);
  for (const one of await ordersOf(several)) {
    expect(one).toMatchObject({ refunds: [], purchase_refunds: [{ amount: 7 }] });
  }
  expect(await subjects(buyer)).toEqual(expect.arrayContaining(["₹7 refunded"]));
  const id = await orderOf(single, cheap);
  await cancel(buyer, id);
  await shop().quiet();
  const [canceled] = await ordersOf(single);
  expect(canceled).toMatchObject({
    refund: { amount: 20_001, state: "refunded" },
    refunds: [
      { reason: "order_canceled", amount: 19_996 },
      { reason: "by_hand", amount: 5 },
    ],
  });
});
