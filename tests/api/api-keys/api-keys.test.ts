import { randomUUID } from "node:crypto";
import { warnOfEndingKeys } from "@/lib/api-keys/expiry";
import { db } from "@/lib/db";
import { sha256 } from "@/lib/identity/hash";
import { request } from "@/tests/support/servers/http";
import { auditOf, mailsTo, subjectsTo } from "@/tests/support/servers/mailbox";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";

let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});
afterEach(() => db().apiKey.deleteMany({ where: { name: { not: "Test" } } }));

const make = (body: object = {}, token = admin.token) =>
  request("/admin/api-keys", { body: { name: "Android app", scopes: ["shop"], ...body }, token });
const list = (query = "", token = admin.token) => request(`/admin/api-keys${query}`, { token });
const revoke = (id: string, token = admin.token) =>
  request(`/admin/api-keys/${id}`, { method: "DELETE", token });
const use = (key: string) => request("/products/all", { headers: { "x-api-key": key } });

describe("a new key", () => {
  it("is shown once, works at once and is stored as a hash", async () => {
    const { status, body } = await make({ name: "  Android app ", scopes: ["metrics", "shop"] });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: "Copy the key now. It is not shown again.",
      key: expect.stringMatching(/^ak_[\w-]{43}$/),
      api_key: {
        id: expect.any(String),
        name: "Android app",
        prefix: body.key.slice(0, 10),
        scopes: ["shop", "metrics"],
        created_at: expect.any(String),
        created_by: admin.name,
        last_used_at: null,
        revoked_at: null,
        expires_at: expect.any(String),
      },
    });
    const row = await db().apiKey.findUniqueOrThrow({ where: { id: body.api_key.id } });
    expect(row.keyHash).toBe(sha256(body.key));
    expect(JSON.stringify([row, (await list()).body])).not.toContain(body.key);
    expect((await use(body.key)).status).toBe(200);
  });

  it("is audited without the key", async () => {
    const { body } = await make();
    const { id: subject, prefix } = body.api_key;
    const entries = await db().auditEntry.findMany({ where: { subject } });
    expect(entries).toMatchObject([
      {
        by: "admin",
        byId: admin.userId,
        action: "api_key.created",
        detail: {
          before: null,
          after: { name: "Android app", prefix, scopes: ["shop"], days: 365 },
        },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(body.key);
  });

  it.each([
    ["name", { name: " " }],
    ["name", { name: undefined }],
    ["name", { name: 7 }],
    ["name", { name: "x".repeat(61) }],
    ["scopes", { scopes: [] }],
    ["scopes", { scopes: undefined }],
    ["scopes", { scopes: "shop" }],
    ["expires_in_days", { expires_in_days: 0 }],
    ["expires_in_days", { expires_in_days: 731 }],
    ["scopes.1", { scopes: ["shop", "everything"] }],
  ])("is refused with an invalid %s (%j)", async (field, wrong) => {
    const before = await db().apiKey.count();
    const { status, body } = await make(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await db().apiKey.count()).toBe(before);
  });

  it("expires after a year by default", async () => {
    const days = async (body: object) => {
      const { created_at, expires_at } = (await make(body)).body.api_key;
      return Math.round((Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000);
    };
    expect([await days({}), await days({ expires_in_days: 30 })]).toEqual([365, 30]);
    const { key, api_key } = (await make()).body;
    const data = { expiresAt: new Date(Date.now() - 1000) };
    await db().apiKey.update({ where: { id: api_key.id }, data });
    expect((await use(key)).status).toBe(401);
  });

  it("is emailed to every administrator, without the key", async () => {
    const other = await anAdmin("readonly");
    const { body } = await make({ name: "Backdoor", scopes: ["tier"] });
    for (const { email } of [admin, other]) {
      const mail = (await mailsTo(email)).at(-1);
      expect(mail?.subject).toBe("New API key: Backdoor");
      expect(mail?.text).toContain(admin.name);
      expect(mail?.text).not.toContain(body.key);
    }
  });

  it("is announced once by email two weeks before it expires", async () => {
    const ends = async () => (await subjectsTo(admin.email)).filter((one) => /ends soon/.test(one));
    const before = (await ends()).length;
    await make({ name: "Long", expires_in_days: 30 });
    await make({ name: "Short", expires_in_days: 10 });
    for (let run = 1; run <= 2; run += 1) await warnOfEndingKeys();
    expect((await ends()).slice(before)).toEqual(["API key ends soon: Short"]);
  });

  it("removes repeated scopes and accepts a name of 60 characters", async () => {
    const { body } = await make({ name: "x".repeat(60), scopes: ["shop", "office", "shop"] });
    expect(body.api_key.scopes).toEqual(["shop", "office"]);
  });

  it("is refused beyond 50 active keys, also under concurrent requests", async () => {
    const active = await db().apiKey.count({ where: { revokedAt: null } });
    const data = Array.from({ length: 49 - active }, () => ({
      ...{ name: "One of many", keyHash: sha256(randomUUID()), scopes: ["shop"] },
    }));
    await db().apiKey.createMany({ data });
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await db().apiKey.updateMany({
      where: { keyHash: data[0]?.keyHash },
      data: { revokedAt: new Date() },
    });
    expect((await make()).status).toBe(200);
    expect((await make()).body).toMatchObject({ code: "conflict" });
  });
});

describe("a revoked key", () => {
  it("stops working at once and stays in the list", async () => {
    const { key, api_key } = (await make()).body;
    expect((await use(key)).status).toBe(200);
    expect(await revoke(api_key.id)).toMatchObject({
      status: 200,
      body: { message: "The key is revoked. It no longer works." },
    });
    expect((await use(key)).status).toBe(401);
    const [listed] = (await list()).body.api_keys;
    expect(listed).toMatchObject({ id: api_key.id, revoked_at: expect.any(String) });
  });

  it("is revoked and audited once under concurrent requests", async () => {
    const { id } = (await make()).body.api_key;
    const answers = await Promise.all([revoke(id), revoke(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { revokedAt } = await db().apiKey.findUniqueOrThrow({ where: { id } });
    expect((await revoke(id)).status).toBe(200);
    expect(await db().apiKey.findUniqueOrThrow({ where: { id } })).toMatchObject({ revokedAt });
    expect(await auditOf(id)).toEqual(["api_key.created", "api_key.revoked"]);
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { subject: id, action: "api_key.revoked" },
    });
    expect(entry).toMatchObject({
      byId: admin.userId,
      detail: {
        ...{ name: "Android app", scopes: ["shop"] },
        ...{ before: { state: "live" }, after: { state: "revoked" } },
      },
    });
  });

  it.each([randomUUID(), "7", "x'"])("returns 404 for an unknown key (%s)", async (id) => {
    expect(await revoke(encodeURIComponent(id))).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
  });
});

it("are listed newest first, paged in both directions", async () => {
  await db().apiKey.createMany({
    data: Array.from({ length: 5 }, (_, n) => ({
      ...{ name: `Key ${n}`, keyHash: sha256(randomUUID()), scopes: ["shop"] },
      createdAt: new Date(Date.now() + 1000 + n),
    })),
  });
  const names = (body: { api_keys: { name: string }[] }) => body.api_keys.map(({ name }) => name);
  const first = (await list("?limit=2")).body;
  expect(names(first)).toEqual(["Key 4", "Key 3"]);
  expect(first.previous).toBeNull();
  const second = (await list(`?limit=2&after=${first.next}`)).body;
  expect(names(second)).toEqual(["Key 2", "Key 1"]);
  const back = (await list(`?limit=2&before=${second.previous}`)).body;
  expect(names(back)).toEqual(["Key 4", "Key 3"]);
  expect(names((await list(`?limit=2&after=${randomUUID()}`)).body)).toEqual(names(first));
  expect((await list("?limit=0")).status).toBe(422);
});

it("are closed to customers and guests", async () => {
  const { id } = (await make()).body.api_key;
  const { token } = await aCustomer();
  for (const [who, status] of [
    [token, 403],
    ["", 401],
  ] as const) {
    expect((await list("", who)).status).toBe(status);
    expect((await make({}, who)).status).toBe(status);
    expect((await revoke(id, who)).status).toBe(status);
  }
  expect(await db().apiKey.findUnique({ where: { id } })).toMatchObject({ revokedAt: null });
  expect(await auditOf(id)).toEqual(["api_key.created"]);
});
