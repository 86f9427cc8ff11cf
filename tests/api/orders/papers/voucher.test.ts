import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { readGstBooks } from "@/lib/filing/books";
import { paperOf } from "@/lib/orders/papers/paper";
import { request } from "@/tests/support/servers/http";
import { anAdmin, aService, type Person } from "@/tests/support/shop/builders";
import { mailsTo, placeCash, setStatus } from "@/tests/support/shop/office-orders";
import { aRegistration, expectNoGaps, papersOfOrder } from "@/tests/support/shop/papers";
import { forEachPayment } from "@/tests/support/shop/payment";
import { createPayment, line, verify } from "@/tests/support/shop/shop";
import { pdfText } from "@/tests/support/texts/pdf-text";

const { counter, pay } = forEachPayment();
let admin: Person;

beforeAll(async () => {
  await aRegistration();
});
beforeEach(async () => {
  admin = await anAdmin();
});
afterEach(expectNoGaps);

/** The orders of a charger and its installation, paid online. */
async function paid(): Promise<{ charger: string; work: string }> {
  const lines = [line(counter.product, 1), line(await aService({ pricePaise: 4_999_00 }), 1)];
  const { order_id } = (await createPayment(counter.buyer, lines)).body;
  const [charger, work] = (await verify(counter.buyer, pay(order_id).response)).body.order_ids;
  return { charger, work };
}

const office = (path: string, body: object) =>
  request(`/admin/orders/${path}`, { token: admin.token, body: { ...body } });
const cancel = (id: string) => office(`${id}/cancellation`, { reason: "No date suits" });
const refund = (id: string, amount: number) =>
  office(`${id}/refund`, { amount, units: 0, goods: "stays", reason: "Less cable" });

/** Kinds and amounts of an order's documents, in paise. */
async function story(id: string) {
  const papers = await papersOfOrder(id);
  return papers.map(({ kind, totals }) => [kind, totals.totalPaise]);
}

/** What the books of the month say of an order and its documents. */
async function faultsOf(id: string): Promise<string[]> {
  const month = dayCode(new Date()).slice(0, 7);
  const { breaches } = await db().$transaction((tx) => readGstBooks(tx, month));
  const { number } = await db().order.findUniqueOrThrow({ where: { id } });
  const own = [number, ...(await papersOfOrder(id)).map((paper) => paper.number)];
  return breaches.filter(({ where }) => own.includes(where)).map(({ rule }) => rule);
}

it("gives a receipt voucher for a service that is paid in advance, and none for goods", async () => {
  const { charger, work } = await paid();
  expect(await story(charger)).toEqual([]);
  const [voucher, ...others] = await papersOfOrder(work);
  expect(others).toEqual([]);
  expect(voucher).toMatchObject({
    kind: "receipt_voucher",
    number: expect.stringMatching(/^EVRV\/\d{4}\/\d{5}$/),
    supply: { stateCode: "29", isInterState: false },
    lines: [{ hsn: "998736", uqc: "NA", isService: true, rateBp: 1800 }],
    totals: { totalPaise: 4_999_00, taxablePaise: 4_236_44, cgstPaise: 381_28, sgstPaise: 381_28 },
    payment: { method: "Paid by UPI" },
  });
  const history = await request("/order/orderhistory", { body: {}, token: counter.buyer.token });
  const own = history.body.find(({ order_id }: { order_id: string }) => order_id === work);
  expect(own.tax_documents).toMatchObject([{ kind: "receipt_voucher", total: 4_999 }]);
  const text = pdfText(Buffer.from(await paperOf(voucher?.id ?? "")));
  for (const words of ["Receipt voucher", voucher?.number, "998736"]) expect(text).toContain(words);
  expect((await mailsTo(counter.buyer)).at(-1)?.text).toContain("Your receipt voucher");
  expect(await faultsOf(work)).toEqual([]);
});

it("makes no voucher for a service that is paid when it is done", async () => {
  const [work = ""] = await placeCash(counter.buyer, [await aService({ pricePaise: 4_999_00 })]);
  expect(await story(work)).toEqual([]);
});

it("uses the advance in the invoice, once, whatever becomes of that", async () => {
  const { work } = await paid();
  const [voucher] = await papersOfOrder(work);
  await setStatus(admin, work, "Delivered");
  const invoice = (await papersOfOrder(work)).at(-1);
  const { taxablePaise, cgstPaise, sgstPaise } = voucher?.totals ?? {};
  expect(invoice).toMatchObject({
    kind: "tax_invoice",
    advances: [{ number: voucher?.number, rateBp: 1800, taxablePaise, cgstPaise, sgstPaise }],
  });
  expect(await faultsOf(work)).toEqual([]);
  await setStatus(admin, work, "Processing");
  await setStatus(admin, work, "Delivered");
  expect(await story(work)).toEqual([
    ["receipt_voucher", 4_999_00],
    ["tax_invoice", 4_999_00],
    ["credit_note", 4_999_00],
    ["tax_invoice", 4_999_00],
  ]);
  expect((await papersOfOrder(work)).at(-1)?.advances).toEqual([]);
  expect(await faultsOf(work)).toEqual([]);
});

it("gives a refund voucher for an advance that is returned, and names it in the mail", async () => {
  const { work } = await paid();
  expect((await cancel(work)).status).toBe(200);
  const [voucher, back] = await papersOfOrder(work);
  expect(back).toMatchObject({
    kind: "refund_voucher",
    number: expect.stringMatching(/^EVFV\/\d{4}\/\d{5}$/),
    original: { number: voucher?.number, day: voucher?.day },
    reason: "Order cancelled",
    totals: voucher?.totals,
  });
  const mail = (await mailsTo(counter.buyer)).at(-1);
  expect(mail?.text).toContain(`Refund voucher ${back?.number} for what you paid in advance`);
  expect(await faultsOf(work)).toEqual([]);
});

it("takes a part that is refunded off the advance, and invoices the rest", async () => {
  const { work } = await paid();
  expect((await refund(work, 1_000)).status).toBe(200);
  expect(await faultsOf(work)).toEqual([]);
  await setStatus(admin, work, "Delivered");
  const papers = await papersOfOrder(work);
  expect(papers.map(({ kind, totals }) => [kind, totals.totalPaise])).toEqual([
    ["receipt_voucher", 4_999_00],
    ["refund_voucher", 1_000_00],
    ["tax_invoice", 3_999_00],
  ]);
  const [used] = papers.at(-1)?.advances ?? [];
  expect((used?.taxablePaise ?? 0) + 2 * (used?.cgstPaise ?? 0)).toBe(3_999_00);
  // After the invoice a refund is a credit note.
  await refund(work, 500);
  expect((await story(work)).at(-1)).toEqual(["credit_note", 500_00]);
  expect(await faultsOf(work)).toEqual([]);
});

it("gives the advance of another registration back, since no invoice of this one can use it", async () => {
  const { work } = await paid();
  const other = await aRegistration("27AAPFU0939F1ZV", "MH");
  await setStatus(admin, work, "Delivered");
  await db().taxRegistration.delete({ where: { gstin: other } });
  expect(
    (await papersOfOrder(work)).map(({ kind, seller, advances }) => [
      kind,
      seller.stateCode,
      advances.length,
    ]),
  ).toEqual([
    ["receipt_voucher", "29", 0],
    ["refund_voucher", "29", 0],
    ["tax_invoice", "27", 0],
  ]);
});

it("takes the payment though its voucher cannot be made, tells, and the books name the order", async () => {
  await db().taxRegistration.updateMany({ data: { prefix: "E" } });
  const series = await db().taxSeries.findMany({ where: { kind: "receipt_voucher" } });
  await db().taxSeries.updateMany({ where: { kind: "receipt_voucher" }, data: { next: 10 ** 9 } });
  const { work } = await paid();
  for (const { gstin, year, next } of series) {
    const where = { gstin_kind_year: { gstin, kind: "receipt_voucher", year } } as const;
    await db().taxSeries.update({ where, data: { next } });
  }
  await db().taxRegistration.updateMany({ data: { prefix: "EV" } });
  expect(await story(work)).toEqual([]);
  const told = await db().outboxMail.count({
    where: { to: admin.email, subject: { contains: "receipt voucher" } },
  });
  expect(told).toBe(1);
  expect(await faultsOf(work)).toEqual([
    "a service that is paid in advance has its receipt voucher",
  ]);
});
