import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { lockOneRow } from "@/lib/lock";
import { makePapers } from "@/lib/orders/papers/paper";
import { request, respond } from "@/tests/support/servers/http";
import { untilLocked } from "@/tests/support/servers/locks";
import { allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";
import { mailsTo, setStatus } from "@/tests/support/shop/office-orders";
import { aRegistration, expectNoGaps, papersOfOrder } from "@/tests/support/shop/papers";
import { businessOrder, nothingWaits, sendAnswer, setTerms } from "@/tests/support/shop/portals";
import { setCash } from "@/tests/support/shop/settings";
import { answerFor, hoursAgo } from "@/tests/support/tax/portal";
import { pdfText } from "@/tests/support/texts/pdf-text";

// Not the one of the buyers.
const GSTIN = "29AAPFU0939F1ZR";
const ANSWERS = "/admin/tax/einvoices/answers";

let owner: Person;
let clerk: Person;
beforeAll(async () => {
  await allowPrograms();
  await setCash();
  owner = await anAdmin();
  clerk = await anAdmin("orders");
  await aRegistration(GSTIN, "PU");
});
beforeEach(async () => {
  await nothingWaits();
  // What earlier tests have issued does not wait again.
  await setTerms(owner, { einvoice_from: "2099-01-01" });
  await db().shopSettings.update({
    where: { id: 1 },
    data: { einvoiceFrom: new Date("2026-04-01") },
  });
});
afterEach(expectNoGaps);

async function shipped() {
  const { id: orderId, buyer } = await businessOrder();
  await setStatus(clerk, orderId, "Shipped");
  const [invoice] = await papersOfOrder(orderId);
  if (!invoice) throw new Error("There is no invoice.");
  return { orderId, buyer, invoice };
}

const list = async () => (await request("/admin/tax/einvoices", { token: clerk.token })).body;
const take = (rows: object[] | string) => sendAnswer(clerk, ANSWERS, rows);
const cancel = (id: string, reason = "mistake") =>
  request(`/admin/tax/einvoices/${id}/cancellation`, { token: clerk.token, body: { reason } });
const paper = (id: string) => request(`/admin/tax/documents/${id}`, { token: clerk.token });
const stateOf = async (buyer: Person) => {
  const { body } = await request("/order/orderhistory", { token: buyer.token, body: {} });
  return body[0].tax_documents.map(({ state }: { state: string }) => state);
};
async function pdfOf(id: string): Promise<string> {
  const answer = await respond(
    new Request(`http://localhost:3000/api/admin/tax/documents/${id}`, {
      headers: {
        "x-api-key": (await import("@/lib/demo")).DEMO_API_KEY,
        authorization: `Bearer ${clerk.token}`,
      },
    }),
  );
  return pdfText(Buffer.from(await answer.arrayBuffer()));
}

it("waits from its issue on, without a file, and is printed with its code once answered", async () => {
  const { invoice, buyer } = await shipped();
  expect(await stateOf(buyer)).toEqual(["waiting"]);
  expect(await list()).toMatchObject({
    ...{ is_on: true, has_key: true, due_count: 1, files: [{ gstin: GSTIN, documents: 1 }] },
    due: [{ number: invoice.number, buyer: "Southern Chargers LLP", state: "open" }],
  });
  expect((await paper(invoice.id)).status).toBe(409);
  while ((await makePapers(10)) > 0);
  expect(await db().taxPaper.count({ where: { documentId: invoice.id } })).toBe(0);

  const file = await request(`/admin/tax/einvoices/files/${GSTIN}`, { token: clerk.token });
  expect(file.body).toMatchObject([{ Version: "1.1", DocDtls: { No: invoice.number } }]);
  expect((await take([answerFor(invoice, hoursAgo(1))])).body).toEqual({
    ...{ message: "1 taken.", taken: 1, known: 0, refused: [] },
  });
  expect(await stateOf(buyer)).toEqual(["ready"]);
  expect(await pdfOf(invoice.id)).toContain("Acknowledgement 112610000000001");
  const [own] = (await list()).registered.filter(({ id }: { id: string }) => id === invoice.id);
  expect(own).toMatchObject({ number: invoice.number, state: "registered", may_cancel: true });
});

it("mails the customer once when the file comes, also weeks after the dispatch", async () => {
  const { invoice, buyer } = await shipped();
  const told = async () =>
    (await mailsTo(buyer)).filter(({ subject }) => subject.includes(invoice.number));
  while ((await makePapers(10)) > 0);
  expect(await told()).toEqual([]);
  await take([answerFor(invoice, hoursAgo(-20 * 24))]);
  const later = new Date(Date.now() + 20 * 864e5);
  while ((await makePapers(10, later)) > 0);
  expect(await db().taxPaper.count({ where: { documentId: invoice.id } })).toBe(1);
  await pdfOf(invoice.id);
  expect(await told()).toMatchObject([
    { subject: `Your tax invoice ${invoice.number} is ready`, to: buyer.email },
  ]);
});

it("is answered twice with the same outcome, and never changed by a tampered answer", async () => {
  const { invoice } = await shipped();
  const right = answerFor(invoice, hoursAgo(1));
  const [head, body, signature = ""] = right.SignedQRCode.split(".");
  const wrong = { ...right, SignedQRCode: `${head}.${body}.A${signature.slice(1)}B` };
  expect((await take([wrong, { "Doc No": "XX/1" }])).body).toMatchObject({
    ...{ taken: 0, message: "0 taken, 2 refused." },
    refused: [
      { number: invoice.number, why: expect.stringContaining("is not signed by the key") },
      { number: "XX/1", why: "This is no document of ours." },
    ],
  });
  expect((await list()).due_count).toBe(1);
  const both = await Promise.all([take([right]), take([right])]);
  expect(both.map(({ body }) => body.taken).sort()).toEqual([0, 1]);
  expect((await take([answerFor(invoice, hoursAgo(2))])).body).toMatchObject({ known: 1 });
  const row = await db().eInvoice.findUniqueOrThrow({ where: { documentId: invoice.id } });
  expect(row).toMatchObject({ irn: right.Irn, ackAt: right.AckDt });
  const change = db().eInvoice.update({
    where: { documentId: invoice.id },
    data: { signedQr: "x" },
  });
  await expect(change).rejects.toThrow("what the portal answered stays");
});

it("refuses what is no table, and any answer while there is no key", async () => {
  const wrong = async (rows: object[] | string) => (await take(rows)).body.fields.file;
  expect(await wrong("[{")).toEqual([expect.stringContaining("neither JSON")]);
  expect(await wrong("name,price\r\nAC03W,42999")).toEqual([
    expect.stringContaining("names no document"),
  ]);
  await db().shopSettings.update({ where: { id: 1 }, data: { einvoiceKey: null } });
  expect((await take([])).status).toBe(409);
});

it("is refused, and not called known, when the terms take its document away meanwhile", async () => {
  const { invoice } = await shipped();
  let answer: ReturnType<typeof take> | undefined;
  await db().$transaction(async (tx) => {
    await lockOneRow(tx, "ShopSettings");
    answer = take([answerFor(invoice, hoursAgo(1))]);
    await untilLocked();
    await tx.eInvoice.delete({ where: { documentId: invoice.id } });
  });
  const { body } = (await answer) ?? {};
  expect(body).toMatchObject({ taken: 0, known: 0, refused: [{ number: invoice.number }] });
});

it("is urgent on day 25 and refused on day 31", async () => {
  const { invoice } = await shipped();
  const daysAhead = (days: number) => new Date(`${dayCode(new Date(Date.now() + days * 864e5))}Z`);
  const due = (days: number) =>
    db().eInvoice.update({
      where: { documentId: invoice.id },
      data: { reportBy: daysAhead(days) },
    });
  const attention = async () =>
    (await request("/analytics/attention", { token: clerk.token })).body.einvoices;
  await due(6);
  expect(await attention()).toEqual({ count: 0, href: "/admin/tax/portals" });
  await due(5);
  expect((await attention()).count).toBe(1);
  expect((await list()).due[0]).toMatchObject({ state: "urgent" });
  await due(-1);
  expect((await attention()).count).toBe(1);
  expect(await list()).toMatchObject({ due: [{ state: "too late" }], files: [] });
  const file = await request(`/admin/tax/einvoices/files/${GSTIN}`, { token: clerk.token });
  expect(file.status).toBe(404);
  // The portal will not sign it any more, so the buyer gets what there is.
  expect(await pdfOf(invoice.id)).toContain(invoice.number);
});

it("keeps the file that was drawn before e-invoices were turned on, beside the one with the code", async () => {
  await db().shopSettings.update({ where: { id: 1 }, data: { einvoiceFrom: null } });
  const { invoice } = await shipped();
  const before = await pdfOf(invoice.id);
  await setTerms(owner, { einvoice_from: dayCode(new Date()) });
  expect(await pdfOf(invoice.id)).toBe(before);
  await take([answerFor(invoice, hoursAgo(1))]);
  expect(await pdfOf(invoice.id)).toContain("Acknowledgement");
  const papers = await db().taxPaper.findMany({ where: { documentId: invoice.id } });
  expect(papers.map(({ hasCode }) => hasCode).sort()).toEqual([false, true]);
});

it("waits too when it is issued in the moment in which e-invoices are turned on", async () => {
  await db().shopSettings.update({ where: { id: 1 }, data: { einvoiceFrom: null } });
  const orders = await Promise.all([1, 2, 3].map(() => businessOrder()));
  await Promise.all([
    ...orders.map(({ id }) => setStatus(clerk, id, "Shipped")),
    setTerms(owner, { einvoice_from: dayCode(new Date()) }),
  ]);
  for (const { id } of orders) {
    const [invoice] = await papersOfOrder(id);
    const where = { documentId: invoice?.id ?? "" };
    expect(await db().eInvoice.findUnique({ where, select: { state: true } })).toEqual({
      state: "due",
    });
  }
});

describe("cancelled at the portal", () => {
  it("leaves its number, and what is away is invoiced anew", async () => {
    const { invoice, orderId, buyer } = await shipped();
    await take([answerFor(invoice, hoursAgo(23))]);
    expect((await cancel(invoice.id)).body.message).toContain("A new invoice is made");
    expect((await cancel(invoice.id)).body.message).toBe(`${invoice.number} is cancelled.`);
    const papers = await papersOfOrder(orderId);
    expect(papers.map(({ kind }) => kind)).toEqual(["tax_invoice", "tax_invoice"]);
    expect(await stateOf(buyer)).toEqual(["canceled", "waiting"]);
    expect(await list()).toMatchObject({ due: [{ number: papers[1]?.number }] });
    // The new one is what a cancellation of the order takes back.
    const gone = await request(`/admin/orders/${orderId}/cancellation`, {
      token: clerk.token,
      body: { reason: "Refused" },
    });
    expect(gone.status).toBe(200);
    expect((await papersOfOrder(orderId)).at(-1)).toMatchObject({
      original: { number: papers[1]?.number },
    });
    const { gstin } = invoice.seller;
    const month = dayCode(new Date()).slice(0, 7);
    const period = await request(`/admin/tax/periods/${gstin}/${month}`, { token: owner.token });
    const numbers = papers.map(({ number }) => number);
    const own = period.body.breaches.filter(({ where }: { where: string }) =>
      numbers.includes(where),
    );
    expect(own).toEqual([]);
  });

  it("is refused before it was registered, after a day, and once a credit note takes from it", async () => {
    const { invoice, orderId } = await shipped();
    const why = async () => (await cancel(invoice.id)).body.message;
    expect(await why()).toContain("has not registered");
    await take([answerFor(invoice, hoursAgo(25))]);
    expect(await why()).toContain("within 24 hours");
    const later = await shipped();
    await take([answerFor(later.invoice, hoursAgo(1))]);
    await request(`/admin/orders/${later.orderId}/cancellation`, {
      token: clerk.token,
      body: { reason: "Refused" },
    });
    expect((await cancel(later.invoice.id)).body.message).toContain("takes from it already");
    expect((await cancel(orderId)).status).toBe(404);
    const exported = await shipped();
    await take([answerFor(exported.invoice, hoursAgo(1))]);
    const month = dayCode(new Date()).slice(0, 7);
    const period = { gstin: GSTIN, month };
    await db().taxPeriod.create({
      data: {
        ...{ ...period, state: "exported", documents: 1, sha256: "0".repeat(64) },
        exportedAt: new Date(),
      },
    });
    expect((await cancel(exported.invoice.id)).body.message).toContain("Its month is exported");
    await db().taxPeriod.deleteMany({ where: period });
    expect((await cancel(invoice.id, "")).status).toBe(422);
  });
});

it("is for the office alone", async () => {
  const { buyer } = await shipped();
  const reader = await anAdmin("readonly");
  expect((await request("/admin/tax/einvoices", { token: buyer.token })).status).toBe(403);
  expect((await request("/admin/tax/einvoices", { token: reader.token })).status).toBe(200);
  expect((await sendAnswer(reader, ANSWERS, [])).status).toBe(403);
});
