import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { mailsTo, placeCash, setStatus } from "@/tests/support/shop/office-orders";
import { aRegistration, expectNoGaps, papersOfOrder } from "@/tests/support/shop/papers";
import { setCash } from "@/tests/support/shop/settings";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  await setCash({ feePaise: 50_00 });
  admin = await anAdmin();
});

const ship = (id: string) => setStatus(admin, id, "Shipped");
const shipAll = (ids: readonly string[]) =>
  request("/admin/orders/status", {
    token: admin.token,
    body: { orderstatus: "Shipped", orders: ids.map((orderid) => ({ orderid })) },
  });

async function ordered(products: readonly Sold[] = []): Promise<{ buyer: Person; ids: string[] }> {
  const [first = await aProduct(), ...others] = products;
  const buyer = await aBuyer(first);
  return { buyer, ids: await placeCash(buyer, [first, ...others]) };
}

const moveTo = (buyer: Person, state: string, pin: string) =>
  db().address.updateMany({ where: { userId: buyer.userId }, data: { state, pin } });

it("makes no tax invoice before the company is registered", async () => {
  const { ids } = await ordered();
  expect((await ship(ids[0] ?? "")).status).toBe(200);
  expect(await papersOfOrder(ids[0] ?? "")).toEqual([]);
});

describe("a registered company", () => {
  beforeAll(async () => {
    await aRegistration();
  });

  it("invoices one dispatch of several orders once, with the fee spread over its lines", async () => {
    const dear = await aProduct({ pricePaise: 20_000_00 });
    const cheap = await aProduct({ pricePaise: 10_000_00 });
    const { buyer, ids } = await ordered([dear, cheap]);
    expect((await shipAll(ids)).body.results).toHaveLength(2);
    const papers = await papersOfOrder(ids[0] ?? "");
    expect(papers).toMatchObject([
      {
        kind: "tax_invoice",
        number: expect.stringMatching(/^EV\/\d{4}\/\d{6}$/),
        supply: { stateCode: "29", reason: "delivery", isInterState: false },
        buyer: { name: buyer.name, gstin: null, phone: null, email: null },
        payment: { method: "Cash on delivery", reference: null },
        totals: { totalPaise: 30_050_00, igstPaise: 0 },
      },
    ]);
    const [{ lines = [], totals } = {}] = papers;
    expect(lines.map(({ feePaise }) => feePaise).toSorted((a, b) => b - a)).toEqual([3333, 1667]);
    expect(totals?.cgstPaise).toBe(totals?.sgstPaise);
    expect((await papersOfOrder(ids[1] ?? "")).map(({ id }) => id)).toEqual([papers[0]?.id]);
    const own = await request(`/order/orderhistory`, { token: buyer.token, body: {} });
    expect(own.body[0].tax_documents).toEqual([
      {
        ...{ id: papers[0]?.id, kind: "tax_invoice", number: papers[0]?.number, total: 30_050 },
        state: "ready",
        issued_at: papers[0]?.issuedAt,
      },
    ]);
    const taxes = own.body.map(({ tax_included }: { tax_included: number }) => tax_included);
    const tax = taxes.reduce((sum: number, one: number) => sum + Math.round(one * 100), 0);
    expect(tax).toBe((totals?.cgstPaise ?? 0) + (totals?.sgstPaise ?? 0));
    const mail = (await mailsTo(buyer)).at(-1);
    expect(mail?.text).toContain("You will find your tax invoice on the page of your order.");
  });

  it("charges the same in every state, and moves only the split", async () => {
    const product = await aProduct({ pricePaise: 34_949_00 });
    const { buyer } = await ordered([product]);
    await moveTo(buyer, "Maharashtra", "400001");
    const [far = ""] = await placeCash(buyer, [product]);
    await ship(far);
    expect(await papersOfOrder(far)).toMatchObject([
      {
        supply: { stateCode: "27", isInterState: true },
        totals: { totalPaise: 34_999_00, taxablePaise: 33_332_38, igstPaise: 1_666_62 },
      },
    ]);
  });

  it("dispatches a purchase in parts, with an invoice for each", async () => {
    const { ids } = await ordered([await aProduct(), await aProduct()]);
    for (const id of ids) await ship(id);
    const papers = await Promise.all(ids.map(papersOfOrder));
    expect(papers.map((all) => all.length)).toEqual([1, 1]);
    expect(papers[0]?.[0]?.number).not.toBe(papers[1]?.[0]?.number);
  });

  it("invoices an order once, whatever its further steps", async () => {
    const { ids } = await ordered();
    const [id = ""] = ids;
    await Promise.all([ship(id), ship(id)]);
    await setStatus(admin, id, "Delivered");
    expect(await papersOfOrder(id)).toHaveLength(1);
  });

  it("takes off what was refunded before the dispatch", async () => {
    const product = await aProduct({ pricePaise: 20_000_00 });
    const { ids } = await ordered([product]);
    const [id = ""] = ids;
    const body = { amount: 500, reason: "Scratched", units: 0, goods: "stays" };
    await request(`/admin/orders/${id}/refund`, { token: admin.token, body });
    await ship(id);
    expect(await papersOfOrder(id)).toMatchObject([
      { lines: [{ discountPaise: 500_00 }], totals: { totalPaise: 19_550_00 } },
    ]);
  });

  it("takes the rate of the day of purchase from the dated rows", async () => {
    const data = { description: "Chargers", validFrom: new Date("2026-04-01") };
    await db().taxRate.create({ data: { ...data, code: "8504", rateBp: 1800 } });
    const eight = { ...data, code: "85044030", rateBp: 4000, validTo: new Date("2026-04-02") };
    await db().taxRate.create({ data: eight });
    const { ids } = await ordered();
    await db().taxRate.deleteMany();
    await ship(ids[0] ?? "");
    expect(await papersOfOrder(ids[0] ?? "")).toMatchObject([{ lines: [{ rateBp: 1800 }] }]);
  });

  it("gives numbers without gaps to dispatches at the same time", async () => {
    const product = await aProduct({ quantity: 30 });
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () => (await ordered([product])).ids),
    );
    const answers = await Promise.all(ids.flat().map(ship));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await expectNoGaps();
  });

  it("keeps what it has issued: the database refuses to change or delete it", async () => {
    const { ids } = await ordered();
    await ship(ids[0] ?? "");
    const [{ id = "" } = {}] = await papersOfOrder(ids[0] ?? "");
    const where = { id };
    const stays = "a tax document stays as it was issued";
    await expect(db().taxDocument.update({ where, data: { totalPaise: 1 } })).rejects.toThrow(
      stays,
    );
    await expect(db().taxDocument.delete({ where })).rejects.toThrow(stays);
    const ofIt = { where: { documentId: id } };
    await expect(db().taxDocumentLine.deleteMany(ofIt)).rejects.toThrow(stays);
  });
});
