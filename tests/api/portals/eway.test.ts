import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
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
import { aRegistration, expectNoGaps, papersOfOrder } from "@/tests/support/shop/papers";
import { nothingWaits, sendAnswer, setTerms } from "@/tests/support/shop/portals";
import { setCash } from "@/tests/support/shop/settings";

const GSTIN = "29AAPFU0939F1ZR";
const TRANSPORT = { mode: "road", distance_km: 0, vehicle_number: "ka 01 ab 1234" };

let owner: Person;
let clerk: Person;
beforeAll(async () => {
  await allowPrograms();
  await setCash();
  owner = await anAdmin();
  clerk = await anAdmin("orders");
  await aRegistration(GSTIN, "PU");
  await setTerms(owner, { einvoice_from: null, asks_eway: true });
});
beforeEach(nothingWaits);
afterEach(expectNoGaps);

async function ordered(...prices: number[]): Promise<{ ids: string[]; buyer: Person }> {
  const products = await Promise.all(prices.map((pricePaise) => aProduct({ pricePaise })));
  const [first] = products;
  if (!first) throw new Error("Nothing is sold.");
  const buyer = await aBuyer(first);
  return { buyer, ids: await placeCash(buyer, products) };
}

const ship = (id: string) => setStatus(clerk, id, "Shipped");
const save = (id: string, body: object) =>
  request(`/admin/orders/${id}/eway`, { method: "PUT", token: clerk.token, body });
const seen = async (id: string) =>
  (await request(`/admin/orders/${id}`, { token: clerk.token })).body.eway;
const waiting = async () => (await request("/admin/tax/eway-bills", { token: clerk.token })).body;
const aNumber = () => String(Math.floor(1e11 + Math.random() * 9e11));

it("is asked above ₹50,000, and not at it", async () => {
  const [at, above] = [await ordered(50_000_00), await ordered(50_000_01)];
  expect((await ship(at.ids[0] ?? "")).status).toBe(200);
  const refused = await ship(above.ids[0] ?? "");
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(refused.body.message).toContain("worth ₹50,000.01: above ₹50,000 they need an e-way bill");
  expect(await papersOfOrder(above.ids[0] ?? "")).toEqual([]);
  expect(await seen(above.ids[0] ?? "")).toMatchObject({
    ...{ goods: 50_000.01, limit: 50_000, is_needed: true, invoice: null, number: null },
  });
});

it("is above its state's own limit once that is entered", async () => {
  const id = "0190a000-0000-7000-8000-000000000e01";
  const limit = { state: "Karnataka", valid_from: "2026-04-01", limit: 70_000, source: "Test" };
  const put = (body: object) =>
    request(`/admin/tax/eway-limits/${id}`, { method: "PUT", token: owner.token, body });
  expect((await put(limit)).body.limit).toEqual({ id, ...limit });
  const { ids } = await ordered(60_000_00);
  expect((await ship(ids[0] ?? "")).status).toBe(200);
  expect((await put({ ...limit, state: "Atlantis" })).status).toBe(422);
  await db().ewayLimit.deleteMany();
});

it("names an invoice that is made before the goods leave, once", async () => {
  const { ids } = await ordered(60_000_00);
  const [id = ""] = ids;
  for (const _twice of [1, 2]) expect((await save(id, { transport: TRANSPORT })).status).toBe(200);
  const [invoice, ...more] = await papersOfOrder(id);
  expect(more).toEqual([]);
  expect((await ship(id)).status).toBe(409);
  expect(await waiting()).toMatchObject({
    open: [{ number: invoice?.number, order: { id }, has_transport: true, by_einvoice: false }],
    files: [{ gstin: GSTIN, documents: 1 }],
  });
  const file = await request(`/admin/tax/eway-bills/files/${GSTIN}`, { token: clerk.token });
  expect(file.body.billLists).toMatchObject([
    { docNo: invoice?.number, totInvValue: 60_000, vehicleNo: "KA01AB1234" },
  ]);
  const ewbNo = aNumber();
  const rows = [
    { docNo: invoice?.number, ewbNo, validUpto: "12/12/2026" },
    { docNo: "XX/1", ewbNo },
  ];
  const take = () => sendAnswer(clerk, "/admin/tax/eway-bills/answers", rows);
  expect((await take()).body).toMatchObject({ taken: 1, refused: [{ number: "XX/1" }] });
  expect((await take()).body).toMatchObject({ taken: 0, known: 1 });
  expect((await ship(id)).status).toBe(200);
  expect(await papersOfOrder(id)).toHaveLength(1);
  expect(await seen(id)).toMatchObject({ number: ewbNo, valid_till: "12/12/2026" });
});

it.each([
  ["first", [0, 1]],
  ["last", [1, 0]],
])("has the cash fee of the purchase on one invoice, whichever leaves %s", async (_when, turns) => {
  await setCash({ feePaise: 50_00 });
  const { ids } = await ordered(60_000_00, 60_000_00);
  // The fee begins on the first order, and the bill is made for the other.
  const found = await db().order.findMany({
    where: { id: { in: ids } },
    orderBy: { cashFeePaise: "asc" },
  });
  const [ahead = "", other = ""] = found.map(({ id }) => id);
  await save(ahead, { number: aNumber() });
  for (const turn of turns) {
    const id = [ahead, other][turn] ?? "";
    if (id === other) await save(other, { waiver: "by_other" });
    expect((await ship(id)).status).toBe(200);
  }
  const papers = (await Promise.all(ids.map(papersOfOrder))).flat();
  const totals = papers.map(({ totals }) => totals.totalPaise).sort();
  expect(totals).toEqual([60_000_00, 60_050_00]);
  const month = dayCode(new Date()).slice(0, 7);
  const { breaches } = await db().$transaction((tx) => readGstBooks(tx, month));
  const numbers = papers.map(({ number }) => number);
  expect(breaches.filter(({ where }) => numbers.includes(where))).toEqual([]);
  await setCash();
});

it("may be left out for a reason", async () => {
  const { ids } = await ordered(60_000_00);
  const [id = ""] = ids;
  expect((await save(id, { waiver: "by_other", number: aNumber() })).status).toBe(422);
  expect((await save(id, { waiver: "because" })).status).toBe(422);
  expect((await save(id, { waiver: "by_other" })).status).toBe(200);
  expect((await ship(id)).status).toBe(200);
  expect((await waiting()).open).toEqual([]);
});

it("counts what leaves together to one place as one consignment", async () => {
  const { ids } = await ordered(30_000_00, 30_000_00);
  const body = { orderstatus: "Shipped", orders: ids.map((orderid) => ({ orderid })) };
  const { results } = (await request("/admin/orders/status", { token: clerk.token, body })).body;
  const problems = results.map(({ problem }: { problem: object | null }) => problem);
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining("₹60,000") }),
    expect.objectContaining({ message: expect.stringContaining("₹60,000") }),
  ]);
  for (const id of ids) expect((await ship(id)).status).toBe(200);
});

it("takes its invoice back when the order is cancelled or goes elsewhere before it leaves", async () => {
  const [gone, moved] = [await ordered(60_000_00), await ordered(60_000_00)];
  const [first = "", second = ""] = [gone.ids[0], moved.ids[0]];
  for (const id of [first, second]) await save(id, { number: aNumber() });
  const cancel = { token: clerk.token, body: { reason: "Changed their mind" } };
  expect((await request(`/admin/orders/${first}/cancellation`, cancel)).status).toBe(200);
  const address = {
    ...{ house_building: "7", locality_street: "Marine Drive", city: "Mumbai" },
    ...{ district: "Mumbai", state: "Maharashtra", pin: "400002" },
  };
  const { token } = moved.buyer;
  expect((await request(`/order/delivery/${second}`, { token, body: { address } })).status).toBe(
    200,
  );
  for (const id of [first, second]) {
    const kinds = (await papersOfOrder(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(["tax_invoice", "credit_note"]);
  }
  // The bill named the invoice that is gone.
  expect((await ship(second)).status).toBe(409);
});

it.each([
  ["eleven digits", { number: "35101234567" }, "number"],
  [
    "a vehicle of two letters",
    { transport: { ...TRANSPORT, vehicle_number: "KA" } },
    "transport.mode",
  ],
  ["half a kilometre", { transport: { ...TRANSPORT, distance_km: 0.5 } }, "transport.distance_km"],
])("is refused with %s", async (_what, body, field) => {
  const { ids } = await ordered(60_000_00);
  const answer = await save(ids[0] ?? "", body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  expect(await papersOfOrder(ids[0] ?? "")).toEqual([]);
});

it("has a number of its own", async () => {
  const [one, other] = [await ordered(60_000_00), await ordered(60_000_00)];
  const number = aNumber();
  await save(one.ids[0] ?? "", { number });
  expect((await save(other.ids[0] ?? "", { number })).body.fields.number).toEqual([
    expect.stringContaining("has this e-way bill already"),
  ]);
});

it("is nobody's business while e-way bills are off", async () => {
  await setTerms(owner, { einvoice_from: null, asks_eway: false });
  const { ids } = await ordered(60_000_00);
  expect(await seen(ids[0] ?? "")).toBeNull();
  expect((await save(ids[0] ?? "", { number: aNumber() })).status).toBe(409);
  expect((await ship(ids[0] ?? "")).status).toBe(200);
});
