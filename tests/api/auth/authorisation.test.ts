import { randomUUID } from "node:crypto";
import { calls } from "@/lib/api-docs/calls";
import { OFFICE_ROLES } from "@/lib/call/roles";
import { db, Prisma } from "@/lib/db";
import { sha256 } from "@/lib/identity/hash";
import { openSession } from "@/lib/identity/sessions";
import { OFFICE_TABLE } from "@/tests/support/calls/office-table";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";

let customer: Person;
let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  customer = await aCustomer();
  admin = await anAdmin();
});

const make = (spec: (typeof calls)[number], options: Parameters<typeof request>[1] = {}) =>
  request(spec.path.replace(/\{\w+\}/g, randomUUID()), {
    method: spec.method,
    body: spec.method === "GET" ? undefined : {},
    ...options,
  });
const named = (access: string) =>
  calls
    .filter((spec) => spec.access === access)
    .map((spec) => [`${spec.method} ${spec.path}`, spec] as const);

/** Tokens that no call takes, made before the first request. */
const dead: Record<string, string> = {};
const wrong: Record<string, string> = {};
let untouched: object | undefined;

beforeAll(async () => {
  dead.forged = forged(customer.token);
  dead.expired = await spoiled({ expiresAt: new Date(Date.now() - 1000) });
  dead["of a session older than 365 days"] = await spoiled({
    ...{ expiresAt: daysAgo(1), createdAt: daysAgo(366) },
  });
  dead.revoked = await spoiled({ revokedAt: new Date() });
  dead.missing = "";
  wrong.admin = customer.token;
  wrong["administrator's customer"] = await customerSessionOf(admin);
  wrong.customer = admin.token;
  untouched = await fingerprintOfTables();
});

describe.each([...named("customer"), ...named("admin")])("%s", (_name, spec) => {
  const others = spec.access === "admin" ? ["admin", "administrator's customer"] : ["customer"];

  it.each([
    ["forged"],
    ["expired"],
    ["of a session older than 365 days"],
    ["revoked"],
    ["missing"],
  ])("answers a token that is %s with 401", async (which) => {
    expect(await make(spec, { token: dead[which] })).toMatchObject({
      status: 401,
      body: { code: "unauthenticated" },
    });
  });

  it.each(others)("answers another audience's token with 403: %s", async (which) => {
    expect(await make(spec, { token: wrong[which] })).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
  });

  it("has changed nothing", async () => {
    expect(await fingerprintOfTables()).toEqual(untouched);
  });
});

describe.each(OFFICE_ROLES)("an administrator with the role %s", (role) => {
  let person: Person;
  beforeAll(async () => {
    person = await anAdmin(role);
  });
  const may = new Set(OFFICE_TABLE[role]);
  const [open, shut] = [true, false].map((wanted) =>
    // Signing out would end the session that the other calls use.
    named("admin").filter(([name]) => may.has(name) === wanted && !name.endsWith("/logout")),
  );

  it.each(open ?? [])("may call %s", async (_name, spec) => {
    // A search without results, because the export would read other tests' incomplete orders.
    const path = `${spec.path}?query=nobody` as const;
    const { status, body } = await make({ ...spec, path }, { token: person.token });
    expect(status).not.toBe(401);
    // Refusals for other reasons are fine, such as another person's account.
    expect(body.message ?? "").not.toMatch(/Your role is/);
  });

  if (role === "owner") return;
  it.each(shut ?? [])("may not call %s", async (_name, spec) => {
    const answer = await make(spec, { token: person.token });
    expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(answer.body.message).toMatch(/^Your role is /);
  });
});

function forged(token: string): string {
  const [header, claims] = token.split(".");
  return `${header}.${claims}.${"A".repeat(43)}`;
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}

/** A session that is over in the database, for a holder of either audience. */
async function spoiled(data: { expiresAt?: Date; createdAt?: Date; revokedAt?: Date }) {
  const person = await aCustomer();
  await db().session.updateMany({ where: { userId: person.userId }, data });
  return person.token;
}

function customerSessionOf(person: Person): Promise<string> {
  return openSession(db(), { userId: person.userId, audience: "customer" });
}

/** Counts a table's rows and names the last transaction that wrote one: an insert, update or delete changes it. */
const TABLES = ["Address", "Purchase", "Order", "Product", "CartLine", "Invitation"];
const written = Prisma.raw(
  TABLES.map(
    (table) =>
      `(SELECT count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) FROM "${table}") AS "${table}"`,
  ).join(),
);

async function fingerprintOfTables() {
  const [row] = await db().$queryRaw<Record<string, string>[]>`
    SELECT ${written},
      (SELECT md5(string_agg(t::text, '' ORDER BY t.id)) FROM "User" t
        WHERE t.id = ANY (${[customer.userId, admin.userId]}::uuid[])) AS people,
      (SELECT count(*)::text FROM "Session"
        WHERE "revokedAt" IS NULL AND "userId" = ANY (${[customer.userId, admin.userId]}::uuid[])
          AND audience::text = CASE WHEN "userId" = ${admin.userId}::uuid THEN 'admin' ELSE 'customer' END) AS sessions`;
  return row;
}

describe.each([...named("public"), ...named("customer"), ...named("admin")])(
  "%s",
  (_name, spec) => {
    it.each([
      ["a wrong key", { "x-api-key": "wrong" }],
      ["an empty key", { "x-api-key": "" }],
    ])("answers %s with 401", async (_what, headers) => {
      expect(await make(spec, { headers })).toMatchObject({
        status: 401,
        body: { code: "invalid_api_key", message: "The API key is missing or not valid." },
      });
    });

    it("answers a program without a key with 401", async () => {
      const headers = { "sec-fetch-site": "none" };
      const answer = await make(spec, {
        cookie: "",
        headers: spec.method === "GET" ? {} : headers,
      });
      if (spec.method !== "GET") expect(answer.status).toBe(401);
    });

    it("answers another site's page with 403 or 401, even with our cookie", async () => {
      const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
      expect((await make(spec, { cookie: "arklane.session=x", headers })).status).toBe(403);
    });
  },
);

it("a revoked key is refused", async () => {
  const key = `key-${randomUUID()}`;
  const data = { name: "Old app", keyHash: sha256(key), scopes: ["shop"] };
  const { id } = await db().apiKey.create({ data });
  const ask = () => request("/products/all", { headers: { "x-api-key": key } });
  expect((await ask()).status).toBe(200);
  await db().apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
  expect((await ask()).status).toBe(401);
});

describe("invalid bodies of any call", () => {
  const token = () => customer.token;
  const send = (body: string, headers: Record<string, string> = {}) =>
    request("/cart/addtocart", { method: "POST", body, token: token(), headers });

  it("broken JSON gets 400", async () => {
    expect((await send("{")).status).toBe(400);
  });

  it.each(["[]", "7", "null"])("%s instead of an object gets 400", async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  it("another content type gets 415", async () => {
    expect((await send("a=1", { "content-type": "text/plain" })).status).toBe(415);
  });

  it("more than 1 MB gets 413", async () => {
    expect((await send(JSON.stringify({ x: "y".repeat(1_100_000) }))).status).toBe(413);
  });
});

it("health needs no key", async () => {
  const answer = await request("/health", {
    cookie: "",
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(answer).toMatchObject({ status: 200, body: { status: "ok" } });
});
