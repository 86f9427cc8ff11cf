import { db } from "@/lib/db";
import { TIMES } from "@/lib/files/painter";
import { respond } from "@/tests/support/servers/http";
import { allowPrograms, aProduct } from "@/tests/support/shop/builders";
import { pdfTags, pdfText } from "@/tests/support/texts/pdf-text";

const browser = { "sec-fetch-site": "same-origin" };
const ask = (id: string, headers: Record<string, string> = {}) =>
  respond(
    new Request(`http://localhost:3000/api/products/${id}/datasheet`, {
      headers: { ...browser, ...headers },
    }),
  );
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** A charger with a data sheet, under a slug of its own. */
async function aCharger(changes: object = {}) {
  const { id } = await aProduct();
  const data = {
    inTheBox: "Charger, Cable dock",
    warrantyMonths: 30,
    warrantyCovers: "Charger and cable",
    description: "Hangs on a wall.\nबोर्ड for a home.",
    ...changes,
  };
  return db().product.update({ where: { id }, data, select: { id: true, slug: true } });
}

beforeAll(allowPrograms);

it("opens from a link that somebody sent", async () => {
  const { slug } = await aCharger();
  expect((await ask(slug, { "sec-fetch-site": "cross-site" })).status).toBe(200);
});

it("is a tagged PDF with everything that the page says", async () => {
  const { slug } = await aCharger();
  const response = await ask(slug);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="${slug}-data-sheet.pdf"`,
  );
  const pdf = await bytesOf(response);
  const text = pdfText(pdf).replaceAll("\n", " ");
  for (const said of [
    "₹42,999",
    "Incl. of all taxes",
    "30 months. Charger and cable.",
    "Charger; Cable dock",
  ])
    expect(text).toContain(said);
  for (const said of ["Not included. Quoted after a survey.", "GSTIN", "1 of "])
    expect(text).toContain(said);
  expect(pdfTags(pdf)).toEqual(expect.arrayContaining(["Document", "H1", "P", "Table", "TH"]));
  expect(pdf.toString("latin1")).toContain("/Lang (en-IN)");
  expect(pdf.toString("latin1")).not.toContain("Helvetica");
});

it("is the same for the same product, and is not sent again", async () => {
  const { id, slug } = await aCharger();
  const [one, other] = await Promise.all([ask(slug), ask(id)]);
  const tag = one.headers.get("etag") ?? "";
  expect(other.headers.get("etag")).toBe(tag);
  expect(await bytesOf(one)).toEqual(await bytesOf(other));
  const known = await ask(slug, { "if-none-match": tag });
  expect(known.status).toBe(304);
  expect(await known.text()).toBe("");
  await db().product.update({ where: { id }, data: { pricePaise: 4_444_400 } });
  const changed = await ask(slug, { "if-none-match": tag });
  expect(changed.status).toBe(200);
  expect(pdfText(await bytesOf(changed))).toContain("₹44,444");
});

it("replaces what its font lacks, and goes over as many pages as it takes", async () => {
  const description = `ქართ 😀 ${"long words ".repeat(400)}${"x".repeat(400)}`;
  const { slug } = await aCharger({ name: "सुपर AC-ƒ", description });
  const text = pdfText(await bytesOf(await ask(slug)));
  expect(text).toContain("???? ?");
  expect(text).toMatch(/[2-9] of [2-9]/);
});

it("is made without a picture that cannot be read", async () => {
  const { id, slug } = await aCharger();
  const images = {
    deleteMany: {},
    create: { base: "/media/none", widths: [640], alt: "Gone", position: 0 },
  };
  await db().product.update({ where: { id }, data: { images } });
  const response = await ask(slug);
  expect(response.status).toBe(200);
  expect(pdfTags(await bytesOf(response))).not.toContain("Figure");
});

it("says that it is busy when it takes too long, and succeeds later", async () => {
  const { slug } = await aCharger();
  const { limitMs } = TIMES.sheet;
  TIMES.sheet.limitMs = 1;
  const late = await ask(slug);
  TIMES.sheet.limitMs = limitMs;
  expect([late.status, late.headers.get("retry-after")]).toEqual([503, "15"]);
  expect((await ask(slug)).status).toBe(200);
});

it("is not there for a product that is not on sale", async () => {
  const { id } = await aProduct({ isListed: false });
  expect((await ask(id)).status).toBe(404);
  expect((await ask("no-such-charger")).status).toBe(404);
});
