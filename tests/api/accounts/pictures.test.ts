import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { db } from "@/lib/db";
import { TIMES } from "@/lib/files/painter";
import { readFile } from "@/lib/files/store";
import { semaphore } from "@/lib/process/semaphore";
import { type Plain, plainPng } from "@/tests/support/files/bombs";
import { inFiles } from "@/tests/support/files/files";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms } from "@/tests/support/shop/builders";

const folder = inFiles();

beforeAll(allowPrograms);

const UPLOAD = "/users/profile-picture/upload";

/** Red above, blue below, 300 × 600 pixels. */
const photo = () =>
  sharp({ create: { width: 300, height: 600, channels: 3, background: "#0000ff" } }).composite([
    {
      input: { create: { width: 300, height: 300, channels: 3, background: "#ff0000" } },
      gravity: "north",
    },
  ]);

function upload(token: string, bytes: Buffer | string, name = "me.jpg", type = "image/jpeg") {
  const form = new FormData();
  const content = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
  form.append("file", new File([content], name, { type }));
  return request(UPLOAD, { token, body: form });
}

async function stored(token: string): Promise<Buffer> {
  const { body } = await request("/users/profile-picture", { token });
  return Buffer.from(body.profile_picture, "base64");
}

describe("POST /users/profile-picture/upload", () => {
  it.each([
    ["JPEG", () => photo().jpeg().toBuffer()],
    ["PNG with transparency", () => photo().ensureAlpha(0.5).png().toBuffer()],
    ["WebP", () => photo().webp().toBuffer()],
    ["AVIF", () => photo().avif({ effort: 0 }).toBuffer()],
  ])("makes a square JPEG of a %s", async (_format, make) => {
    const { token } = await aCustomer();
    const answer = await upload(token, await make());
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Profile picture uploaded successfully!" },
    });
    const { format, width, height } = await sharp(await stored(token)).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 512, height: 512 });
    const { body } = await request("/users/profile", { token });
    expect(body.user_data.profile_picture).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  });

  it("rotates the picture upright and strips location and camera", async () => {
    const { token } = await aCustomer();
    // Orientation 3: the camera was held upside down, so blue belongs above.
    const gps = { GPSLatitude: "12/1 58/1 0/1", GPSLatitudeRef: "N" };
    const exif = { IFD0: { Make: "SpyCam" }, IFD3: gps };
    const camera = photo().jpeg().withExif(exif).withMetadata({ orientation: 3 });
    const bytes = await camera.toBuffer();
    expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain("SpyCam");
    expect((await upload(token, bytes)).status).toBe(200);
    const picture = await stored(token);
    const { exif: left, icc, xmp, iptc, orientation } = await sharp(picture).metadata();
    expect([left, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect(picture.toString("latin1")).not.toContain("SpyCam");
    const area = { left: 250, top: 20, width: 1, height: 1 };
    const [red, , blue] = await sharp(picture).extract(area).raw().toBuffer();
    expect(blue).toBeGreaterThan(200);
    expect(red).toBeLessThan(60);
  });

  it("drops data after the end of a picture", async () => {
    const { token } = await aCustomer();
    const script = "<script>alert(document.domain)</script><?php system($_GET[0]); ?>";
    const bytes = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(script)]);
    expect((await upload(token, bytes)).status).toBe(200);
    expect((await stored(token)).toString("latin1")).not.toContain("script");
  });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  it.each([
    ["an SVG", svg, "image/svg+xml"],
    ["an SVG declared as a JPEG", svg, "image/jpeg"],
    ["a GIF", gif, "image/gif"],
    ["a GIF that is also a script", `GIF89a/*${"x".repeat(40)}*/=1;alert(1)`, "image/jpeg"],
    ["a text", "This is not a picture.", "image/jpeg"],
    ["a page", "<!doctype html><script>alert(1)</script>", "image/png"],
    ["a PDF", "%PDF-1.7\n", "image/jpeg"],
  ])("refuses %s under any name", async (_what, content, type) => {
    const { token } = await aCustomer();
    const answer = await upload(token, content, "me.jpg", type);
    expect(answer).toMatchObject({
      status: 415,
      body: {
        message: "Choose a photo in JPEG, PNG, WebP or AVIF format.",
        detail: "Choose a photo in JPEG, PNG, WebP or AVIF format.",
      },
    });
  });

  it("refuses a truncated picture", async () => {
    const { token } = await aCustomer();
    const bytes = await photo().jpeg().toBuffer();
    const answer = await upload(token, bytes.subarray(0, Math.floor(bytes.length / 2)));
    expect(answer).toMatchObject({ status: 422, body: { fields: { file: [expect.any(String)] } } });
    const header = await upload(token, bytes.subarray(0, 40));
    expect(header.status).toBe(422);
  });

  const many = "This picture has 81 megapixels, and 25 are the most.";
  const heavy = "A PNG that is interlaced or has 16 bits a colour may have 8 megapixels at most.";
  it.each<[string, Plain, string]>([
    ["81 megapixels", { width: 9000, height: 9000 }, many],
    ["a strip", { width: 13_000, height: 10 }, "A picture is at most 12,000 pixels long."],
    ["8.1 megapixels in seven passes", { width: 900, height: 9000, progressive: true }, heavy],
    ["8.1 megapixels of 16 bits", { width: 900, height: 9000, bits: 16 }, heavy],
  ])("refuses %s before decoding, with advice", async (_what, plain, words) => {
    const { token } = await aCustomer();
    const { status, body } = await upload(token, plainPng(plain));
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: expect.stringMatching(/ and choose it again\.$/),
    });
    expect(body.message).toContain(words);
    expect(body.fields).toEqual({ file: [body.message] });
  });

  it.each<[string, Plain]>([
    ["24 megapixels, as an album sends them", { width: 6000, height: 4000 }],
    [
      "8 megapixels in seven passes of 16 bits",
      { width: 2000, height: 4000, bits: 16, progressive: true },
    ],
  ])("accepts %s", async (_what, plain) => {
    const { token } = await aCustomer();
    expect((await upload(token, plainPng(plain))).status).toBe(200);
  });

  it("stops a decoder that takes too long and processes the next picture", async () => {
    const { token } = await aCustomer();
    const { limitMs } = TIMES.portrait;
    TIMES.portrait.limitMs = 5;
    const answer = await upload(token, plainPng({ width: 6000, height: 4000 }));
    TIMES.portrait.limitMs = limitMs;
    expect(answer).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^This picture takes too long to open\. /) },
    });
    expect((await upload(token, await photo().jpeg().toBuffer())).status).toBe(200);
  });

  it("refuses a request that would wait too long, with Retry-After", async () => {
    const { token } = await aCustomer();
    const bytes = await photo().jpeg().toBuffer();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { patienceMs } = TIMES.portrait;
    TIMES.portrait.patienceMs = 2_000;
    // Another person's picture is being processed.
    const options = { atOnce: 1, waiting: 8, patienceMs: 5_000, message: "" };
    const other = semaphore("pictures", options)(() => held);
    const answer = await upload(token, bytes);
    expect(answer).toMatchObject({ status: 503, body: { code: "busy", retry_after: 2 } });
    expect(answer.headers.get("retry-after")).toBe("2");
    TIMES.portrait.patienceMs = patienceMs;
    letGo();
    await other;
    expect((await upload(token, bytes)).status).toBe(200);
  });

  it("accepts ten an hour from one account", async () => {
    const { token } = await aCustomer();
    const bytes = await photo().jpeg().toBuffer();
    for (let n = 1; n <= 10; n += 1) expect((await upload(token, bytes)).status).toBe(200);
    const answer = await upload(token, bytes);
    expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
  });

  it("refuses 6 MB with 413 and an empty file with 422", async () => {
    const { token } = await aCustomer();
    const large = await upload(token, Buffer.alloc(6 * 1024 * 1024));
    expect(large).toMatchObject({ status: 413, body: { code: "too_large" } });
    expect((await upload(token, "")).status).toBe(422);
  });

  it("refuses a form without a file, a broken form and JSON", async () => {
    const { token } = await aCustomer();
    const form = new FormData();
    form.append("file", "no file");
    expect((await request(UPLOAD, { token, body: form })).body.fields.file).toEqual([
      "Choose a picture.",
    ]);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await request(UPLOAD, { token, body: "--x\r\nbroken", headers })).status).toBe(400);
    expect((await request(UPLOAD, { token, body: { file: "x" } })).status).toBe(415);
  });

  it("needs a session", async () => {
    const form = new FormData();
    form.append(
      "file",
      new File(
        [
          await photo()
            .jpeg()
            .toBuffer()
            .then((b) => new Uint8Array(b)),
        ],
        "a.jpg",
      ),
    );
    expect((await request(UPLOAD, { body: form })).status).toBe(401);
  });
});

describe("the stored files", () => {
  const keyOf = async (userId: string) =>
    (await db().user.findUniqueOrThrow({ where: { id: userId } })).pictureKey ?? "";

  it("a new picture gets a new key and replaces the old file", async () => {
    const { token, userId } = await aCustomer();
    await upload(token, await photo().jpeg().toBuffer());
    const first = await keyOf(userId);
    await upload(token, await photo().png().toBuffer());
    const second = await keyOf(userId);
    expect(second).not.toBe(first);
    expect(await readFile(first)).toBeNull();
    expect(await readFile(second)).not.toBeNull();
    expect(second).not.toContain(userId);
  });

  it("two uploads at once leave one file", async () => {
    const { token, userId } = await aCustomer();
    const bytes = await photo().jpeg().toBuffer();
    const before = fs.readdirSync(path.join(folder, "profile-pictures")).length;
    await Promise.all([upload(token, bytes), upload(token, bytes), upload(token, bytes)]);
    expect(fs.readdirSync(path.join(folder, "profile-pictures"))).toHaveLength(before + 1);
    expect(await readFile(await keyOf(userId))).not.toBeNull();
  });

  it("a picture can be removed and is null then", async () => {
    const { token, userId } = await aCustomer();
    await upload(token, await photo().jpeg().toBuffer());
    const key = await keyOf(userId);
    const answer = await request("/users/profile-picture", { method: "DELETE", token });
    expect(answer.status).toBe(200);
    expect(await readFile(key)).toBeNull();
    const { body } = await request("/users/profile-picture", { token });
    expect(body).toEqual({ profile_picture: null });
  });
});
