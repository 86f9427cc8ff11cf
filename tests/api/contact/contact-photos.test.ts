import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { LIMITS } from "@/lib/call/limit-table";
import { cleanUpMessages, cleanUpPhotos } from "@/lib/contact/cleanup";
import { MAX_PHOTO_BYTES } from "@/lib/contact/rules";
import { DEMO_API_KEY } from "@/lib/demo";
import { inFiles } from "@/tests/support/files/files";
import {
  aMessage,
  anEmail,
  aPhoto,
  mailsTo,
  messageForm,
  stored,
  storedPhotos,
  writeWithPhotos,
} from "@/tests/support/samples/contact";
import { request, respond } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin } from "@/tests/support/shop/builders";

const folder = inFiles();
beforeAll(allowPrograms);

const HOUR_MS = 60 * 60_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const files = () => {
  const photos = path.join(folder, "message-photos");
  return fs.existsSync(photos) ? fs.readdirSync(photos) : [];
};
const send = (photos: (Buffer | File)[], changes: object = {}) =>
  writeWithPhotos(messageForm(aMessage(changes), photos));

/** A message with photos: its email address, and what the office reads. */
async function written(photos: Buffer[]) {
  const email = anEmail();
  expect((await send(photos, { email })).status).toBe(200);
  const [message] = await stored(email);
  const { token } = await anAdmin();
  const { body } = await request(`/contact/messages/${message?.id}`, { token });
  return { email, contact: body.contact };
}

/** Asks for a photo as a program. */
function open(id: string, photo: string, token?: string): Promise<Response> {
  const headers = { "x-api-key": DEMO_API_KEY, ...(token && { authorization: `Bearer ${token}` }) };
  const url = `http://localhost:3000/api/contact/messages/${id}/photos/${photo}`;
  return respond(new Request(url, { headers }));
}

describe("POST /contact/contactus/photos", () => {
  it("stores the photos in order, upright, without place and camera", async () => {
    const camera = await sharp(await aPhoto(800, 400))
      .withExif({ IFD0: { Make: "SpyCam" }, IFD3: { GPSLatitude: "12/1 58/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const large = await sharp(await aPhoto(3000, 1500))
      .png()
      .toBuffer();
    const { contact } = await written([camera, large]);
    expect(contact.photos).toMatchObject([
      { width: 400, height: 800 },
      { width: 2000, height: 1000 },
    ]);
    for (const file of files()) {
      const photo = await sharp(path.join(folder, "message-photos", file)).metadata();
      const { format, exif, icc, xmp, orientation } = photo;
      expect([format, exif, icc, xmp, orientation]).toEqual(["jpeg", ...Array(4).fill(undefined)]);
    }
  });

  it("tells the office how many there are and where, and attaches none", async () => {
    const { contact, email } = await written([await aPhoto(), await aPhoto(40, 60)]);
    const [notice] = await mailsTo(email);
    expect(notice?.subject).toBe(`Message ${contact.reference}`);
    expect(notice?.text).toContain("Photos: 2, in the back-office.");
    expect(notice?.text).toContain(`/admin/messages/${contact.id}`);
  });

  it("takes a message without photos, and its consent as a word", async () => {
    const email = anEmail();
    const form = { email, consent: true, topic: "grievance" };
    expect((await send([], form)).body.reference).toMatch(/^C-\d{6}$/);
    expect(await stored(email)).toMatchObject([
      { topic: "grievance", consentAt: expect.any(Date) },
    ]);
    const refused = await send([], { consent: false });
    expect(refused).toMatchObject({ status: 422, body: { fields: { consent: [/agree/] } } });
  });

  it("takes the same message with the same photos for one, with another photo not", async () => {
    const email = anEmail();
    const photo = await aPhoto();
    const first = await send([photo], { email });
    const again = await send([photo], { email });
    const other = await send([await aPhoto(70, 70)], { email });
    expect(again.body.reference).toBe(first.body.reference);
    expect(other.body.reference).not.toBe(first.body.reference);
    expect(await stored(email)).toHaveLength(2);
  });

  it.each([
    ["a fourth photo", 422, /3 photos at most/, async () => Array(4).fill(await aPhoto())],
    ["a photo over 5 MB", 422, /at most 5 MB/, async () => [Buffer.alloc(MAX_PHOTO_BYTES + 1)]],
    ["an empty file", 422, /empty/, async () => [Buffer.alloc(0)]],
    ["a text named .jpg", 415, /^bay\.jpg: Choose a photo/, async () => [Buffer.from("hello")]],
    [
      "a broken photo after a good one",
      422,
      /^bay\.jpg: This picture cannot be read/,
      async () => [await aPhoto(), (await aPhoto(900, 900)).subarray(0, 700)],
    ],
  ])("refuses %s and stores nothing", async (_what, status, words, photos) => {
    const before = files().length;
    const email = anEmail();
    const answer = await send(await photos(), { email });
    expect(answer.status).toBe(status);
    expect(answer.body.fields.photos[0]).toMatch(words);
    expect(await stored(email)).toEqual([]);
    expect(files()).toHaveLength(before);
  });

  it("drops what a machine sends, and limits the messages with photos of an address", async () => {
    const before = files().length;
    const email = anEmail();
    expect((await send([await aPhoto()], { email, website: "x" })).status).toBe(200);
    expect(await stored(email)).toEqual([]);
    expect(files()).toHaveLength(before);
    const [most] = LIMITS["message-photos"].account;
    const writer = anEmail();
    for (let n = 0; n < most; n += 1) await send([await aPhoto(50 + n)], { email: writer });
    expect((await send([await aPhoto(99)], { email: writer })).status).toBe(429);
  });
});

describe("a photo of a message", () => {
  it("is a private JPEG for every role of the office, and for nobody else", async () => {
    const { contact } = await written([await aPhoto()]);
    const [photo] = contact.photos;
    for (const role of ["owner", "orders", "readonly"] as const) {
      const answer = await open(contact.id, photo.id, (await anAdmin(role)).token);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/jpeg");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(60);
    }
    const missing = "01a20812-c3f4-7a10-8c52-9f1e6b0d2a47";
    // A stranger learns nothing of what exists.
    for (const id of [photo.id, missing]) {
      expect((await open(contact.id, id)).status).toBe(401);
      expect((await open(contact.id, id, (await aCustomer()).token)).status).toBe(403);
    }
    const { token } = await anAdmin();
    const { contact: other } = await written([await aPhoto()]);
    for (const [message, id] of [
      [contact.id, missing],
      [other.id, photo.id],
      [contact.id, "x"],
    ]) {
      expect((await open(message, id, token)).status).toBe(404);
    }
  });

  it("is deleted with its message when that is no longer kept", async () => {
    const { email } = await written([await aPhoto()]);
    const [photo] = await storedPhotos(email);
    await cleanUpMessages(later(24 * 365 * 3 + 48));
    expect(await stored(email)).toEqual([]);
    expect(fs.existsSync(path.join(folder, photo?.key ?? ""))).toBe(false);
  });

  it("is deleted an hour later if no message has it", async () => {
    const { email } = await written([await aPhoto()]);
    const [photo] = await storedPhotos(email);
    const orphan = path.join(folder, "message-photos", "01234567-orphan.jpg");
    fs.writeFileSync(orphan, "x");
    expect(await cleanUpPhotos(new Date())).toBe(0);
    expect(await cleanUpPhotos(later(2))).toBeGreaterThan(0);
    expect(fs.existsSync(orphan)).toBe(false);
    expect(fs.existsSync(path.join(folder, photo?.key ?? ""))).toBe(true);
  });
});
