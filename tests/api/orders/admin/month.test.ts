import { parse } from "csv-parse/sync";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { paiseFromRupees } from "@/lib/money";
import { rollUpSales } from "@/lib/sales/roll-up";
import { request, respond } from "@/tests/support/servers/http";
import {
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { aNamedBuyer, placeCash } from "@/tests/support/shop/office-orders";
import { aPaidPurchase } from "@/tests/support/shop/order-builder";
import { setCash } from "@/tests/support/shop/settings";

/** A month without other orders. */
const MONTH = "2022-02";
const FEE = 49;
const FIRST = new Date("2022-01-31T18:30:00Z");
const LAST = new Date("2022-02-28T18:29:59.999Z");
const BEFORE = new Date(FIRST.getTime() - 1);
const AFTER = new Date(LAST.getTime() + 1);

let admin: Person;
let product: Sold;
let other: Sold;

beforeAll(async () => {
  await allowPrograms();
  [admin, product, other] = await Promise.all([
    anAdmin(),
    aProduct({ pricePaise: 42_999_00, quantity: 50 }),
    aProduct({ pricePaise: 12_345_67, quantity: 50 }),
  ]);
  await setCash({ feePaise: FEE * 100 });
  for (const at of [BEFORE, FIRST, LAST, AFTER]) await aCashPurchase(at);
  await setCash();
  await aRefundedPurchase(LAST);
});

/** Two orders, one canceled and one reduced by ₹999. */
async function aCashPurchase(placedAt: Date): Promise<void> {
  const buyer = await aNamedBuyer(product);
  const [first = "", second = ""] = await placeCash(buyer, [product, other]);
  const post = (path: string, id: string, body: object) =>
    request(`/admin/orders/${id}/${path}`, { body, token: admin.token });
  expect((await post("cancellation", first, { reason: "No more" })).status).toBe(200);
  const part = { amount: 999, reason: "Scratched" };
  expect((await post("refund", second, part)).status).toBe(200);
  const { purchaseId } = await db().order.update({ where: { id: first }, data: { placedAt } });
  await db().order.update({ where: { id: second }, data: { placedAt } });
  await db().purchase.update({ where: { id: purchaseId }, data: { placedAt } });
}

/** Paid by card, with a part refund of the purchase by hand. */
async function aRefundedPurchase(placedAt: Date): Promise<void> {
  const { userId } = await aNamedBuyer(product);
  const lines = [product, other].map((one) => ({ product: one, quantity: 2 }));
  const [id = ""] = await aPaidPurchase({ userId, lines, placedAt });
  const { purchaseId, purchase } = await db().order.findUniqueOrThrow({
    where: { id },
    select: { purchaseId: true, purchase: { select: { paidBy: true } } },
  });
  const refund = { purchaseId, paymentId: purchase.paidBy, amountPaise: 1_000_33 };
  await db().refund.create({
    data: { ...refund, reason: "by_hand", state: "processed", processedAt: new Date() },
  });
}

async function ask(filters: Record<string, string>): Promise<Response> {
  const url = `http://localhost/api/admin/orders/export?${new URLSearchParams(filters)}`;
  const headers = { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${admin.token}` };
  return respond(new Request(url, { headers }));
}
type Row = Record<string, string>;
const rowsOf = async (filters: Record<string, string>): Promise<Row[]> =>
  parse(await (await ask(filters)).text(), { bom: true, columns: true });
const sum = (rows: readonly Row[], head: string) =>
  rows.reduce((total, row) => total + paiseFromRupees(Number(row[head])), 0) / 100;

describe("a month of the export", () => {
  it("holds the orders placed in it in Indian time", async () => {
    const answer = await ask({ month: MONTH });
    expect(answer.headers.get("content-disposition")).toContain(`"orders-${MONTH}.csv"`);
    const rows = await rowsOf({ month: MONTH });
    const placed = rows.filter(({ Entry }) => Entry === "Order").map(({ Day }) => Day);
    expect(placed).toEqual([
      ...["2022-02-28", "2022-02-28", "2022-02-28", "2022-02-28"],
      ...["2022-02-01", "2022-02-01"],
    ]);
    expect(rows).toEqual(await rowsOf({ from: "2022-02-01", to: "2022-02-28" }));
  });

  it("sums its rows, which with the cash fees equal the sales of its days", async () => {
    const rows = await rowsOf({ month: MONTH });
    const [total, ...before] = (await rowsOf({ month: MONTH, total: "1" })).reverse();
    expect(before.reverse()).toEqual(rows);
    expect(total).toMatchObject({ Order: "Total", Entry: "", "Unit price (₹)": "" });
    for (const head of [
      ...["Quantity", "Amount (₹)", "Taxable value (₹)", "GST (₹)"],
      ...["Paid (₹)", "Refunded (₹)"],
    ]) {
      expect([head, Number(total?.[head])]).toEqual([head, sum(rows, head)]);
    }
    const fees = rows.filter(({ Entry }) => Entry === "Cash fee");
    expect(sum(fees, "Amount (₹)")).toBe(2 * FEE);
    await rollUpSales();
    const days = await db().daySales.findMany({
      where: { day: { gte: new Date("2022-02-01"), lte: new Date("2022-02-28") } },
    });
    const net = days.reduce((all, { paise, refundedPaise }) => all + paise - refundedPaise, 0n);
    expect(Number(total?.["Amount (₹)"])).toBe(Number(net) / 100 + 2 * FEE);
    expect(Number(net) / 100).toBe(4 * 12_345.67 - 2 * 999 + 2 * 42_999 - 1_000.33);
    expect(Number(total?.["Taxable value (₹)"]) + Number(total?.["GST (₹)"])).toBeCloseTo(
      Number(total?.["Amount (₹)"]),
      2,
    );
  });

  it("has a total without sales", async () => {
    expect(await rowsOf({ month: "2022-04", total: "1" })).toMatchObject([
      { Order: "Total", "Amount (₹)": "0" },
    ]);
  });

  it("is audited with its parameters", async () => {
    await (await ask({ month: MONTH, total: "1", status: "Shipped" })).text();
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { byId: admin.userId, action: "orders.exported" },
      orderBy: { id: "desc" },
    });
    expect(entry.detail).toEqual({
      filters: { status: "Shipped", canceled: false, from: "2022-02-01", to: "2022-02-28" },
    });
  });

  it.each([
    [{ month: "2022-13" }, "month", "Write a month as 2026-11."],
    [{ month: "February" }, "month", "Write a month as 2026-11."],
    [{ month: MONTH, from: "2022-02-03" }, "month", "Choose a month or days, not both."],
    [{ total: "perhaps" }, "total", "Say true or false."],
  ])("refuses %j", async (filters, field, words) => {
    const answer = await ask(filters as unknown as Record<string, string>);
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toEqual({ [field]: [words] });
  });
});
