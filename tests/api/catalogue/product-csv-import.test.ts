import { randomBytes } from "node:crypto";
import { lockPlaces } from "@/lib/catalogue/products/product-writes";
import { db } from "@/lib/db";
import { lockRow } from "@/lib/lock";
import { request } from "@/tests/support/servers/http";
import { untilLocked } from "@/tests/support/servers/locks";
import { allowPrograms, anAdmin, aProduct, type Person } from "@/tests/support/shop/builders";
import { sell } from "@/tests/support/shop/cash-sale";
import { importSheet, sendSheet } from "@/tests/support/shop/product-sheets";
import { aName, countAll, find, HEADER, newRow, only } from "@/tests/support/shop/sheet-rows";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

const audits = (subject: string) =>
  db().auditEntry.findMany({
    where: { subject },
    orderBy: { id: "asc" },
    select: { action: true, by: true, byId: true, detail: true },
  });

describe("an import", () => {
  it("adds a product like the form, with stock, history and data sheet", async () => {
    const name = aName();
    const { status, body } = await importSheet(
      admin.token,
      `${HEADER},phase\n${newRow(name, ",Three")}`,
    );
    expect(status).toBe(200);
    const product = await only(name);
    expect(body).toMatchObject({
      message: "1 product added.",
      done: true,
      added: [{ id: product.id }],
    });
    expect(product).toMatchObject({
      pricePaise: 1_89_999_00,
      quantity: 3,
      version: 1,
      isListed: true,
      details: { phase: "Three" },
      movements: [{ delta: 3, reason: "received", byId: admin.userId }],
    });
    expect(await audits(product.id)).toMatchObject([
      {
        action: "product.added",
        by: "admin",
        byId: admin.userId,
        detail: {
          before: null,
          after: { name, pricePaise: 1_89_999_00, quantity: 3, "details.phase": "Three" },
        },
      },
    ]);
    const shown = await request(`/products/get_by_id/${product.slug}`, {});
    expect(shown.body).toMatchObject({ name, price: 1_89_999 });
  });

  it("changes only what a row holds and audits the old values", async () => {
    const { id, name } = await aProduct();
    const file = `id,price,rated_power,phase,is_listed\n${id},"45,000",,Single,no`;
    expect((await importSheet(admin.token, file)).status).toBe(200);
    const product = await only(name);
    expect(product).toMatchObject({
      pricePaise: 45_000_00,
      isListed: false,
      version: 2,
      quantity: 10,
      details: { ratedPower: null, phase: "Single", outputVoltage: "230 V AC" },
    });
    expect(product.movements).toHaveLength(1);
    expect(await audits(id)).toMatchObject([
      {
        action: "product.edited",
        byId: admin.userId,
        detail: {
          before: {
            pricePaise: 42_999_00,
            isListed: true,
            "details.ratedPower": "7.4 kW",
            "details.phase": null,
          },
          after: {
            pricePaise: 45_000_00,
            isListed: false,
            "details.ratedPower": null,
            "details.phase": "Single",
          },
        },
      },
    ]);
  });

  it("records a stock movement without a new version", async () => {
    const { id, name } = await aProduct();
    await importSheet(admin.token, `id,quantity\n${id},4`);
    const product = await only(name);
    expect(product).toMatchObject({ quantity: 4, version: 1 });
    expect(product.movements).toEqual([
      { delta: 10, reason: "received", byId: null },
      { delta: -6, reason: "corrected", byId: admin.userId },
    ]);
    expect(await audits(id)).toMatchObject([
      { action: "stock.corrected", detail: { before: { quantity: 10 }, after: { quantity: 4 } } },
    ]);
  });

  it("adds a missing data sheet", async () => {
    const { id, name } = await aProduct();
    await db().productDetails.delete({ where: { productId: id } });
    await importSheet(admin.token, `id,phase\n${id},Three`);
    expect((await only(name)).details).toMatchObject({ phase: "Three", ratedPower: null });
  });

  it("changes a slug", async () => {
    const { id, name } = await aProduct();
    const slug = `csv-${randomBytes(5).toString("hex")}`;
    await importSheet(admin.token, `id,slug\n${id},${slug}`);
    expect((await only(name)).slug).toBe(slug);
  });

  it("runs once when sent twice", async () => {
    const [known, name] = [await aProduct(), aName()];
    const file = `id,${HEADER}\n,${newRow(name)}\n${known.id},${known.name},AC03W,45000,25,Graphite`;
    expect((await importSheet(admin.token, file)).body.message).toBe(
      "1 product added, 1 product changed.",
    );
    const before = await countAll();
    for (const answer of [
      await sendSheet(admin.token, file),
      await importSheet(admin.token, file),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ added: [], changed: [], same: 2 });
    }
    expect(await countAll()).toEqual(before);
  });

  it("runs once under concurrent requests", async () => {
    const name = aName();
    const file = `${HEADER}\n${newRow(name)}`;
    const { fingerprint } = (await sendSheet(admin.token, file)).body;
    const press = () => sendSheet(admin.token, file, { dry_run: "false", fingerprint });
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    await only(name);
  });

  it("gives every product its own slug and position during a concurrent import", async () => {
    const names = [aName(), aName(), aName()];
    const same = aName();
    const files = names.map(
      (name, at) => `${HEADER}\n${newRow(name)}\n${same},Model ${at},1,0,Red`,
    );
    const answers = await Promise.all(
      files.map((file) => sendSheet(admin.token, file, { dry_run: "false" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const slugs = (await find(same)).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(3);
  });

  it("does not deadlock with an edit, which locks the slugs before the product", async () => {
    const { id } = await aProduct();
    let imported: ReturnType<typeof sendSheet> | undefined;
    await db().$transaction(async (tx) => {
      await lockPlaces(tx);
      imported = sendSheet(admin.token, `id,phase\n${id},Three`, { dry_run: "false" });
      await untilLocked();
      expect(await lockRow(tx, "Product", id)).toBe(true);
    });
    expect((await imported)?.status).toBe(200);
  });

  it("without a dry run returns faults as fields by row and column", async () => {
    const { status, body } = await sendSheet(admin.token, `${HEADER}\n,DC04,x,1,Red`, {
      dry_run: "false",
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: "Nothing was imported. Row 2: Enter a name.",
      fields: { "2.name": ["Enter a name."], "2.price": ["Enter the price in rupees."] },
    });
  });
});

describe("stock sold since the count", () => {
  const file = (id: string, exported: string) =>
    `id,quantity,exported_quantity\n${id},60,${exported}`;
  const run = (content: string) => sendSheet(admin.token, content, { dry_run: "false" });

  it.each([
    ["without an export", "", /^Nothing was imported\. Row 2: The stock has changed .* 57 now\./],
    ["counted upon an export", "50", /Row 2: The stock was 50 in the export and is 57 now\. 67 /],
  ])("is not restored by an unchecked run, %s", async (_what, exported, words) => {
    const product = await aProduct({ quantity: 60 });
    await sell(product, 3);
    const { status, body } = await run(file(product.id, exported));
    expect({ status, code: body.code }).toEqual({ status: 409, code: "conflict" });
    expect(body.message).toMatch(words);
    expect(body.message).toMatch(/Check the file first, and send the fingerprint of that check\.$/);
    expect(Object.keys(body.fields)).toEqual(["2.quantity"]);
    expect(await only(product.name)).toMatchObject({ quantity: 57 });
  });

  it("stays when the file repeats its exported count", async () => {
    const product = await aProduct({ quantity: 60 });
    await sell(product, 3);
    expect((await run(file(product.id, "60"))).body).toMatchObject({ done: true, same: 1 });
    expect(await only(product.name)).toMatchObject({ quantity: 57 });
  });

  it("is set by a checked run, which returns old and new counts", async () => {
    const product = await aProduct({ quantity: 60 });
    await sell(product, 3);
    const { body } = await importSheet(admin.token, file(product.id, ""));
    const cells = [{ column: "quantity", before: "57", after: "60" }];
    expect(body).toMatchObject({ done: true, changed: [{ cells }], warnings: [{ row: 2 }] });
  });
});

describe("all or nothing", () => {
  it("one faulty row among a hundred changes nothing", async () => {
    const known = await aProduct();
    const names = Array.from({ length: 100 }, aName);
    const rows = names.map((name, at) =>
      at === 60 ? newRow(name).replace(",3,", ",-3,") : newRow(name),
    );
    const file = `id,${HEADER}\n${rows.map((row) => `,${row}`).join("\n")}\n${known.id},${known.name},AC03W,1,1,Red`;
    const before = await countAll();
    const { status, body } = await sendSheet(admin.token, file, { dry_run: "false" });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(["62.quantity"]);
    expect(await countAll()).toEqual(before);
    expect(await only(known.name)).toMatchObject({ pricePaise: known.pricePaise });
  });
});
