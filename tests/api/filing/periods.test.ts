import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { HERE } from "@/lib/filing/apart";
import type { TaxDocument } from "@/lib/tax/document";
import { financialYearOf } from "@/lib/tax/number";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  setProof,
} from "@/tests/support/shop/builders";
import { placeCash } from "@/tests/support/shop/office-orders";
import { aNote, anInvoice, COMPANY, SELLER } from "@/tests/support/tax/documents";

// In the buyer's state.
const GSTIN = "27AABCE1234F1Z5";
const seller = { ...SELLER, gstin: GSTIN, stateCode: "27" };
const THIS = dayCode(new Date()).slice(0, 7);
const supply = { stateCode: "27", reason: "own_site", isInterState: false } as const;
const invoice = anInvoice({
  ...{ seller, buyer: COMPANY, supply, prefix: "TP", serial: 1, day: "2026-10-05" },
});
const note = aNote(invoice, [2], { prefix: "TP", serial: 1, day: `${THIS}-02` });

let owner: Person;
let clerk: Person;
let orderId: string;
let purchaseId: string;

beforeAll(async () => {
  await allowPrograms();
  owner = await anAdmin();
  clerk = await anAdmin("readonly");
  const product = await aProduct();
  [orderId = ""] = await placeCash(await aBuyer(product), [product]);
  const order = await db().order.findUniqueOrThrow({
    where: { id: orderId },
    select: { purchaseId: true },
  });
  ({ purchaseId } = order);
  const invoiceId = await stored(invoice, null);
  await stored(note, invoiceId);
});

/** A document as a dispatch in its month would have stored it; its lines stay out, so money is not compared. */
async function stored(document: TaxDocument, invoiceId: string | null): Promise<string> {
  const year = financialYearOf(document.day);
  const { kind, number, issuedAt, totals, buyer } = document;
  await db().taxSeries.create({ data: { gstin: GSTIN, kind, year, next: 2 } });
  const row = await db().taxDocument.create({
    data: {
      ...{
        kind,
        number,
        gstin: GSTIN,
        year,
        sequence: 1,
        issuedAt: new Date(issuedAt),
        purchaseId,
      },
      ...{ invoiceId, buyerGstin: buyer.gstin, placeOfSupply: document.supply.stateCode },
      ...{ totalPaise: totals.totalPaise, document },
    },
    select: { id: true },
  });
  return row.id;
}

const path = (month: string, rest = "") => `/admin/tax/periods/${GSTIN}/${month}${rest}`;
const read = (month: string, by = owner) => request(path(month), { token: by.token });
const move = (month: string, state: string, by = owner) =>
  request(path(month, "/state"), { method: "PUT", token: by.token, body: { state } });

async function months() {
  const { body } = await request("/admin/tax/periods", { token: clerk.token });
  const periods: { month: string; state: string }[] = body.periods;
  return periods.map(({ month, state }) => [month, state]);
}

it("lists the months with documents, newest first", async () => {
  expect(await months()).toEqual([
    [THIS, "open"],
    ["2026-10", "open"],
  ]);
});

it("shows the tables of a month, and the later notes of its invoices", async () => {
  const { status, body } = await read("2026-10", clerk);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ state: "open", is_over: true, documents: 1, breaches: [], file_differs: false },
    later_notes: [{ number: note.number, invoice: invoice.number, total: 4_999 }],
  });
  expect(body.lines[0]).toMatchObject({ count: 1, taxable: 37_568.82, cgst: 1_214.59, igst: 0 });
  expect(body.files).toEqual([
    "gstr1",
    "csv-b2b",
    "csv-hsn_b2b",
    "csv-docs",
    "tally",
    "zoho-invoices",
  ]);
});

it("knows no month without documents, and none of another registration", async () => {
  expect((await read("2025-10")).status).toBe(404);
  const other = path("2026-10").replace(GSTIN, "07AABCE1234F1Z7");
  expect((await request(other, { token: owner.token })).status).toBe(404);
  expect((await read("2026-13")).status).toBe(422);
});

const file = (name: string, by = owner) =>
  request(path("2026-10", `/files/${name}`), { token: by.token });

it("hands files to an owner who gave the password again, the same each time", async () => {
  const { status, body, headers } = await file("gstr1");
  expect([status, body.fp, body.b2b[0].ctin]).toEqual([200, "102026", COMPANY.gstin]);
  expect(headers.get("content-disposition")).toContain(`GSTR1-${GSTIN}-102026.json`);
  expect((await file("csv-b2b")).body).toContain(invoice.number);
  const tally = (await file("tally")).body;
  expect(tally).toContain(`REMOTEID="${GSTIN}-Sales-${invoice.number}"`);
  expect((await file("tally")).body).toBe(tally);
  expect((await file("zoho-notes")).status).toBe(404);
  expect((await file("gstr1", clerk)).status).toBe(403);
  await setProof(owner, null);
  expect((await file("gstr1")).status).toBe(403);
  await setProof(owner, new Date());
  const downloads = await db().auditEntry.count({
    where: { byId: owner.userId, action: "tax.file-downloaded" },
  });
  expect(downloads).toBe(4);
});

it("makes a large month in a process of its own, the same", async () => {
  const [view, csv, none] = [await read("2026-10"), await file("csv-b2b"), await read("2025-10")];
  HERE.documents = 0;
  const [apart, apartCsv] = [await read("2026-10"), await file("csv-b2b")];
  HERE.documents = 500;
  expect(apart.body).toEqual(view.body);
  expect([apartCsv.body, none.status]).toEqual([csv.body, 404]);
});

it("goes from open to exported to filed, and no other way", async () => {
  expect((await move("2026-10", "exported", clerk)).status).toBe(403);
  expect((await move("2026-10", "filed")).status).toBe(409);
  const early = await move(THIS, "exported");
  expect([early.status, early.body.message]).toEqual([
    409,
    expect.stringContaining("not over yet"),
  ]);
  for (const _twice of [1, 2]) expect((await move("2026-10", "exported")).status).toBe(200);
  expect((await read("2026-10")).body).toMatchObject({ state: "exported", file_differs: false });
  expect((await move("2026-10", "filed")).body.message).toBe("October 2026 is filed.");
  expect((await move("2026-10", "exported")).status).toBe(409);
  expect(await months()).toContainEqual(["2026-10", "filed"]);
  const actions = await db().auditEntry.findMany({
    where: {
      byId: owner.userId,
      subject: `${GSTIN} 2026-10`,
      action: { startsWith: "tax.period" },
    },
    orderBy: { id: "asc" },
    select: { action: true },
  });
  expect(actions.map(({ action }) => action)).toEqual(["tax.period-exported", "tax.period-filed"]);
});

it("says when the file is no longer the one that was exported", async () => {
  const where = { gstin_month: { gstin: GSTIN, month: "2026-10" } };
  await db().taxPeriod.update({ where, data: { sha256: "0".repeat(64) } });
  expect((await read("2026-10")).body.file_differs).toBe(true);
});

it("offers the return without what the e-invoice portal reports by itself", async () => {
  const { id } = await db().taxDocument.findUniqueOrThrow({ where: { number: invoice.number } });
  const answered = { irn: "0".repeat(64), ackNumber: "1", ackAt: "2026-10-05 10:00:00" };
  await db().eInvoice.create({
    data: { documentId: id, state: "registered", signedQr: "signed", ...answered },
  });
  expect((await read("2026-10")).body.files).toContain("gstr1-rest");
  const { body } = await file("gstr1-rest");
  expect([body.fp, body.b2b]).toEqual(["102026", undefined]);
  expect(body.hsn).toEqual((await file("gstr1")).body.hsn);
  await db().eInvoice.update({
    where: { documentId: id },
    data: { state: "canceled", canceledAt: new Date(), cancelReason: 2 },
  });
  const gone = (await read("2026-10")).body;
  expect(gone).toMatchObject({ documents: 0, breaches: [] });
  expect((await file("gstr1")).body.doc_issue.doc_det[0].docs).toMatchObject([
    { totnum: 1, cancel: 1, net_issue: 0 },
  ]);
});
