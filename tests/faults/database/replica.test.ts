import { calls } from "@/lib/api-docs/calls";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { looks, replicaAfter, watchReplica } from "@/lib/replica/watch";
import { everyDoor } from "@/tests/support/calls/edges";
import { request } from "@/tests/support/servers/http";
import { type PgProxy, pgProxy } from "@/tests/support/servers/pg-proxy";
import { type Standby, standbyOf } from "@/tests/support/servers/standby";
import { until } from "@/tests/support/servers/stop-points";
import { allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";
import { add, productData } from "@/tests/support/shop/product-form";

let standby: Standby;
let way: PgProxy;
let one: Person;
let other: Person;

// The settings are read once.
beforeAll(async () => {
  standby = await standbyOf(String(process.env.DATABASE_URL));
  way = await pgProxy(standby.url);
  // So that a paused replica is old and yet asked.
  Object.assign(process.env, {
    DATABASE_REPLICA_URL: way.url,
    DATABASE_REPLICA_MAX_LAG_MS: "600000",
  });
  looks.everyMs = 50;
  await allowPrograms();
  [one, other] = await Promise.all([anAdmin(), anAdmin()]);
  watchReplica();
  await isUsed();
});
afterAll(async () => {
  await db().$disconnect();
  await way.close();
  await standby.end();
});

const isUsed = () => until("the replica is asked", async () => replicaAfter(0) !== null);

/** What a person finds by a product's name, and what answered. */
async function found(by: Person, name: string) {
  const before = await reads();
  const query = encodeURIComponent(name);
  const { status, body } = await request(`/admin/products?query=${query}`, { token: by.token });
  expect(status).toBe(200);
  const after = await reads();
  const from = Object.keys(after).filter((key) => after[key] !== before[key]);
  return { count: body.products.length, from: from.join() };
}

async function metrics(): Promise<string> {
  return (await request("/metrics")).body;
}

async function reads(): Promise<Record<string, string>> {
  const lines = (await metrics()).matchAll(
    /^database_replica_reads_total\{from="(\w+)"\} (\d+)$/gm,
  );
  return Object.fromEntries([...lines].map(([, from, count]) => [from ?? "", count ?? ""]));
}

async function added(by: Person): Promise<string> {
  const data = productData();
  expect((await add(by.token, { data })).status).toBe(200);
  return String(data.name);
}

it("shows a person's own change at once and to others when it has it", async () => {
  await standby.pause();
  const name = await added(one);
  expect(await found(one, name)).toEqual({ count: 1, from: "primary" });
  expect(await found(other, name)).toEqual({ count: 0, from: "replica" });
  await standby.resume();
  await until("the other sees it", async () => (await found(other, name)).count === 1);
  await until("the one reads there too", async () => (await found(one, name)).from === "replica");
  expect((await found(one, name)).count).toBe(1);
});

it("another instance knows who has just written", async () => {
  await standby.pause();
  const name = await added(one);
  // What this process knows by itself.
  (globalThis as { wrote?: Map<string, number> }).wrote?.clear();
  expect(await found(one, name)).toEqual({ count: 1, from: "primary" });
  await standby.resume();
});

it("is not asked while it is older than allowed, and the figures say how old it is", async () => {
  await until("it has caught up", async () => (await found(other, "nothing")).from === "replica");
  await standby.pause();
  env().DATABASE_REPLICA_MAX_LAG_MS = 300;
  const name = await added(one);
  await until("it is too old", async () => (await found(other, name)).from === "primary");
  expect((await found(other, name)).count).toBe(1);
  const lag = /^database_replica_lag_seconds ([\d.]+)$/m.exec(await metrics())?.[1];
  expect(Number(lag)).toBeGreaterThan(0.3);
  env().DATABASE_REPLICA_MAX_LAG_MS = 600_000;
  await standby.resume();
});

it("is left for the primary without a failure when it goes, and asked again when it is back", async () => {
  await isUsed();
  const name = await added(one);
  way.cut();
  const { count, from } = await found(other, name);
  expect(count).toBe(1);
  expect(["failed", "primary"]).toContain(from);
  await until("it is away", async () => replicaAfter(0) === null);
  expect(await found(other, name)).toEqual({ count: 1, from: "primary" });
  expect(await metrics()).toMatch(/^database_replica_lag_seconds \+Inf$/m);
  way.mend();
  await isUsed();
  await until("it answers", async () => (await found(other, name)).from === "replica");
});

it("answers every call that may lag, and none of them writes", async () => {
  const lists = calls.filter(({ mayLag }) => mayLag);
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ method, access }) => method !== "GET" || access !== "admin")).toEqual([]);
  const { ask, admin } = await everyDoor();
  await until(
    "it knows the administrator",
    async () => (await found(admin, "no")).from === "replica",
  );
  const before = await reads();
  for (const spec of lists) {
    const answer = await ask(spec, { query: "?query=ab" });
    expect([spec.path, [200, 422]]).toEqual([spec.path, expect.arrayContaining([answer.status])]);
  }
  const after = await reads();
  expect(after.failed).toBe(before.failed);
  expect(Number(after.replica)).toBeGreaterThan(Number(before.replica) + 10);
});
