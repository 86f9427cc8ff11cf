import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { sell } from "@/tests/support/shop/cash-sale";
import { update } from "@/tests/support/shop/product-form";

let admin: Person;
let other: Person;
beforeAll(async () => {
  await allowPrograms();
  [admin, other] = await Promise.all([anAdmin(), anAdmin()]);
  await db().user.update({ where: { id: other.userId }, data: { name: "Meera Iyer" } });
});

const edit = (data: Record<string, unknown>, by = admin) => update(by.token, { data });

async function detail(id: string) {
  return (await request(`/admin/products/${id}`, { token: admin.token })).body;
}

function auditOf(subject: string) {
  const orderBy = [{ at: "asc" as const }, { id: "asc" as const }];
  return db().auditEntry.findMany({ where: { subject }, orderBy });
}

describe("PUT /products/update", () => {
  it("changes sent fields, clears those sent as null and keeps the rest", async () => {
    const { id } = await aProduct();
    const before = await detail(id);
    const answer = await edit({
      id,
      version: 1,
      price: "39999",
      details: { rated_power: null, phase: "Single" },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Product updated successfully!", product: { version: 2 } },
    });
    const after = await detail(id);
    expect(after).toEqual({
      ...before,
      price: 39_999,
      version: 2,
      updated_at: expect.any(String),
      details: { ...before.details, rated_power: null, phase: "Single" },
    });
    expect(answer.body.product).toEqual(after);
    expect(await auditOf(id)).toMatchObject([
      {
        action: "product.edited",
        byId: admin.userId,
        detail: {
          before: { pricePaise: 4_299_900, "details.ratedPower": "7.4 kW", "details.phase": null },
          after: { pricePaise: 3_999_900, "details.ratedPower": null, "details.phase": "Single" },
        },
      },
    ]);
  });

  it("does nothing without a change", async () => {
    const { id, name } = await aProduct();
    const before = await detail(id);
    const { status, body } = await edit({ id, version: 1, name, price: 42_999, quantity: 10 });
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: "Nothing was changed.",
    });
    expect(await detail(id)).toEqual(before);
    expect(await auditOf(id)).toEqual([]);
  });

  it("refuses an edit of an older version and names the newer edit's author", async () => {
    const { id } = await aProduct();
    expect((await edit({ id, version: 1, name: "Theirs" }, other)).status).toBe(200);
    const { status, body } = await edit({ id, version: 1, name: "Mine", price: 1 });
    expect({ status, code: body.code }).toEqual({ status: 409, code: "conflict" });
    expect(body.message).toMatch(/^Meera Iyer changed this product on .*2\d{3}.*\./);
    expect(await detail(id)).toMatchObject({ name: "Theirs", price: 42_999, version: 2 });
    expect((await edit({ id, version: 1, name: "Again" }, other)).body.message).toMatch(/^You /);
  });

  it("lets exactly one of two edits of one version win", async () => {
    const { id } = await aProduct();
    const names = ["One", "Two", "Three", "Four"];
    const answers = await Promise.all(names.map((name) => edit({ id, version: 1, name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const winner = names[answers.findIndex(({ status }) => status === 200)];
    expect(await detail(id)).toMatchObject({ name: winner, version: 2 });
    expect(await auditOf(id)).toHaveLength(1);
  });

  it("changes the slug unless another product has it", async () => {
    const [one, two] = await Promise.all([aProduct(), aProduct()]);
    const slug = `moved-${one.id}`;
    expect((await edit({ id: one.id, slug })).status).toBe(200);
    expect((await request(`/products/get_by_id/${slug}`)).body.id).toBe(one.id);
    expect(await edit({ id: two.id, slug })).toMatchObject({
      status: 409,
      body: { fields: { "product_data.slug": [expect.any(String)] } },
    });
  });

  it("sets the stock, or moves it from the count seen, and records the movement", async () => {
    const { id } = await aProduct({ quantity: 10 });
    expect((await edit({ id, quantity: null })).body.message).toBe("Nothing was changed.");
    expect((await edit({ id, quantity: 12 })).body.product).toMatchObject({
      quantity: 12,
      version: 1,
    });
    // Three were sold since this form was opened at ten.
    expect((await edit({ id, quantity: 14, seen_quantity: 10 })).body.product.quantity).toBe(16);
    const rows = await db().stockMovement.findMany({
      where: { productId: id, reason: "corrected" },
      orderBy: { createdAt: "asc" },
      select: { delta: true, byId: true },
    });
    expect(rows).toEqual([
      { delta: 2, byId: admin.userId },
      { delta: 4, byId: admin.userId },
    ]);
    expect((await auditOf(id)).map(({ action, detail }) => [action, detail])).toEqual([
      ["stock.corrected", { before: { quantity: 10 }, after: { quantity: 12 } }],
      ["stock.corrected", { before: { quantity: 12 }, after: { quantity: 16 } }],
    ]);
  });

  it("keeps sold units out of an older client's full edit, and says so", async () => {
    const product = await aProduct({ quantity: 50 });
    const { id, name, model, price, quantity, product_color } = await detail(product.id);
    const seen = { id, name, model, price, quantity, product_color };
    await sell(product, 3);
    expect(await edit({ ...seen, price: 39_999 })).toMatchObject({
      status: 200,
      body: {
        message:
          "Product updated successfully! The stock stays at 47 units: 50 was an older count, 3 units left since.",
        product: { price: 39_999, quantity: 47 },
      },
    });
    // Sent again it changes nothing and explains why.
    expect((await edit({ ...seen, price: 39_999 })).body).toMatchObject({
      message: expect.stringMatching(/^Nothing was changed. The stock stays at 47 units/),
      product: { quantity: 47 },
    });
    expect(await db().stockMovement.count({ where: { productId: id, reason: "corrected" } })).toBe(
      0,
    );
  });

  it.each([
    ["a new number", { quantity: 60, price: 1 }],
    ["only an older count", { quantity: 50 }],
  ])("refuses %s after a sale without the count seen", async (_what, changes) => {
    const product = await aProduct({ quantity: 50 });
    const { id } = product;
    await sell(product, 3);
    const message = expect.stringMatching(/is 47 units now.*Send as seen_quantity/);
    expect(await edit({ id, ...changes })).toMatchObject({
      status: 409,
      body: { code: "conflict", message, fields: { "product_data.quantity": [message] } },
    });
    expect(await detail(id)).toMatchObject({ price: 42_999, quantity: 47, version: 1 });
    const accepted = await edit({ id, ...changes, seen_quantity: 47 });
    expect(accepted.body.product.quantity).toBe(changes.quantity);
  });

  it("does not undo a colleague's delivery with an older form", async () => {
    const { id, name } = await aProduct({ quantity: 5 });
    const body = { reason: "received", units: 20 };
    await request(`/admin/products/${id}/stock`, { token: other.token, body });
    const answer = await edit({ id, name, quantity: 5, product_color: "Red" });
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(/stays at 25 units: 5 was an older count, 20 units came in/),
      product: { quantity: 25 },
    });
  });

  it("refuses to remove more than the stock and then changes nothing", async () => {
    const { id } = await aProduct({ quantity: 2 });
    const answer = await edit({ id, name: "Never", quantity: 0, seen_quantity: 3 });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: "There are 2 units in stock: 3 units cannot be taken off." },
    });
    expect(await detail(id)).toMatchObject({ quantity: 2, version: 1 });
    expect((await detail(id)).name).not.toBe("Never");
  });

  it.each([
    [{ price: -5 }, "product_data.price"],
    [{ price: 1.005 }, "product_data.price"],
    [{ price: "1.005" }, "product_data.price"],
    [{ name: "" }, "product_data.name"],
    [{ id: "all" }, "product_data.id"],
    [{ quantity: "many" }, "product_data.quantity"],
    [{ details: { phase: 3 } }, "product_data.details.phase"],
  ])("refuses %j and names the field", async (changes, field) => {
    const { id } = await aProduct();
    const { status, body } = await edit({ id, ...changes });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: [field] });
  });

  it("returns 404 for an unknown product and is open only to administrators", async () => {
    const id = "0190a000-0000-7000-8000-000000000000";
    expect((await edit({ id, name: "x" })).status).toBe(404);
    const customer = await aCustomer();
    expect((await edit({ id, name: "x" }, customer)).status).toBe(403);
    const nobody = await request("/products/update", { method: "PUT", body: new FormData() });
    expect(nobody.status).toBe(401);
  });
});

describe("PUT /products/toggle-listing", () => {
  const toggle = (body: Record<string, unknown>, token = admin.token) =>
    request("/products/toggle-listing", { method: "PUT", body, token });

  it("delists and relists, and audits both", async () => {
    const { id, name } = await aProduct();
    expect(await toggle({ product_id: id })).toMatchObject({
      status: 200,
      body: { product_id: id, is_listed: false, message: `${name} is delisted.` },
    });
    expect((await request(`/products/get_by_id/${id}`)).status).toBe(404);
    expect((await toggle({ product_id: id })).body.is_listed).toBe(true);
    expect((await auditOf(id)).map(({ action, detail }) => [action, detail])).toEqual([
      ["product.delisted", { before: { is_listed: true }, after: { is_listed: false } }],
      ["product.listed", { before: { is_listed: false }, after: { is_listed: true } }],
    ]);
    expect(await detail(id)).toMatchObject({ version: 1 });
  });

  it("is idempotent when the target state is sent", async () => {
    const { id } = await aProduct();
    const body = { product_id: id, is_listed: false };
    const answers = await Promise.all([toggle(body), toggle(body), toggle(body)]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { is_listed: false } });
    expect(await auditOf(id)).toHaveLength(1);
  });

  it("refuses an unknown product and other roles", async () => {
    expect(await toggle({ product_id: "first" })).toMatchObject({
      status: 422,
      body: { fields: { product_id: ["Say which product."] } },
    });
    expect((await toggle({ product_id: crypto.randomUUID() })).status).toBe(404);
    const { id } = await aProduct();
    expect((await toggle({ product_id: id }, (await aCustomer()).token)).status).toBe(403);
    const nobody = { method: "PUT", body: { product_id: id } } as const;
    expect((await request("/products/toggle-listing", nobody)).status).toBe(401);
  });
});

describe("the label that the law asks for", () => {
  it("refuses a price above the MRP, whichever of the two an edit names", async () => {
    const { id } = await aProduct();
    expect(await edit({ id, mrp: 42_998 })).toMatchObject({
      status: 422,
      body: { fields: { "product_data.mrp": ["The MRP is at least the price, ₹42,999."] } },
    });
    expect((await edit({ id, mrp: 45_000 })).body.product).toMatchObject({ mrp: 45_000 });
    expect(await edit({ id, price: 45_001 })).toMatchObject({ status: 422 });
    const data = { pricePaise: 4_500_001 };
    await expect(db().product.update({ where: { id }, data })).rejects.toThrow("product_mrp");
    expect((await edit({ id, mrp: "" })).body.product).toMatchObject({ mrp: null });
  });

  it("refuses an import without its importer", async () => {
    const { id } = await aProduct();
    expect(await edit({ id, country_of_origin: "DE" })).toMatchObject({
      status: 422,
      body: { fields: { "product_data.importer": [expect.stringContaining("who imported it")] } },
    });
    const data = { origin: "DE" };
    await expect(db().product.update({ where: { id }, data })).rejects.toThrow("product_importer");
    const importer = "Arklane, Pune";
    const answer = await edit({ id, country_of_origin: "DE", importer });
    expect(answer.body.product).toMatchObject({ country_of_origin: "DE", importer });
  });
});
