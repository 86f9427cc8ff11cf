import { randomBytes } from "node:crypto";
import { parse } from "csv-parse/sync";
import { COLUMNS } from "@/lib/catalogue/csv/columns";
import { db } from "@/lib/db";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { fetchSheet, importSheet, sendSheet } from "@/tests/support/shop/product-sheets";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

type Line = Record<string, string>;
const linesOf = (text: string): Line[] => parse(text, { columns: true, bom: true });
const aWord = () => `word${randomBytes(5).toString("hex")}`;

/** Products with a unique summary, so that a search finds only them. */
async function someProducts(word: string, count: number) {
  const products = [];
  for (let place = 0; place < count; place++) {
    const { id } = await aProduct({ isListed: place > 0 });
    const data = { summary: word, position: 1000 - place };
    products.push(await db().product.update({ where: { id }, data, select: { id: true } }));
  }
  return products.map(({ id }) => id);
}

it("is a file with every column in catalogue order", async () => {
  const word = aWord();
  const ids = await someProducts(word, 3);
  const { status, headers, text } = await fetchSheet(admin.token, `?query=${word}`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(text.startsWith("\uFEFFid,slug,name,model,price,")).toBe(true);
  const lines = linesOf(text);
  expect(lines.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(Object.keys(lines[0] ?? {})).toEqual(COLUMNS.map(({ name }) => name));
  expect(lines[0]).toMatchObject({
    ...{ model: "AC03W", price: "42999.00", quantity: "10", rated_power_kw: "7.4", gst_rate: "5" },
    ...{
      is_listed: "yes",
      cash_allowed: "yes",
      ouput_voltage: "230 V AC",
      phase: "",
      version: "1",
    },
  });
});

it("holds the filtered products", async () => {
  const word = aWord();
  const [delisted, ...listed] = await someProducts(word, 3);
  const idsOf = async (query: string) =>
    linesOf((await fetchSheet(admin.token, query)).text).map(({ id }) => id);
  expect(await idsOf(`?query=${word}&listed=false`)).toEqual([delisted]);
  expect((await idsOf(`?query=${word}&listed=true`)).toSorted()).toEqual(listed.toSorted());
  expect(await idsOf(`?query=${word}%20nothing`)).toEqual([]);
  expect((await fetchSheet(admin.token, "?listed=perhaps")).status).toBe(422);
});

it("reads batches without gap or repeat, even at equal positions", async () => {
  const word = aWord();
  const { id } = await aProduct();
  await db().$executeRaw`
    INSERT INTO "Product" (id, slug, name, model, summary, description, features, kind, "ratedPowerW", color,
                           "pricePaise", hsn, "gstRateBp", quantity, position, "updatedAt")
    SELECT gen_random_uuid(), ${word} || n, name, model, ${word}, description, features, kind, "ratedPowerW", color,
           "pricePaise", hsn, "gstRateBp", 0, n % 3, now()
    FROM "Product", generate_series(1, 1203) AS n WHERE id = ${id}::uuid`;
  const lines = linesOf((await fetchSheet(admin.token, `?query=${word}`)).text);
  expect(new Set(lines.map((line) => line.id)).size).toBe(1203);
  expect(lines).toHaveLength(1203);
  await db().product.deleteMany({ where: { summary: word } });
});

it("imported again changes nothing, whatever the texts", async () => {
  const word = aWord();
  const [first = "", second = "", third = ""] = await someProducts(word, 3);
  const strange = {
    name: "=\"AC\", 'quoted' — ₹1 नया चार्जर",
    description: 'one\r\ntwo\n\nthree; "four"',
    color: "+Graphite",
    features: "@a,'=b",
  };
  await db().product.update({ where: { id: first }, data: strange });
  await db().productDetails.update({
    where: { productId: second },
    data: { operatingTemps: "-10 °C" },
  });
  await db().productDetails.delete({ where: { productId: third } });
  const { text } = await fetchSheet(admin.token, `?query=${word}`);
  expect(text).toContain("'-10 °C");
  expect(text).toContain('"one\ntwo\n\nthree; ""four"""');
  expect(text).not.toMatch(/(^|[,"\n])[=+@-][A-Za-z"]/);
  const { body } = await sendSheet(admin.token, text);
  expect(body).toMatchObject({ added: [], changed: [], same: 3, faults: [], warnings: [] });
});

it("does not restore units sold since or undo a later edit", async () => {
  const word = aWord();
  const [id = ""] = await someProducts(word, 1);
  const { text } = await fetchSheet(admin.token, `?query=${word}`);
  await db().product.update({ where: { id }, data: { quantity: { decrement: 2 } } });
  expect((await sendSheet(admin.token, text)).body).toMatchObject({ same: 1, changed: [] });
  await importSheet(admin.token, `id,price\n${id},45000`);
  const late = await sendSheet(admin.token, text);
  expect(late.body.faults).toMatchObject([{ row: 2, column: "version", value: "1" }]);
});

it("the template holds only the header", async () => {
  const { text, headers } = await fetchSheet(admin.token, "?template=true");
  expect(headers.get("content-disposition")).toContain("products-template.csv");
  expect(text).toMatch(/^\uFEFFslug,name,model,price,.*,additional_details\r\n$/);
});

it("is closed to customers and guests", async () => {
  const { token } = await aCustomer();
  expect((await fetchSheet(token)).status).toBe(403);
  expect((await fetchSheet("")).status).toBe(401);
});
