import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { GET } from "@/app/pictures/[file]/route";
import { db } from "@/lib/db";
import { inFiles } from "@/tests/support/files/files";
import { zipBomb } from "@/tests/support/files/zip-bomb";
import { allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";
import { add, jpeg, productData, update } from "@/tests/support/shop/product-form";

const folder = inFiles();
let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

type Picture = { id: string; base: string; widths: number[]; alt: string };

const files = () => {
  const pictures = path.join(folder, "product-pictures");
  return fs.existsSync(pictures) ? fs.readdirSync(pictures) : [];
};

function open(file: string) {
  return GET(new Request(`http://localhost:3000/pictures/${file}`), {
    params: Promise.resolve({ file }),
  });
}

async function served(base: string, width: number, format: "avif" | "webp"): Promise<Buffer> {
  const answer = await open(`${path.basename(base)}-${width}.${format}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe(`image/${format}`);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  return Buffer.from(await answer.arrayBuffer());
}

async function pictured(...pictures: Buffer[]): Promise<{ id: string; pictures: Picture[] }> {
  const { status, body } = await add(admin.token, { pictures });
  expect(status).toBe(200);
  return body.product;
}

describe("the pictures of a product", () => {
  it("are uncropped square AVIF and WebP files in two widths, in order, with alt texts", async () => {
    const { body } = await add(admin.token, {
      pictures: [await jpeg(1500, 900, "#ff0000"), await jpeg(300, 300, "#0000ff")],
      fields: { alts: ["From the front", "With its cable"] },
    });
    const { pictures, image_paths } = body.product;
    expect(pictures).toMatchObject([
      { widths: [640, 1200], alt: "From the front" },
      { widths: [640], alt: "With its cable" },
    ]);
    expect(image_paths).toEqual([`${pictures[0].base}-1200.webp`, `${pictures[1].base}-640.webp`]);
    for (const width of [640, 1200]) {
      for (const format of ["avif", "webp"] as const) {
        const bytes = await served(pictures[0].base, width, format);
        const metadata = await sharp(bytes).metadata();
        expect(metadata).toMatchObject({ width, height: width });
        expect(metadata.format).toBe(format === "avif" ? "heif" : "webp");
      }
    }
    expect(files()).toHaveLength(6);
    // Neither cropped nor enlarged: the rest is the catalogue's backdrop.
    const wide = await served(pictures[0].base, 1200, "webp");
    expect(await colour(wide, 600, 600)).toEqual("red");
    expect(await colour(wide, 5, 600)).toEqual("red");
    expect(await colour(wide, 600, 100)).toEqual("backdrop");
    const small = await served(pictures[1].base, 640, "webp");
    expect(await colour(small, 320, 320)).toEqual("blue");
    expect(await colour(small, 160, 160)).toEqual("backdrop");
  });

  it("are rotated upright without location and camera data", async () => {
    const camera = sharp(await jpeg(800, 400, "#ff0000"))
      .jpeg()
      .withExif({ IFD0: { Make: "SpyCam" }, IFD3: { GPSLatitude: "12/1 58/1 0/1" } })
      .withMetadata({ orientation: 6 });
    const { pictures } = await pictured(await camera.toBuffer());
    const bytes = await served(pictures[0]?.base ?? "", 640, "webp");
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual(Array(4).fill(undefined));
    // Upright it fills the height, otherwise the width.
    expect(await colour(bytes, 320, 10)).toEqual("red");
    expect(await colour(bytes, 10, 320)).toEqual("backdrop");
  });

  it("are removed, added, reordered and described in one edit", async () => {
    const { id, pictures } = await pictured(await jpeg(70), await jpeg(71), await jpeg(72));
    const [one, two, three] = pictures as [Picture, Picture, Picture];
    const { status, body } = await update(admin.token, {
      data: { id, version: 1, image_order: [three.id, "new:0", one.id], alts: { [one.id]: "One" } },
      pictures: [await jpeg(73)],
      fields: { removed_images: `${two.base}-640.webp`, alts: "New" },
    });
    expect(status).toBe(200);
    const after: Picture[] = body.product.pictures;
    expect(after.map(({ alt }) => alt)).toEqual([three.alt, "New", "One"]);
    expect(after.map(({ id }) => id)).toEqual([three.id, expect.any(String), one.id]);
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { subject: id, action: "product.edited" },
    });
    expect(JSON.stringify(entry.detail)).toContain(two.base);
    // An order may still show it: a job removes it once none does.
    await served(two.base, 640, "avif");
    const again = await update(admin.token, {
      data: { id, version: 2, image_order: after.map((picture) => picture.id) },
    });
    expect(again.body.message).toBe("Nothing was changed.");
  });

  it("are at most twelve", async () => {
    const one = await jpeg(20);
    const thirteen = await add(admin.token, { pictures: Array(13).fill(one) });
    expect(thirteen).toMatchObject({
      status: 422,
      body: { fields: { files: ["A product has at most 12 pictures."] } },
    });
    const { id } = await pictured(...Array(11).fill(one));
    const kept = files().length;
    const more = await update(admin.token, { data: { id }, pictures: [one, one] });
    expect(more).toMatchObject({ status: 422, body: { fields: { images: [expect.any(String)] } } });
    expect(files()).toHaveLength(kept);
  });

  it("are not kept when the product is refused", async () => {
    const before = files().length;
    const { slug } = (await add(admin.token)).body.product;
    const picture = await jpeg(50);
    const taken = await add(admin.token, { data: productData({ slug }), pictures: [picture] });
    expect(taken.status).toBe(409);
    expect(files()).toHaveLength(before);
  });
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>`;
const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } });

describe("an invalid picture", () => {
  it.each<[string, number, () => Promise<Buffer> | Buffer]>([
    ["an SVG named .jpg", 415, () => Buffer.from(svg)],
    ["a GIF", 415, () => gif],
    ["a PDF", 415, () => Buffer.from("%PDF-1.7\n")],
    ["an empty file", 415, () => Buffer.alloc(0)],
    ["a picture of 12,001 px", 422, () => blank(12_001, 8).png().toBuffer()],
    ["a truncated JPEG", 422, async () => (await jpeg(900)).subarray(0, 4_000)],
    ["a JPEG with only its header", 422, async () => (await jpeg(900)).subarray(0, 40)],
    ["10 MB and a byte", 413, () => Buffer.alloc(10 * 1024 * 1024 + 1)],
    ["a zip bomb", 422, () => zipBomb(30_000, 30_000)],
  ])("is refused by name without leftovers: %s", async (_what, expected, make) => {
    const before = { files: files().length, products: await db().product.count() };
    const { status, body } = await add(admin.token, { pictures: [await jpeg(30), await make()] });
    expect({ status, fields: body.fields }).toEqual({
      status: expected,
      fields: { files: [expect.stringMatching(/^front\.jpg: .+\.$/)] },
    });
    expect({ files: files().length, products: await db().product.count() }).toEqual(before);
  });

  it.each([
    ["x".repeat(300), `${"x".repeat(59)}…: `],
    ["\u202egnp\nexe", "gnp exe: "],
    ["\u202e", ""],
  ])("is named as far as its name is readable: %j", async (name, start) => {
    const { body } = await add(admin.token, { pictures: [new File([svg], name)] });
    const message = `${start}Choose a photo in JPEG, PNG, WebP or AVIF format.`;
    expect(body.fields).toEqual({ files: [message] });
  });

  it("with a small header but huge data is not decompressed", async () => {
    const [picture] = (await pictured(zipBomb(64, 64, 256))).pictures;
    expect((await served(picture?.base ?? "", 640, "webp")).length).toBeLessThan(10_000);
  });

  it("sent as text is refused with its field", async () => {
    const { status, body } = await add(admin.token, { fields: { files: "front.jpg" } });
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: { files: ["Send pictures as files."] },
    });
  });

  it("does not include an empty file input", async () => {
    const { status, body } = await add(admin.token, { pictures: [new File([], "")] });
    expect(status).toBe(200);
    expect(body.product.pictures).toEqual([]);
  });
});

describe("GET /pictures/{file}", () => {
  it.each([
    "nothing.webp",
    `${crypto.randomUUID()}-640.webp`,
    `${crypto.randomUUID()}-640.jpg`,
    "../profile-pictures/me.jpg",
    "..%2f..%2f.env",
    `${crypto.randomUUID()}-640.webp/..`,
  ])("returns 404 for %j", async (file) => {
    expect((await open(file)).status).toBe(404);
  });
});

it("answers many concurrent uploads", async () => {
  const photo = await jpeg(3000, 2000);
  const uploads = Array.from({ length: 5 }, () => add(admin.token, { pictures: [photo] }));
  const answers = await Promise.all(uploads);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
});

async function colour(bytes: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  if (red > 200 && green < 60) return "red";
  if (blue > 200 && green < 60) return "blue";
  const isBackdrop = [red, green, blue].every((value) => Math.abs(value - 212) < 8);
  return isBackdrop ? "backdrop" : `${red} ${green} ${blue}`;
}

describe("the picture of a charger in emails", () => {
  it("is a small JPEG, created on first request and stored", async () => {
    const { pictures } = await pictured(await jpeg(1500, 900, "#ff0000"));
    const name = `${path.basename(pictures[0]?.base ?? "")}-144.jpg`;
    expect(files()).not.toContain(name);
    for (const _time of ["first", "again"]) {
      const answer = await open(name);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 144, height: 144 });
    }
    expect(files()).toContain(name);
  });

  it("is not created for an unknown picture or another size", async () => {
    const { pictures } = await pictured(await jpeg(700, 700, "#ff0000"));
    const before = files();
    for (const name of [
      `${crypto.randomUUID()}-144.jpg`,
      `${path.basename(pictures[0]?.base ?? "")}-145.jpg`,
    ])
      expect((await open(name)).status).toBe(404);
    expect(files()).toEqual(before);
  });
});
