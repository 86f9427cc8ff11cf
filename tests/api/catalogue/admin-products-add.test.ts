import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";
import { add, productData } from "@/tests/support/shop/product-form";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

async function added(changes: Record<string, unknown> = {}) {
  const { status, body } = await add(admin.token, { data: productData(changes) });
  expect({ status, message: body.message }).toEqual({
    status: 200,
    message: "Product added successfully!",
  });
  return body.product;
}

describe("POST /products/add", () => {
  it("adds a product with data sheet and stock, and audits it", async () => {
    const details = { phase: "Single", rated_power: "7.7 KW", gun_type: "Type 2", cooling: "" };
    const product = await added({ name: "Ora Plus", details });
    expect(product).toMatchObject({
      name: "Ora Plus",
      slug: "ora-plus",
      model: "ORA7",
      price: 42_999,
      quantity: 5,
      product_color: "Graphite",
      is_listed: true,
      kind: "wall",
      rated_power_w: 7_700,
      hsn: "85044030",
      gst_rate: 5,
      cash_allowed: true,
      version: 1,
      details: { phase: "Single", cooling: null, ouput_voltage: null },
    });
    const select = { delta: true, reason: true, note: true, byId: true };
    const where = { productId: product.id };
    expect(await db().stockMovement.findMany({ where, select })).toEqual([
      { delta: 5, reason: "received", note: "Opening stock", byId: admin.userId },
    ]);
    const entries = await db().auditEntry.findMany({ where: { subject: product.id } });
    expect(entries).toMatchObject([
      {
        action: "product.added",
        by: "admin",
        byId: admin.userId,
        detail: { before: null, after: { name: "Ora Plus", pricePaise: 4_299_900, quantity: 5 } },
      },
    ]);
    const publicly = await request(`/products/get_by_id/${product.slug}`);
    expect(publicly).toMatchObject({ status: 200, body: { id: product.id } });
    for (const text of ["summary", "description", "features"])
      expect(publicly.body[text]).toMatch(/\w/);
  });

  it("adds a product once when its form is sent twice, also concurrently", async () => {
    const form = { data: productData(), fields: { key: crypto.randomUUID() } };
    const [one, two] = await Promise.all([add(admin.token, form), add(admin.token, form)]);
    const again = await add(admin.token, form);
    expect([one.status, two.status, again.status]).toEqual([200, 200, 200]);
    expect([two.body.product.id, again.body.product.id]).toEqual(
      Array(2).fill(one.body.product.id),
    );
    expect(await db().product.count({ where: { name: String(form.data.name) } })).toBe(1);
    const where = { productId: one.body.product.id };
    expect(await db().stockMovement.count({ where })).toBe(1);
  });

  it("recognises a repeated form after the product was edited", async () => {
    const form = { data: productData(), fields: { key: crypto.randomUUID() } };
    const { id } = (await add(admin.token, form)).body.product;
    await db().product.update({ where: { id }, data: { pricePaise: 1_00, position: 3 } });
    expect((await add(admin.token, form)).body.product.id).toBe(id);
  });

  it.each([{ price: 1_999 }, { quantity: 6 }, { details: { phase: "Three" } }])(
    "refuses a key reused with another body: %j",
    async (correction) => {
      const data = productData();
      const fields = { key: crypto.randomUUID() };
      expect((await add(admin.token, { data, fields })).status).toBe(200);
      expect(await add(admin.token, { data: { ...data, ...correction }, fields })).toMatchObject({
        status: 409,
        body: { message: "This key has added another product. Send a new key with this one." },
      });
      expect(await db().product.count({ where: { name: String(data.name) } })).toBe(1);
    },
  );

  it("accepts a text with half an emoji in any encoding", async () => {
    expect(await added({ name: "Ora \ud83d" })).toMatchObject({ name: "Ora \ufffd" });
  });

  it("reads the form of older clients: numbers as text, details beside the name", async () => {
    const product = await added({ price: "1999.5", quantity: "0", phase: "Three", current: null });
    expect(product).toMatchObject({ price: 1_999.5, quantity: 0 });
    expect(product.details).toMatchObject({ phase: "Three", current: null });
    expect(await db().stockMovement.count({ where: { productId: product.id } })).toBe(0);
  });

  it("keeps sent values of fields that have defaults", async () => {
    const given = {
      slug: `chosen-${Date.now()}`,
      summary: "Said",
      description: "Said at length.",
      features: "One, two",
      kind: "portable",
      rated_power_w: 3_300,
      hsn: "85371000",
      gst_rate: 18,
      cash_allowed: false,
      is_listed: false,
      position: 7,
    };
    const product = await added(given);
    expect(product).toMatchObject(given);
    expect((await request(`/products/get_by_id/${product.slug}`)).status).toBe(404);
  });

  it("appends the product to the catalogue with a unique slug", async () => {
    const name = `Twin ${Date.now()}`;
    const twins = await Promise.all(
      Array.from({ length: 4 }, () => added({ name, model: "TW", rated_power: "11 kW" })),
    );
    const base = name.toLowerCase().replace(" ", "-");
    expect(twins.map(({ slug }) => slug).toSorted()).toEqual(
      [base, `${base}-11-kw`, `${base}-2`, `${base}-tw`].toSorted(),
    );
    const places = twins.map(({ position }) => position);
    expect(new Set(places).size).toBe(4);
    const last = await added();
    expect(last.position).toBeGreaterThan(Math.max(...places));
  });

  it("refuses another product's slug", async () => {
    const { slug } = await added();
    const answer = await add(admin.token, { data: productData({ slug }) });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: "conflict", fields: { "product_data.slug": [expect.any(String)] } },
    });
  });

  it.each([
    [{ name: " " }, "product_data.name", "Enter a name."],
    [{ model: undefined }, "product_data.model", "Enter a model."],
    [{ product_color: "" }, "product_data.product_color", "Enter a colour."],
    [{ price: "" }, "product_data.price", "Enter the price in rupees."],
    [{ price: null }, "product_data.price", "Enter the price in rupees."],
    [{ price: "cheap" }, "product_data.price", "Enter the price in rupees."],
    [{ price: 0 }, "product_data.price", "Enter a price above ₹0."],
    [{ price: 5e8 }, "product_data.price", "Enter a price of at most ₹5,00,00,000."],
    [{ quantity: "" }, "product_data.quantity", "Enter the number of units."],
    [{ quantity: -1 }, "product_data.quantity", "Stock is not below 0."],
    [{ quantity: 1.5 }, "product_data.quantity", "Enter whole units."],
    [{ phase: "x".repeat(501) }, "product_data.details.phase", "At most 500 characters."],
    [{ details: { phase: 7 } }, "product_data.details.phase", "Enter a text."],
    [{ details: "all" }, "product_data.details", expect.any(String)],
    [{ slug: "../admin" }, "product_data.slug", expect.any(String)],
    [
      { hsn: "8504" },
      "product_data.hsn",
      "An HSN code has eight digits, the SAC of a service six, beginning with 99.",
    ],
    [{ gst_rate: 12 }, "product_data.gst_rate", expect.any(String)],
    [{ kind: "solar" }, "product_data.kind", "Choose portable, wall or DC."],
  ])("refuses %j and names the field", async (changes, field, message) => {
    const before = await db().product.count();
    const { status, body } = await add(admin.token, { data: productData(changes) });
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: { [field]: [message] },
    });
    expect(body.message).toEqual(message);
    expect(await db().product.count()).toBe(before);
  });

  it.each(["", "{", "[]", "7"])("refuses %j instead of an object", async (data) => {
    const { status, body } = await add(admin.token, { data });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({
      status: 422,
      fields: ["product_data"],
    });
  });

  it("is open only to administrators", async () => {
    const customer = await aCustomer();
    expect((await add(customer.token)).status).toBe(403);
    expect((await request("/products/add", { body: new FormData() })).status).toBe(401);
  });
});
