import { createHash } from "node:crypto";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { makePapers } from "@/lib/orders/papers/paper";
import { respond } from "@/tests/support/servers/http";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { mailsTo, placeCash, setStatus } from "@/tests/support/shop/office-orders";
import { aRegistration, papersOfOrder } from "@/tests/support/shop/papers";
import { setCash } from "@/tests/support/shop/settings";
import { pdfText } from "@/tests/support/texts/pdf-text";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  await setCash();
  admin = await anAdmin();
  await aRegistration();
});

/** A buyer with an invoice that nobody has drawn yet. */
async function invoiced() {
  const product = await aProduct();
  const buyer = await aBuyer(product);
  const [orderId = ""] = await placeCash(buyer, [product]);
  await setStatus(admin, orderId, "Shipped");
  const [invoice] = await papersOfOrder(orderId);
  if (!invoice) throw new Error("There is no invoice.");
  return { buyer, id: invoice.id, number: invoice.number };
}

const ask = ({ token }: Person, path: string) =>
  respond(
    new Request(`http://localhost:3000/api${path}`, {
      headers: { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${token}` },
    }),
  );
const own = (person: Person, id: string) => ask(person, `/order/documents/${id}`);
const office = (person: Person, id: string) => ask(person, `/admin/tax/documents/${id}`);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it("answers the same bytes to the buyer and the office, however often", async () => {
  const { buyer, id, number } = await invoiced();
  const [first, second] = await Promise.all([own(buyer, id), own(buyer, id)]);
  expect(first.headers.get("content-type")).toBe("application/pdf");
  expect(first.headers.get("content-disposition")).toContain(`${number.replaceAll("/", "-")}.pdf`);
  const bytes = await bytesOf(first);
  expect(await pdfText(bytes)).toContain(number);
  expect((await bytesOf(second)).equals(bytes)).toBe(true);
  expect((await bytesOf(await office(admin, id))).equals(bytes)).toBe(true);
  const { pdf, sha256 } = await db().taxPaper.findFirstOrThrow({ where: { documentId: id } });
  expect(Buffer.from(pdf).equals(bytes)).toBe(true);
  expect(sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
});

it("is drawn by the job before anybody asks, once", async () => {
  const { id } = await invoiced();
  while ((await makePapers(10)) > 0);
  const where = { documentId_hasCode: { documentId: id, hasCode: false } };
  const { madeAt } = await db().taxPaper.findUniqueOrThrow({ where });
  expect(await makePapers(10)).toBe(0);
  expect(await db().taxPaper.findUniqueOrThrow({ where, select: { madeAt: true } })).toEqual({
    madeAt,
  });
  const change = db().taxPaper.update({ where, data: { sha256: "0".repeat(64) } });
  await expect(change).rejects.toThrow("a tax document stays as it was issued");
});

describe("the customer's mail", () => {
  const LATE_MS = 3 * 60_000;
  const told = async (buyer: Person, number: string) =>
    (await mailsTo(buyer)).filter(({ subject }) => subject.includes(number)).length;
  afterEach(() => jest.restoreAllMocks());

  it("is the dispatch's alone when the file is made in time", async () => {
    const { buyer, number } = await invoiced();
    while ((await makePapers(10)) > 0);
    expect(await told(buyer, number)).toBe(0);
  });

  it("follows once when the file could not be made at first", async () => {
    const { buyer, id, number } = await invoiced();
    const late = Date.now() + LATE_MS;
    jest.spyOn(Date, "now").mockReturnValue(late);
    await Promise.all([makePapers(10), makePapers(10), own(buyer, id)]);
    while ((await makePapers(10)) > 0);
    expect(await told(buyer, number)).toBe(1);
  });
});

it("does not exist for anybody else", async () => {
  const { buyer, id } = await invoiced();
  expect((await own(await aCustomer(), id)).status).toBe(404);
  expect((await own(buyer, "no-document")).status).toBe(404);
  expect((await office(buyer, id)).status).toBe(403);
  expect(
    (await respond(new Request(`http://localhost:3000/api/order/documents/${id}`))).status,
  ).toBe(401);
});
