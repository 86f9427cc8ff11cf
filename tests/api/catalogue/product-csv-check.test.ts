import { randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { sendSheet } from "@/tests/support/shop/product-sheets";
import { aName, countAll, find, HEADER, newRow, only } from "@/tests/support/shop/sheet-rows";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

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
