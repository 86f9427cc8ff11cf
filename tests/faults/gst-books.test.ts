import { dayCode } from "@/lib/dates";
import { db, type Tx } from "@/lib/db";
import { readGstBooks } from "@/lib/filing/books";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { placeCash, setStatus } from "@/tests/support/shop/office-orders";
import { aRegistration, papersOfOrder } from "@/tests/support/shop/papers";
import { setCash } from "@/tests/support/shop/settings";

const MONTH = dayCode(new Date()).slice(0, 7);
let admin: Person;
let orderId: string;
let number: string;
let id: string;

beforeAll(async () => {
  await allowPrograms();
  await setCash({ feePaise: 50_00 });
  admin = await anAdmin();
  await aRegistration();
  [orderId] = await dispatched();
  const [invoice] = await papersOfOrder(orderId);
  if (!invoice) throw new Error("There is no invoice.");
  ({ number, id } = invoice);
});

/** Orders of one purchase that have been shipped one by one. */
async function dispatched(): Promise<[string, string]> {
  const products = await Promise.all([aProduct(), aProduct()]);
  const [first = "", second = ""] = await placeCash(await aBuyer(products[0]), products);
  for (const one of [first, second]) await setStatus(admin, one, "Shipped");
  return [first, second];
}

const office = (path: string, body: object) =>
  request(path, { token: admin.token, body: { ...body } });

/** What the books say after `tamper`, which is rolled back. */
async function said(tamper: (tx: Tx) => Promise<unknown>): Promise<string> {
  const undo = new Error("undo");
  let lines: string[] = [];
  await db()
    .$transaction(async (tx) => {
      // The triggers that refuse it stand aside, as they would for whoever owns the database.
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      await tamper(tx);
      const { breaches } = await readGstBooks(tx, MONTH);
      lines = breaches.map(({ where, rule, detail }) => `${where}: ${rule}: ${detail}`);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return lines.join("\n");
}

it("say nothing of dispatches, cancellations and refunds as they are", async () => {
  const [canceled, refunded] = await dispatched();
  const answers = [
    await office(`/admin/orders/${canceled}/cancellation`, { reason: "Refused" }),
    await office(`/admin/orders/${refunded}/refund`, {
      amount: 100,
      units: 0,
      goods: "stays",
      reason: "Scratched",
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { returns, breaches } = await db().$transaction((tx) => readGstBooks(tx, MONTH));
  const papers = await Promise.all([orderId, canceled, refunded].map(papersOfOrder));
  const own = papers.flat().map((paper) => paper.number);
  expect(own).toHaveLength(5);
  expect(breaches).toEqual([]);
  const lines = new Map(returns[0]?.lines.map((line) => [line.table.slice(0, 8).trim(), line]));
  expect(lines.get("13  docu")?.count).toBeGreaterThanOrEqual(6);
  expect(lines.get("12  HSN,")?.sum).toEqual(lines.get("7   B2CS")?.sum);
});

it("name a missing HSN", async () => {
  const words = await said(
    (tx) => tx.$executeRaw`
      UPDATE "TaxDocument" SET document = jsonb_set(document, '{lines,0,hsn}', '""') WHERE id = ${id}::uuid`,
  );
  expect(words).toContain(
    `${number}: a document has every field that it was issued with: lines.0.hsn`,
  );
});

it("name a document that was put into another table", async () => {
  const words = await said(
    (tx) => tx.$executeRaw`
      UPDATE "TaxDocument" SET document = jsonb_set(document, '{buyer,gstin}', '"27AAPFU0939F1ZV"')
      WHERE id = ${id}::uuid`,
  );
  expect(words).toContain(
    `${number}: the row says the same as its document: buyerGstin: null and 27AAPFU0939F1ZV`,
  );
});

it("name a row that was deleted", async () => {
  const { sequence } = await db().taxDocument.findUniqueOrThrow({ where: { id } });
  const words = await said(
    (tx) => tx.$executeRaw`DELETE FROM "TaxDocument" WHERE id = ${id}::uuid`,
  );
  expect(words).toContain("every number that was given out has its document");
  expect(words).toContain(`number ${sequence} of the series is missing`);
});

it.each([
  ["amount", "{totals,totalPaise}", "the row says the same as its document: totalPaise"],
  ["tax", "{lines,0,cgstPaise}", "taxable value + tax = total"],
])("name a changed %s", async (_what, path, rule) => {
  const words = await said(
    (tx) => tx.$executeRaw`
      UPDATE "TaxDocument" SET document = jsonb_set(document, ${path.slice(1, -1).split(",")}, '1')
      WHERE id = ${id}::uuid`,
  );
  expect(words).toContain(`${number}: ${rule}`);
});

it("name a printed file that was changed", async () => {
  const words = await said(
    (tx) => tx.$executeRaw`
      INSERT INTO "TaxPaper" ("documentId", pdf, sha256) VALUES (${id}::uuid, 'x', ${"0".repeat(64)})
      ON CONFLICT ("documentId", "hasCode") DO UPDATE SET pdf = 'x'`,
  );
  expect(words).toContain(`${number}: a printed document has the bytes that it had`);
});

it("find money that no document follows", async () => {
  const words = await said(
    (tx) =>
      tx.$executeRaw`UPDATE "Order" SET "totalPaise" = "totalPaise" + 1 WHERE id = ${orderId}::uuid`,
  );
  expect(words).toContain("documents = orders − refunds: purchase ");
});
