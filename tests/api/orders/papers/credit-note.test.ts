import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { creditPurchase } from "@/lib/orders/papers/credit";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { placeCash, setStatus } from "@/tests/support/shop/office-orders";
import { aRegistration, expectNoGaps, papersOfOrder } from "@/tests/support/shop/papers";
import { setCash } from "@/tests/support/shop/settings";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  await setCash({ feePaise: 50_00 });
  admin = await anAdmin();
  await aRegistration();
});
afterEach(expectNoGaps);

async function shipped(count = 1): Promise<string[]> {
  const products = await Promise.all(
    Array.from({ length: count }, () => aProduct({ pricePaise: 20_000_00 })),
  );
  const [first] = products;
  if (!first) throw new Error("Nothing is sold.");
  const ids = await placeCash(await aBuyer(first), products);
  for (const id of ids) await setStatus(admin, id, "Shipped");
  return ids;
}

const office = (path: string, body: object) =>
  request(path, { token: admin.token, body: { ...body } });
const cancel = (id: string) => office(`/admin/orders/${id}/cancellation`, { reason: "Refused" });
const refund = (id: string, amount: number, units = 0) => {
  const goods = units > 0 ? "sellable" : "stays";
  return office(`/admin/orders/${id}/refund`, { amount, units, goods, reason: "Scratched" });
};

/** Kinds and amounts of an order's documents, in paise. */
async function story(id: string) {
  const papers = await papersOfOrder(id);
  return papers.map(({ kind, totals }) => [kind, totals.totalPaise]);
}

it("makes no paper for what is cancelled before it left", async () => {
  const product = await aProduct();
  const [id = ""] = await placeCash(await aBuyer(product), [product]);
  expect((await cancel(id)).status).toBe(200);
  expect(await story(id)).toEqual([]);
});

it("credits the whole invoice when an order is cancelled on its way", async () => {
  const [id = ""] = await shipped();
  expect((await cancel(id)).status).toBe(200);
  const [invoice, note] = await papersOfOrder(id);
  expect(note).toMatchObject({
    kind: "credit_note",
    number: expect.stringMatching(/^EVCN\/\d{4}\/\d{5}$/),
    invoiceId: invoice?.id,
    original: { number: invoice?.number, day: invoice?.day, totalPaise: 20_050_00 },
    reason: "Order cancelled",
    totals: invoice?.totals,
  });
  expect((await cancel(id)).status).toBe(409);
  expect(await story(id)).toHaveLength(2);
});

it("credits a parcel that was not delivered", async () => {
  const [id = ""] = await shipped();
  const body = { reason: "Nobody at home" };
  expect((await office(`/admin/orders/${id}/notdelivered`, body)).status).toBe(200);
  expect((await papersOfOrder(id)).at(-1)).toMatchObject({
    kind: "credit_note",
    reason: "Not delivered, returned to us",
  });
});

it("credits a dispatch that is undone, and invoices the next one anew", async () => {
  const product = await aProduct({ pricePaise: 20_000_00 });
  const [id = ""] = await placeCash(await aBuyer(product), [product]);
  const { event_id } = (await setStatus(admin, id, "Shipped")).body;
  const undo = () => office("/order/statusundo", { orderid: id, event_id });
  expect((await undo()).status).toBe(200);
  expect((await undo()).status).toBe(200);
  await setStatus(admin, id, "Delivered");
  await setStatus(admin, id, "Processing");
  const once = [
    ["tax_invoice", 20_050_00],
    ["credit_note", 20_050_00],
  ];
  expect(await story(id)).toEqual([...once, ...once]);
});

it("credits what is refunded after the invoice, never more than it says", async () => {
  const [id = ""] = await shipped();
  expect((await refund(id, 1_500)).status).toBe(200);
  expect((await refund(id, 500, 1)).status).toBe(200);
  const papers = await papersOfOrder(id);
  expect(papers.slice(1)).toMatchObject([
    { reason: "Price reduced after the sale", lines: [{ quantity: 0, totalPaise: 1_500_00 }] },
    { reason: "Goods returned", lines: [{ quantity: 1, totalPaise: 500_00 }] },
  ]);
  await cancel(id);
  const sum = (kind: string, all: (string | number)[][]) =>
    all.filter(([one]) => one === kind).reduce((total, [, paise]) => total + Number(paise), 0);
  const all = await story(id);
  expect(sum("credit_note", all)).toBe(sum("tax_invoice", all));
});

it("leaves the cash fee invoiced where another parcel of the purchase collects it", async () => {
  const [first = "", second = ""] = await shipped(2);
  await cancel(first);
  expect(await story(first)).toEqual([
    ["tax_invoice", 20_050_00],
    ["credit_note", 20_000_00],
  ]);
  expect(await story(second)).toEqual([["tax_invoice", 20_000_00]]);
});

it("spreads a refund of the whole purchase over what is left of its invoices, to the paisa", async () => {
  const ids = await shipped(3);
  const [first = ""] = ids;
  await refund(first, 1_000);
  const { purchaseId } = await db().order.findUniqueOrThrow({ where: { id: first } });
  const credit = (totalPaise: number) =>
    db().$transaction((tx) =>
      creditPurchase(tx, { purchaseId, totalPaise, reason: "Refunded by hand" }),
    );
  await credit(10_000_01);
  const notes = async () => {
    const papers = (await Promise.all(ids.map(papersOfOrder))).flat();
    return papers.filter(({ kind }) => kind === "credit_note");
  };
  const spread = (await notes()).filter(({ reason }) => reason === "Refunded by hand");
  const sumOf = (all: { totals: { totalPaise: number } }[]) =>
    all.reduce((sum, { totals }) => sum + totals.totalPaise, 0);
  expect([spread.length, sumOf(spread)]).toEqual([3, 10_000_01]);
  // More than is left credits what is left.
  await credit(1_00_000_00);
  expect(sumOf(await notes())).toBe(60_050_00);
  await credit(1);
  expect(sumOf(await notes())).toBe(60_050_00);
});

it("tells the customer which credit note a cancellation has made", async () => {
  const [id = ""] = await shipped();
  await cancel(id);
  const note = (await papersOfOrder(id)).at(-1);
  const { user } = await db().order.findUniqueOrThrow({
    where: { id },
    select: { user: { select: { email: true } } },
  });
  const mail = await db().outboxMail.findFirst({
    where: { to: user.email, dedupeKey: `order-canceled:${id}` },
  });
  expect(mail?.text).toContain(`Credit note ${note?.number} for your tax invoice`);
});

it("refuses to credit more in the database too", async () => {
  const [id = ""] = await shipped();
  const [invoice] = await papersOfOrder(id);
  if (!invoice) throw new Error("There is no invoice.");
  const row = await db().taxDocument.findUniqueOrThrow({ where: { id: invoice.id } });
  const note = { ...row, id: randomUUID(), kind: "credit_note" as const, document: {} };
  const over = { ...note, number: "X/1", sequence: 99_999, invoiceId: row.id };
  const insert = db().$transaction(async (tx) => {
    await tx.taxDocument.create({ data: over });
    const line = { documentId: over.id, position: 1, orderId: id, grossPaise: row.totalPaise + 1n };
    await tx.taxDocumentLine.create({ data: line });
  });
  await expect(insert).rejects.toThrow("exceed the invoice");
});
