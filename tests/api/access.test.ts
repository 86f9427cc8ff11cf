import { randomUUID } from "node:crypto";
import { sha256 } from "@/lib/auth/hash";
import { calls } from "@/lib/calls";
import { db } from "@/lib/db";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/builders";
import { request } from "@/tests/support/http";

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

describe.each([...named("customer"), ...named("admin")])("%s", (_name, spec) => {
  it("answers a guest 401", async () => {
    const answer = await make(spec);
    expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  });

  it("answers the other audience 403", async () => {
    const token = spec.access === "admin" ? customer.token : admin.token;
    expect(await make(spec, { token })).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });

  it("answers a forged token 401", async () => {
    const [header, claims] = customer.token.split(".");
    const token = `${header}.${claims}.${"A".repeat(43)}`;
    expect((await make(spec, { token })).status).toBe(401);
  });
});

describe.each([...named("public"), ...named("customer"), ...named("admin")])(
  "%s",
  (_name, spec) => {
    it.each([
      ["a wrong key", { "x-api-key": "wrong" }],
      ["an empty key", { "x-api-key": "" }],
    ])("answers %s 401", async (_what, headers) => {
      expect(await make(spec, { headers })).toMatchObject({
        status: 401,
        body: { code: "invalid_api_key", message: "The API key is missing or not valid." },
      });
    });

    it("answers a program without a key 401", async () => {
      const headers = { "sec-fetch-site": "none" };
      const answer = await make(spec, {
        cookie: "",
        headers: spec.method === "GET" ? {} : headers,
      });
      if (spec.method !== "GET") expect(answer.status).toBe(401);
    });

    it("answers another site's page 403 or 401, even with our cookie", async () => {
      const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
      expect((await make(spec, { cookie: "arklane.session=x", headers })).status).toBe(403);
    });
  },
);

it("a revoked key opens nothing", async () => {
  const key = `key-${randomUUID()}`;
  const data = { name: "old app", keyHash: sha256(key) };
  const { id } = await db().apiKey.create({ data });
  const ask = () => request("/products/all", { headers: { "x-api-key": key } });
  expect((await ask()).status).toBe(200);
  await db().apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
  expect((await ask()).status).toBe(401);
});

describe("what every call does with a strange body", () => {
  const token = () => customer.token;
  const send = (body: string, headers: Record<string, string> = {}) =>
    request("/cart/addtocart", { method: "POST", body, token: token(), headers });

  it("answers broken JSON 400", async () => {
    expect((await send("{")).status).toBe(400);
  });

  it.each(["[]", "7", "null"])("answers %s instead of an object 400", async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  it("answers another content type 415", async () => {
    expect((await send("a=1", { "content-type": "text/plain" })).status).toBe(415);
  });

  it("answers more than 1 MB 413", async () => {
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
