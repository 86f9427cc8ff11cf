import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { setCash } from "@/tests/support/shop/settings";

const OFF = { min: null, max: null, fee: 0, one_open_per_phone: false, verified_only: false };

let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});
beforeEach(() => setCash());

const read = (token = admin.token) => request("/admin/cash-settings", { token });
const save = (changes: object = {}, token = admin.token) =>
  request("/admin/cash-settings", { method: "PUT", body: { ...OFF, ...changes }, token });
const allow = (productId: unknown, allowed: unknown, token = admin.token) =>
  request("/admin/cash-settings/product", {
    method: "PUT",
    body: { product_id: productId, allowed },
    token,
  });
const audits = (subject: string) =>
  db().auditEntry.findMany({
    where: { subject },
    orderBy: { id: "desc" },
    select: { by: true, byId: true, action: true, detail: true },
  });

type Change = { before: { feePaise: number }; after: { feePaise: number } };

describe("the settings", () => {
  it("are off by default", async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject(OFF);
  });

  it("are stored in rupees, and every change is audited with the old values", async () => {
    const first = {
      min: 499.5,
      max: 50_000,
      fee: 49,
      one_open_per_phone: true,
      verified_only: true,
    };
    expect(await save(first)).toMatchObject({
      status: 200,
      body: { ...first, message: "Cash settings saved." },
    });
    expect((await read()).body).toMatchObject(first);
    await save({ max: 60_000 });
    const off = {
      ...{ smallestPaise: null, largestPaise: null, feePaise: 0 },
      ...{ one_open_per_phone: false, verified_only: false },
    };
    const was = {
      ...{ smallestPaise: 499_50, largestPaise: 50_000_00, feePaise: 49_00 },
      ...{ one_open_per_phone: true, verified_only: true },
    };
    expect(await audits("cash-settings")).toMatchObject([
      {
        by: "admin",
        byId: admin.userId,
        action: "cash_settings.changed",
        detail: { before: was, after: { ...off, largestPaise: 60_000_00 } },
      },
      { detail: { before: off, after: was } },
    ]);
  });

  it("are audited in sequence under concurrent changes", async () => {
    await Promise.all([save({ fee: 10 }), save({ fee: 20 }), save({ fee: 30 })]);
    const changes = (await audits("cash-settings")).map(({ detail }) => detail as Change);
    const [last, second, first] = changes;
    expect(first?.before.feePaise).toBe(0);
    expect(second?.before.feePaise).toBe(first?.after.feePaise);
    expect(last?.before.feePaise).toBe(second?.after.feePaise);
    expect((await read()).body.fee).toBe((last?.after.feePaise ?? 0) / 100);
  });

  it.each([
    ["min", { min: 0 }],
    ["min", { min: "5" }],
    ["max", { max: -1 }],
    ["max", { max: 200_000 }],
    ["max", { min: 500, max: 400 }],
    ["fee", { fee: -1 }],
    ["fee", { fee: null }],
    ["fee", { fee: 1e300 }],
    ["one_open_per_phone", { one_open_per_phone: "yes" }],
    ["verified_only", { verified_only: undefined }],
  ])("refuse %s in %j and change nothing", async (field, changes) => {
    await save({ fee: 5 });
    const { status, body } = await save(changes);
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await read()).body).toMatchObject({ ...OFF, fee: 5 });
  });
});

describe("a product", () => {
  it("is excluded from cash and included again, each audited once", async () => {
    const product = await aProduct();
    expect(await allow(product.id, false)).toMatchObject({
      status: 200,
      body: { allowed: false, message: `${product.name} cannot be paid in cash.` },
    });
    await allow(product.id, false);
    expect((await read()).body.products).toContainEqual({
      product_id: product.id,
      name: product.name,
      allowed: false,
    });
    await allow(product.id, true);
    expect(await audits(product.id)).toMatchObject([
      { action: "product.cash_allowed", detail: { before: false, after: true } },
      { by: "admin", byId: admin.userId, detail: { before: true, after: false } },
    ]);
  });

  it("is missing from the list when unlisted", async () => {
    const { id } = await aProduct({ isListed: false });
    const { products } = (await read()).body;
    expect(products.map((product: { product_id: string }) => product.product_id)).not.toContain(id);
  });

  it.each(["7", "11111111-1111-4111-8111-111111111111"])("returns 404 for %s", async (id) => {
    expect((await allow(id, true)).status).toBe(404);
  });

  it("needs an id and a value", async () => {
    expect((await allow(undefined, true)).body.fields).toEqual({
      product_id: ["Say which product."],
    });
    expect((await allow("x", "no")).status).toBe(422);
  });
});

it("cash settings refuse customers and guests", async () => {
  const { token } = await aCustomer();
  const { id } = await aProduct();
  for (const [who, status] of [
    [token, 403],
    ["", 401],
  ] as const) {
    expect((await read(who)).status).toBe(status);
    expect((await save({ fee: 1 }, who)).status).toBe(status);
    expect((await allow(id, false, who)).status).toBe(status);
  }
});
