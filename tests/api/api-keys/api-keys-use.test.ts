import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { calls } from "@/lib/api-docs/calls";
import { reportNewNetwork } from "@/lib/api-keys/new-network";
import { call, SCOPES, type Scope, scopeOf } from "@/lib/call/call";
import { db } from "@/lib/db";
import { routes } from "@/lib/http/route";
import { serve } from "@/lib/http/serve";
import { PEER_HEADER } from "@/lib/identity/arrivals";
import { sha256 } from "@/lib/identity/hash";
import { onNewNetwork } from "@/lib/identity/key-use";
import { request } from "@/tests/support/servers/http";
import { aCustomer, anAdmin, type Person } from "@/tests/support/shop/builders";

let admin: Person;
let customer: Person;

beforeAll(async () => {
  onNewNetwork(reportNewNetwork);
  [admin, customer] = await Promise.all([anAdmin(), aCustomer()]);
});

async function aKey(scopes: readonly string[]) {
  const key = `key-${randomUUID()}`;
  const { id } = await db().apiKey.create({
    data: { name: "Test of scopes", keyHash: sha256(key), scopes: [...scopes] },
    select: { id: true },
  });
  return { id, key };
}

describe("the calls that a key allows", () => {
  const ask = (path: string, token?: () => string) => async (key: string) =>
    request(path, { headers: { "x-api-key": key }, token: token?.() });

  /** A machine's call like the metrics. */
  const figures = call({
    ...{ method: "GET", path: "/figures", access: "machine", scope: "metrics" },
    ...{ input: z.object({}), output: z.object({ orders: z.number() }), errors: [] },
  } as const);
  const { GET: askFigures } = routes(serve(figures, async () => ({ orders: 7 })));

  const KINDS: [string, Scope, (key: string) => Promise<{ status: number; body: unknown }>][] = [
    ["a visitor's call", "shop", ask("/products/all")],
    ["a customer's call", "shop", ask("/users/profile", () => customer.token)],
    ["a call of an administrator's login", "office", ask("/admin/signup")],
    ["an administrator's call", "office", ask("/admin/settings", () => admin.token)],
    ["the figures", "metrics", async (key) => readFigures(key)],
  ];

  async function readFigures(key: string) {
    const headers = { "x-api-key": key };
    const answer = await askFigures(new Request("http://localhost:3000/api/figures", { headers }), {
      params: Promise.resolve({}),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Every set of scopes, including the empty one. */
  const SETS = Array.from({ length: 2 ** SCOPES.length }, (_, bits) =>
    SCOPES.filter((_scope, n) => bits & (1 << n)),
  );

  it.each(SETS.map((scopes) => [scopes.join(", ") || "nothing", scopes] as const))(
    "with %s",
    async (_name, scopes) => {
      const { key } = await aKey(scopes);
      for (const [kind, needed, make] of KINDS) {
        const { status, body } = await make(key);
        const isOpen = scopes.includes(needed) || scopes.includes("tier");
        expect([kind, status]).toEqual([kind, isOpen ? 200 : 403]);
        if (isOpen) continue;
        const message = `This API key does not have the scope "${needed}".`;
        expect(body).toEqual({ code: "forbidden", message, detail: message });
      }
    },
  );

  it("need exactly one scope each", () => {
    const machines: Record<string, Scope> = { "/metrics": "metrics", "/products/changes": "tier" };
    const expected = ({ access, path }: (typeof calls)[number]) => {
      if (access === "machine") return machines[path];
      return access === "admin" || path.startsWith("/admin/") ? "office" : "shop";
    };
    const checked = calls.filter(({ access }) => access !== "open");
    const found = checked.map((spec) => [spec.method, spec.path, scopeOf(spec)]);
    expect(found).toEqual(checked.map((spec) => [spec.method, spec.path, expected(spec)]));
  });
});

describe("the time of the last use", () => {
  const ask = (key: string) => request("/products/all", { headers: { "x-api-key": key } });
  const usedAt = async (id: string) =>
    (await db().apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt?.getTime() ?? null;
  const setUsed = (id: string, secondsAgo: number) =>
    db().apiKey.update({
      where: { id },
      data: { lastUsedAt: new Date(Date.now() - secondsAgo * 1000) },
    });

  /** Written after the response: waits at most five seconds. */
  async function usedSince(id: string, before: number | null) {
    for (let tries = 0; tries < 250; tries += 1) {
      const now = await usedAt(id);
      if (now !== before) return now;
      await sleep(20);
    }
    return before;
  }

  it("is recorded with the first request, not for a refused key", async () => {
    const { id, key } = await aKey(["shop"]);
    expect(await usedAt(id)).toBeNull();
    await ask(key);
    expect(Date.now() - ((await usedSince(id, null)) ?? 0)).toBeLessThan(30_000);
    const revoked = await aKey(["shop"]);
    await db().apiKey.update({ where: { id: revoked.id }, data: { revokedAt: new Date() } });
    expect((await ask(revoked.key)).status).toBe(401);
    await sleep(100);
    expect(await usedAt(revoked.id)).toBeNull();
  });

  it("is recorded once a minute", async () => {
    const { id, key } = await aKey(["shop"]);
    await setUsed(id, 50);
    const before = await usedAt(id);
    await Promise.all(Array.from({ length: 10 }, () => ask(key)));
    await sleep(100);
    expect(await usedAt(id)).toBe(before);
    await setUsed(id, 61);
    const old = await usedAt(id);
    await Promise.all(Array.from({ length: 10 }, () => ask(key)));
    expect((await usedSince(id, old)) ?? 0).toBeGreaterThan(before ?? 0);
  });

  it("never delays a request, even while the row is locked", async () => {
    const { id, key } = await aKey(["shop"]);
    await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "ApiKey" WHERE id = ${id}::uuid FOR UPDATE`;
      expect((await ask(key)).status).toBe(200);
      expect(await usedAt(id)).toBeNull();
    });
    expect(await usedSince(id, null)).not.toBeNull();
  });
});

describe("the networks a key is used from", () => {
  const ask = (key: string, address: string) =>
    request("/products/all", { headers: { "x-api-key": key, [PEER_HEADER]: address } });
  const networksOf = async (id: string) =>
    (await db().apiKey.findUniqueOrThrow({ where: { id } })).networks;
  const alarms = (id: string) =>
    db().outboxMail.count({
      where: { to: admin.email, dedupeKey: { startsWith: `alert:api-key:${id}:` } },
    });

  async function remembered(id: string, count: number) {
    for (let tries = 0; tries < 250 && (await networksOf(id)).length < count; tries += 1)
      await sleep(20);
    return networksOf(id);
  }

  it("are recorded; each new one is audited, with one mail a day", async () => {
    const { id, key } = await aKey(["shop"]);
    await ask(key, "203.0.113.7");
    expect(await remembered(id, 1)).toEqual(["203.0.113.0/24"]);
    await ask(key, "203.0.113.9");
    expect(await alarms(id)).toBe(0);
    // Within a minute of the first use, because a copied key is used at once.
    await Promise.all(Array.from({ length: 5 }, () => ask(key, "198.51.100.4")));
    expect(await remembered(id, 2)).toEqual(["203.0.113.0/24", "198.51.100.0/24"]);
    await ask(key, "2001:db8:0:1::5");
    expect((await remembered(id, 3)).at(-1)).toBe("2001:db8:0:1::/64");
    expect(await alarms(id)).toBe(1);
    const entries = await db().auditEntry.findMany({
      where: { subject: id, action: "api_key.used_elsewhere" },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ detail }) => detail)).toEqual([
      { network: "198.51.100.0/24" },
      { network: "2001:db8:0:1::/64" },
    ]);
  });

  it("are not stored while the report fails, and are reported with the next use", async () => {
    const { id, key } = await aKey(["shop"]);
    await ask(key, "203.0.113.7");
    await remembered(id, 1);
    const failed = new Promise<void>((resolve) =>
      onNewNetwork(async () => {
        resolve();
        throw new Error("a report that fails");
      }),
    );
    await ask(key, "198.51.100.4");
    await failed;
    await sleep(100);
    expect(await networksOf(id)).toHaveLength(1);
    onNewNetwork(reportNewNetwork);
    await ask(key, "198.51.100.4");
    expect(await remembered(id, 2)).toHaveLength(2);
    expect(await alarms(id)).toBe(1);
  });

  it("are limited to the latest twenty", async () => {
    const { id, key } = await aKey(["shop"]);
    const networks = Array.from({ length: 20 }, (_, n) => `10.0.${n}.0/24`);
    await db().apiKey.update({ where: { id }, data: { networks } });
    await ask(key, "10.1.0.1");
    for (let tries = 0; tries < 250 && !(await networksOf(id)).includes("10.1.0.0/24"); tries += 1)
      await sleep(20);
    expect(await networksOf(id)).toEqual([...networks.slice(1), "10.1.0.0/24"]);
  });
});
