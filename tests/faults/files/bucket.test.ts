import fs from "node:fs";
import path from "node:path";
import { GET } from "@/app/pictures/[file]/route";
import { db } from "@/lib/db";
import { listed, listFiles, putFile, readFile, storeFault } from "@/lib/files/store";
import { runRetention } from "@/lib/retention/run";
import { inFiles } from "@/tests/support/files/files";
import { type BucketServer, bucketServer } from "@/tests/support/servers/bucket";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";
import { add, jpeg, productData } from "@/tests/support/shop/product-form";

const folder = inFiles();
let bucket: BucketServer;
let admin: Person;
let customer: Person;

beforeAll(async () => {
  bucket = await bucketServer();
  Object.assign(process.env, bucket.settings);
  await bucket.start();
  await allowPrograms();
  [admin, customer] = await Promise.all([anAdmin(), aCustomer()]);
});
afterAll(() => bucket.end());

const open = (file: string) =>
  GET(new Request(`http://localhost:3000/pictures/${file}`), { params: Promise.resolve({ file }) });
const pictureOf = ({ base }: { base: string }) => `${path.basename(base)}-640.webp`;
const profile = (of = customer) => request("/users/profile-picture", { token: of.token });

async function send(of = customer) {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(await jpeg(600, 600))], "me.jpg"));
  return request("/users/profile-picture/upload", { token: of.token, body: form });
}

/** The store as another instance of the shop opens it. */
async function ofAnother<T>(work: (store: typeof import("@/lib/files/store")) => Promise<T>) {
  let result: T | undefined;
  await jest.isolateModulesAsync(async () => {
    result = await work(await import("@/lib/files/store"));
  });
  return result;
}

it("keeps uploads where every instance sees them, and nothing on this machine", async () => {
  const { body } = await add(admin.token, { pictures: [await jpeg(900, 600)] });
  const [picture] = body.product.pictures;
  const answer = await open(pictureOf(picture));
  expect(answer.status).toBe(200);
  const here = Buffer.from(await answer.arrayBuffer());
  const there = await ofAnother((store) =>
    store.readFile(`product-pictures/${pictureOf(picture)}`),
  );
  expect(there?.equals(here)).toBe(true);
  // Made for mails when it is first asked for.
  expect((await open(`${path.basename(picture.base)}-144.jpg`)).status).toBe(200);
  expect((await open(`${crypto.randomUUID()}-640.webp`)).status).toBe(404);
  expect(await readFile("profile-pictures/nobody.jpg")).toBeNull();
  expect(fs.readdirSync(folder)).toEqual([]);
  expect(await storeFault()).toBeNull();
});

it("lists more files than the store gives at once, and none of a folder that is not there", async () => {
  const keys = [0, 1, 2, 3, 4].map((n) => `many/${n}.jpg`);
  for (const key of keys) await putFile(key, Buffer.from(key));
  const most = listed.atOnce;
  listed.atOnce = 2;
  expect(await listFiles("many")).toEqual(keys);
  listed.atOnce = most;
  expect(await listFiles("nothing")).toEqual([]);
});

describe("a store that does not answer", () => {
  it("refuses pictures in clear words, loses none, and takes them when it is back", async () => {
    expect((await send()).status).toBe(200);
    const kept = (await profile()).body.profile_picture;
    const { body } = await add(admin.token, { pictures: [await jpeg(300, 300)] });
    const file = pictureOf(body.product.pictures[0]);

    await bucket.stop();
    expect(await storeFault()).toMatch(/bucket of files cannot be used. It does not answer/);
    const data = productData();
    const refused = { status: 503, body: { code: "files_unavailable" } };
    expect(await send()).toMatchObject(refused);
    expect(await add(admin.token, { data, pictures: [await jpeg()] })).toMatchObject(refused);
    expect(await db().product.count({ where: { name: String(data.name) } })).toBe(0);
    const picture = await open(file);
    expect(picture.status).toBe(503);
    expect(picture.headers.get("cache-control")).toBe("no-store");
    expect(await picture.text()).toBe("Pictures cannot be loaded now. Please try again later.");
    // A profile is more than its picture; a copy of one's data must be whole.
    expect(await profile()).toMatchObject(refused);
    const { status, body: shown } = await request("/users/profile", { token: customer.token });
    expect([status, shown.user_data.profile_picture]).toEqual([200, null]);
    expect(await request("/users/data", { token: customer.token })).toMatchObject(refused);

    await bucket.start();
    expect((await profile()).body.profile_picture).toBe(kept);
    expect((await open(file)).status).toBe(200);
    expect((await send()).status).toBe(200);
  });

  it("gets rid of what was deleted meanwhile, at the next cleanup", async () => {
    const [one, other] = await Promise.all([aCustomer(), aCustomer()]);
    for (const who of [one, other]) expect((await send(who)).status).toBe(200);
    const keyOf = async ({ userId: id }: Person) =>
      (await db().user.findUniqueOrThrow({ where: { id } })).pictureKey ?? "";
    const [gone, staying] = await Promise.all([keyOf(one), keyOf(other)]);
    await bucket.stop();
    const removal = { method: "DELETE", token: one.token } as const;
    expect((await request("/users/profile-picture", removal)).status).toBe(200);
    await runRetention();
    const run = await db().retentionRun.findUniqueOrThrow({ where: { rule: "pictures" } });
    expect(run.error).not.toBeNull();

    await bucket.start();
    expect(await readFile(gone)).not.toBeNull();
    await runRetention(undefined, new Date(Date.now() + 2 * 60 * 60_000));
    expect(await readFile(gone)).toBeNull();
    expect(await readFile(staying)).not.toBeNull();
  });
});

it("says which setting is wrong when there is no such bucket", async () => {
  process.env.S3_BUCKET = "another";
  expect(await ofAnother((store) => store.storeFault())).toMatch(
    /^The bucket of files cannot be used. It does not exist: create it, or correct S3_BUCKET/,
  );
});
