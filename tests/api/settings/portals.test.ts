import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";
import { setTerms, TERMS } from "@/tests/support/shop/portals";

let owner: Person;
beforeAll(async () => {
  await allowPrograms();
  owner = await anAdmin();
});

const read = async () => (await request("/admin/tax/portals/terms", { token: owner.token })).body;

it("is off in a new shop", async () => {
  expect(await read()).toEqual({
    ...{ einvoice_from: null, einvoice_days: null, einvoice_key: null, ship_to_from: null },
    ...{ asks_eway: false, limits: [] },
  });
});

it("is kept as it was saved, and stands in the audit log without the key", async () => {
  const terms = { ...TERMS, einvoice_from: "2099-01-01", asks_eway: true };
  expect((await setTerms(owner, terms)).status).toBe(200);
  const { einvoice_key, ...rest } = terms;
  expect(await read()).toEqual({ ...rest, einvoice_key: einvoice_key.trim(), limits: [] });
  const [entry] = await db().auditEntry.findMany({
    where: { byId: owner.userId, action: "tax.portals-changed" },
  });
  expect(entry?.detail).toEqual({
    before: expect.objectContaining({ einvoice_from: null }),
    after: { ...rest },
    key_changed: true,
  });
  await setTerms(owner, { einvoice_from: "", einvoice_key: "" });
  expect(await read()).toMatchObject({ einvoice_from: null, einvoice_key: null });
});

it.each([
  ["no key", "hello"],
  ["a private key", "-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----"],
])("refuses %s as the portal's", async (_what, einvoice_key) => {
  const { status, body } = await setTerms(owner, { einvoice_key });
  expect([status, Object.keys(body.fields)]).toEqual([422, ["einvoice_key"]]);
});

it("has one limit for each state and first day", async () => {
  const limit = { state: "Maharashtra", valid_from: "2026-04-01", limit: 1_00_000, source: "Test" };
  const put = (id: string, body: object = limit) =>
    request(`/admin/tax/eway-limits/${id}`, { method: "PUT", token: owner.token, body });
  const id = randomUUID();
  for (const _twice of [1, 2]) expect((await put(id)).status).toBe(200);
  expect((await put(randomUUID())).body.fields.valid_from).toEqual([
    "Maharashtra has a limit from this day already.",
  ]);
  expect((await put(randomUUID(), { ...limit, valid_from: "2027-04-01" })).status).toBe(200);
  const days = (await read()).limits.map(({ valid_from }: { valid_from: string }) => valid_from);
  expect(days).toEqual(["2027-04-01", "2026-04-01"]);
});

it("is changed by owners only", async () => {
  const clerk = await anAdmin("orders");
  expect((await setTerms(clerk, {})).status).toBe(403);
});
