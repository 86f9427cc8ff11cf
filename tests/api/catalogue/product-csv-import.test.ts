import { randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import { paise } from "@/lib/money";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { sell } from "@/tests/support/shop/cash-sale";
import { importSheet, sendSheet } from "@/tests/support/shop/product-sheets";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

const HEADER = "name,model,price,quantity,product_color";
const aName = () => `CSV ${randomBytes(5).toString("hex")}`;
const newRow = (name: string, more = "") => `${name},DC04,"1,89,999",3,White${more}`;
const find = (name: string) =>
  db().product.findMany({
    where: { name },
    select: {
      id: true,
      slug: true,
      pricePaise: true,
      quantity: true,
      version: true,
      isListed: true,
      details: { select: { phase: true, ratedPower: true, outputVoltage: true } },
      movements: { select: { delta: true, reason: true, byId: true }, orderBy: { id: "asc" } },
    },
  });
const only = async (name: string) => {
  const [product, ...others] = await find(name);
  expect(others).toEqual([]);
  if (!product) throw new Error(`${name} is not there`);
  return { ...product, pricePaise: paise(product.pricePaise) };
};
const audits = (subject: string) =>
  db().auditEntry.findMany({
    where: { subject },
    orderBy: { id: "asc" },
    select: { action: true, by: true, byId: true, detail: true },
  });
const countAll = () =>
  Promise.all([db().product.count(), db().auditEntry.count(), db().stockMovement.count()]);

describe("a dry run", () => {
  it("reports the plan and changes nothing", async () => {
    const [known, name] = [await aProduct(), aName()];
    const before = await countAll();
    const { status, body } = await sendSheet(
      admin.token,
      `id,${HEADER},phase\n,${newRow(name, ",Three")}\n${known.id},${known.name},AC03W,45000,10,Graphite,\n`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: "1 product to add, 1 product to change.",
      done: false,
      rows: 2,
      same: 0,
      added: [{ row: 2, name, model: "DC04", id: null }],
      changed: [
        {
          row: 3,
          id: known.id,
          name: known.name,
          cells: [{ column: "price", before: "42999.00", after: "45000.00" }],
        },
      ],
      faults: [],
      fingerprint: expect.any(String),
    });
    expect(await countAll()).toEqual(before);
  });

  it("is the default", async () => {
    const name = aName();
    await sendSheet(admin.token, `${HEADER}\n${newRow(name)}`);
    expect(await find(name)).toEqual([]);
  });

  it("reports every fault with row and column", async () => {
    const known = await aProduct();
    const file = [
      "id,slug,name,model,price,quantity,product_color,colour",
      ",,A,B,free,many,Red,",
      `11111111-1111-4111-8111-111111111111,,A,B,1,1,Red,`,
      `${known.id},,${known.name},AC03W,0,1,Red,`,
      ",,A,B,42,999,1,Red,x,y",
    ].join("\n");
    const { status, body } = await sendSheet(admin.token, file);
    expect(status).toBe(200);
    expect(body.fingerprint).toBeNull();
    expect(
      body.faults.map(({ row, column, value }: Record<string, string>) => [row, column, value]),
    ).toEqual([
      [1, "colour", "colour"],
      [2, "price", "free"],
      [2, "quantity", "many"],
      [3, "id", "11111111-1111-4111-8111-111111111111"],
      [4, "price", "0"],
      [5, "", ""],
    ]);
  });
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

describe("between the dry run and the run", () => {
  const conflict = {
    status: 409,
    body: { code: "conflict", message: expect.stringContaining("Check it again") },
  };

  async function checked(file: string) {
    const { fingerprint } = (await sendSheet(admin.token, file)).body;
    return () => sendSheet(admin.token, file, { dry_run: "false", fingerprint });
  }

  it("a price changed by another administrator stops the run", async () => {
    const { id, name } = await aProduct();
    const run = await checked(`id,price\n${id},45000`);
    await db().product.update({ where: { id }, data: { pricePaise: 44_000_00 } });
    expect(await run()).toMatchObject(conflict);
    expect(await only(name)).toMatchObject({ pricePaise: 44_000_00 });
  });

  it("a slug taken by another product stops the run", async () => {
    const slug = `csv-${randomBytes(5).toString("hex")}`;
    const run = await checked(`slug,${HEADER}\n${slug},${newRow(aName())}`);
    const { id } = await aProduct();
    await db().product.update({ where: { id }, data: { slug } });
    expect(await run()).toMatchObject(conflict);
  });

  it("a change outside the plan does not stop the run", async () => {
    const { id, name } = await aProduct();
    const run = await checked(`id,price\n${id},45000`);
    await db().product.update({ where: { id }, data: { quantity: { decrement: 1 } } });
    expect((await run()).status).toBe(200);
    expect(await only(name)).toMatchObject({ pricePaise: 45_000_00, quantity: 9 });
  });
});

describe("an invalid file", () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ["empty", "", "The file is empty."],
    ["UTF-16", new Uint8Array(Buffer.from("\uFEFFname\nA", "utf16le")), "UTF-16"],
    ["Windows-1252", new Uint8Array(Buffer.from("name\nPr\xe9", "latin1")), "not encoded in UTF-8"],
    ["5,001 rows long", `name\n${"A\n".repeat(5_001)}`, "5,001 rows"],
    ["a little over 5 MB", new Uint8Array(5 * 1024 * 1024 + 1).fill(97), "larger than 5 MB"],
  ])("is refused with a message: %s", async (_what, content, words) => {
    const { status, body } = await sendSheet(admin.token, content);
    expect(status).toBe(422);
    expect(body.fields.file).toEqual([expect.stringContaining(words)]);
  });

  it("far above 5 MB is not read", async () => {
    const answer = await sendSheet(admin.token, "a".repeat(6 * 1024 * 1024));
    expect(answer).toMatchObject({
      status: 413,
      body: { message: "The request is larger than 5 MB." },
    });
  });

  it.each([
    ["no file", {}],
    ["a text for a file", { file: "name,price" }],
  ])("is refused with invalid fields: %s", async (_what, fields) => {
    const form = new FormData();
    form.append("dry_run", "true");
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const { status, body } = await request("/admin/products/import", {
      body: form,
      token: admin.token,
    });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ file: ["Choose a CSV file."] });
  });
});

it("is closed to customers and guests", async () => {
  const { token } = await aCustomer();
  const name = aName();
  const send = (who: string) => sendSheet(who, `${HEADER}\n${newRow(name)}`, { dry_run: "false" });
  expect((await send(token)).status).toBe(403);
  expect((await send("")).status).toBe(401);
  expect(await find(name)).toEqual([]);
});
