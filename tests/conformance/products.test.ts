import type { Client } from "@/tests/conformance/support/client";
import { addProduct, productData } from "@/tests/conformance/support/goods";
import { aCustomer, anAdministrator } from "@/tests/conformance/support/people";
import { formatOf, picture } from "@/tests/conformance/support/pictures";
import { everywhere, refusal } from "@/tests/conformance/support/shop";

everywhere("products", (shop) => {
  let admin: Client;
  beforeAll(async () => {
    admin = await anAdministrator(shop);
  });

  test("the catalogue", async () => {
    const visitor = shop.client();
    const { status, body } = await visitor.ask("GET /products/all");
    expect(status).toBe(200);
    expect(body.products.length).toBeGreaterThanOrEqual(9);
    const [first] = body.products;
    expect(first).toMatchObject({
      ...{ id: expect.any(String), name: expect.any(String), model: expect.any(String) },
      ...{ price: expect.any(Number), quantity: expect.any(Number), is_listed: true },
      ...{ product_color: expect.any(String), image_paths: expect.any(Array) },
      details: expect.objectContaining({ ouput_voltage: expect.anything() }),
    });
    const one = await visitor.ask("GET /products/get_by_id/{id}", undefined, { in: first });
    expect(one).toMatchObject({ status: 200, body: { id: first.id, name: first.name } });
    const none = await visitor.ask("GET /products/get_by_id/{id}", undefined, {
      in: { id: "a-charger-that-was-never-made" },
    });
    expect(none).toMatchObject(refusal(404, "not_found"));
  });

  test("a search", async () => {
    const search = (body: object) => shop.client().ask("POST /products/search", body);
    const { status, body } = await search({ query: "AC03W", limit: "1-100" });
    expect(status).toBe(200);
    expect(body.products.map(({ model }: { model: string }) => model)).toContain("AC03W");
    expect((await search({ query: "no such charger", limit: "1-100" })).body.products).toEqual([]);
    expect(await search({ query: "AC03W", limit: "1-1000" })).toMatchObject(
      refusal(422, "invalid_input"),
    );
  });

  test("advice on a charger", async () => {
    const visitor = shop.client();
    const { body: listed } = await visitor.send("GET", "/api/advice/cars");
    const [{ car, variants }] = listed.cars;
    const { body: sold } = await visitor.ask("GET /products/all");
    const charger = sold.products.find((one: { kind: string }) => one.kind !== "dc").slug;
    const home = { car, variant: variants[0], phases: 1, sanctioned_kw: 5, km_a_day: 40 };
    const advise = (more: object) =>
      visitor.send("POST", "/api/advice/product", { ...home, charger, ...more });
    expect(await advise({ rate: 8 })).toMatchObject({
      status: 200,
      body: {
        ...{ product: { slug: charger }, headline: expect.any(String) },
        ...{ supply: { words: expect.any(Array) }, month: { rows: [{ order: null }] } },
      },
    });
    expect(await advise({ charger: "never-made" })).toMatchObject(refusal(404, "not_found"));
    expect(await advise({ phases: 2 })).toMatchObject(refusal(422, "invalid_input"));
  });

  test("adding a product with pictures", async () => {
    const data = productData();
    const product = await addProduct(admin, data, 2);
    const { name, model, price, quantity, product_color, ...details } = data;
    expect(product).toMatchObject({ name, model, price, quantity, product_color, details });
    expect(product.is_listed).toBe(true);
    expect(product.image_paths).toHaveLength(2);
    for (const path of product.image_paths) {
      const answer = await fetch(new URL(path, shop.origin));
      expect(answer.status).toBe(200);
      expect(await formatOf(await answer.arrayBuffer())).toBe("webp");
    }
  });

  test("the faults of a new product are named by field", async () => {
    const form = new FormData();
    form.set("product_data", JSON.stringify({ name: "Nameless", price: "cheap" }));
    const answer = await admin.ask("POST /products/add", form);
    expect(answer).toMatchObject(refusal(422, "invalid_input"));
    expect(Object.keys(answer.body.fields)).toEqual(
      expect.arrayContaining(["product_data.price", "product_data.model"]),
    );
    form.set("product_data", "{ no JSON");
    expect(await admin.ask("POST /products/add", form)).toMatchObject(
      refusal(422, "invalid_input"),
    );
  });

  test("an edit with an empty field as null", async () => {
    const { id, image_paths: paths } = await addProduct(admin, productData(), 2);
    const update = async (data: object, more: Record<string, string | Blob> = {}) => {
      const form = new FormData();
      form.set("product_data", JSON.stringify({ id, ...data }));
      for (const [name, value] of Object.entries(more)) form.append(name, value);
      return admin.ask("PUT /products/update", form);
    };
    const answer = await update(
      { name: "Conformance edited", price: 5999, quantity: null, cooling: null, phase: "Three" },
      { images: await picture("#f5c400"), removed_images: paths.join(",") },
    );
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    const { body } = await shop.client().ask("GET /products/get_by_id/{id}", undefined, {
      in: { id },
    });
    expect(body).toMatchObject({
      ...{ name: "Conformance edited", price: 5999, quantity: 10 },
      details: { cooling: null, phase: "Three", gun_type: "CCS2" },
    });
    expect(body.image_paths).toHaveLength(1);
    expect(paths).not.toContain(body.image_paths[0]);
    expect(await update({ price: "cheap" })).toMatchObject(refusal(422, "invalid_input"));
    expect(await update({ name: null })).toMatchObject(refusal(422, "invalid_input"));
  });

  test("delisting and relisting a product", async () => {
    const { id: product_id, name } = await addProduct(admin);
    const toggle = () => admin.ask("PUT /products/toggle-listing", { product_id });
    const delisted = async () => {
      const range = { in: { from: 1, to: 50 } };
      const list = "GET /products/admin/get-delisted/{from}-{to}" as const;
      const { status, body } = await admin.ask(list, undefined, range);
      expect(status).toBe(200);
      return body.products.map((product: { name: string }) => product.name);
    };
    expect(await toggle()).toMatchObject({ status: 200, body: { product_id, is_listed: false } });
    expect(await delisted()).toContain(name);
    const { body } = await shop.client().ask("POST /products/search", { query: name });
    expect(body.products).toEqual([]);
    expect(await toggle()).toMatchObject({ status: 200, body: { is_listed: true } });
    expect(await delisted()).not.toContain(name);
  });

  test("only an administrator changes products", async () => {
    const form = new FormData();
    form.set("product_data", JSON.stringify(productData()));
    const { client } = await aCustomer(shop);
    for (const [who, status, code] of [
      [shop.client(), 401, "unauthenticated"],
      [client, 403, "forbidden"],
    ] as const) {
      const toggle = { product_id: "00000000-0000-4000-8000-000000000000" };
      for (const answer of [
        await who.ask("POST /products/add", form),
        await who.ask("PUT /products/update", form),
        await who.ask("PUT /products/toggle-listing", toggle),
        await who.ask("GET /products/admin/get-delisted/{from}-{to}", undefined, {
          in: { from: 1, to: 50 },
        }),
      ]) {
        expect(answer).toMatchObject(refusal(status, code));
      }
    }
  });
});
