import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { placeCash, setStatus } from "@/tests/support/shop/office-orders";
import { setCash } from "@/tests/support/shop/settings";

let owner: Person;
beforeAll(async () => {
  await allowPrograms();
  await setCash();
  owner = await anAdmin();
});

const REGISTRATION = {
  ...{ gstin: "29aabct1332l1za", legal_name: "Arklane Private Limited", trade_name: "Arklane" },
  ...{ address: "4, Residency Road", city: "Bengaluru", pin: "560025", prefix: "ts" },
  ...{ valid_from: "2026-04-01", valid_to: "" },
};
const RATE = {
  ...{ code: "85044030", description: "Battery chargers", rate: 5 },
  ...{ valid_from: "2019-08-01", valid_to: "", notification: "12/2019" },
};

const put = (path: string, body: object, by = owner) =>
  request(path, { method: "PUT", token: by.token, body });
const register = (id: string, change: object = {}) =>
  put(`/admin/tax/registrations/${id}`, { ...REGISTRATION, ...change });
const rate = (id: string, change: object = {}) =>
  put(`/admin/tax/rates/${id}`, { ...RATE, ...change });
const setup = async () => (await request("/admin/tax/setup", { token: owner.token })).body;

describe("registrations", () => {
  const id = randomUUID();

  it("are added, changed and audited", async () => {
    expect(await register(id)).toMatchObject({
      status: 200,
      body: { registration: { gstin: "29AABCT1332L1ZA", prefix: "TS", state: "Karnataka" } },
    });
    expect((await register(id, { trade_name: "Arklane EV" })).status).toBe(200);
    expect((await setup()).registrations).toMatchObject([{ id, trade_name: "Arklane EV" }]);
    const entries = await db().auditEntry.findMany({
      where: { subject: id },
      orderBy: { at: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "tax.registration-added",
      "tax.registration-changed",
    ]);
  });

  it.each([
    ["a GSTIN whose check character is wrong", { gstin: "29AABCT1332L1ZB" }, 422, "gstin"],
    ["a prefix of three letters", { prefix: "ARK" }, 422, "prefix"],
    ["an end before the beginning", { valid_to: "2026-03-31" }, 422, "valid_to"],
    ["the GSTIN of another", {}, 409, "gstin"],
    ["the prefix of another", { gstin: "27AABCE1234F1Z5" }, 409, "prefix"],
  ])("are refused with %s", async (_, change, status, field) => {
    const answer = await register(randomUUID(), change);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
      status,
      fields: [field],
    });
  });

  it("keep GSTIN and prefix once they have issued a document", async () => {
    const product = await aProduct();
    const [orderId = ""] = await placeCash(await aBuyer(product), [product]);
    await setStatus(owner, orderId, "Shipped");
    expect((await setup()).registrations[0].has_issued).toBe(true);
    expect((await register(id, { prefix: "AK" })).status).toBe(409);
    expect((await register(id, { gstin: "27AABCE1234F1Z5" })).status).toBe(409);
    expect((await register(id, { address: "5, Residency Road" })).status).toBe(200);
  });
});

describe("rates", () => {
  it("are added and changed, one for each first day of a code", async () => {
    const id = randomUUID();
    expect((await rate(id)).body).toMatchObject({ rate: { id, rate: 5, valid_to: null } });
    expect((await rate(id, { rate: "18" })).body).toMatchObject({ rate: { rate: 18 } });
    expect((await rate(randomUUID())).status).toBe(409);
    expect((await rate(randomUUID(), { valid_from: "2026-12-01" })).status).toBe(200);
    expect((await rate(randomUUID(), { code: "85044" })).status).toBe(422);
    expect((await setup()).rates).toHaveLength(2);
  });
});

it("is for owners to change, and for customers not to see", async () => {
  const [clerk, stranger] = [await anAdmin("orders"), await aBuyer(await aProduct())];
  expect((await put("/admin/tax/pan-limit", { pan_above: 1 }, clerk)).status).toBe(403);
  expect((await request("/admin/tax/setup", { token: stranger.token })).status).toBe(403);
});
