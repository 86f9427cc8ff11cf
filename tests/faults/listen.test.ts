import { CHANNEL, publishChanges, slugsOf } from "@/lib/catalogue/changes/publish";
import { db } from "@/lib/db";
import { listen } from "@/lib/process/listen";
import { request } from "@/tests/support/servers/http";
import { until } from "@/tests/support/servers/stop-points";
import { allowPrograms, anAdmin, aProduct } from "@/tests/support/shop/builders";

const received: string[] = [];
let connections = 0;
let stop: () => Promise<void>;

beforeAll(async () => {
  await allowPrograms();
  stop = listen(CHANNEL, {
    onNotification: (slug) => received.push(slug),
    onConnect: () => connections++,
    notify: (channel, payload) => db().$executeRaw`SELECT pg_notify(${channel}, ${payload})`,
  });
  await until("it listens", async () => connections === 1);
});
beforeEach(() => received.splice(0));
afterAll(() => stop());

const isReceived = (slug: string) => until(slug, async () => received.includes(slug));

it("receives every committed change of a product and no other", async () => {
  const { slug, id } = await slugOf(await aProduct());
  const { token } = await anAdmin();
  const rolledBack = db().$transaction(async (tx) => {
    await publishChanges(tx, ["never-happened"]);
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  const changes: [string, string, object][] = [
    ["PUT", "/products/toggle-listing", { product_id: id }],
    ["POST", `/admin/products/${id}/stock`, { reason: "received", units: 1 }],
  ];
  for (const [method, path, body] of changes) {
    received.splice(0);
    await request(path, { method: method as "PUT" | "POST", body, token });
    await isReceived(slug);
  }
  expect(received).not.toContain("never-happened");
});

it("receives all slugs of a large import in a few notifications", async () => {
  const slugs = Array.from({ length: 200 }, (_, n) => `${"long-".repeat(15)}${n}`);
  await publishChanges(db(), slugs);
  await until("all", async () => received.flatMap(slugsOf).length >= slugs.length);
  expect(received.flatMap(slugsOf)).toEqual(slugs);
  expect(received).toHaveLength(3);
});

it("publishes nothing when nothing changed", async () => {
  await publishChanges(db(), []);
  await publishChanges(db(), ["after-nothing"]);
  await isReceived("after-nothing");
  expect(received).toEqual(["after-nothing"]);
});

it("reconnects when its connection is lost and reports possibly missed changes", async () => {
  const before = connections;
  await db().$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE 'listen %' AND datname = current_database()`;
  await until("it listens again", async () => connections === before + 1);
  await publishChanges(db(), ["after-the-gap"]);
  await isReceived("after-the-gap");
});

it("ends when stopped", async () => {
  await stop();
  await publishChanges(db(), ["too-late"]);
  await until("nobody listens", async () => (await listeners()).length === 0);
  expect(received).not.toContain("too-late");
});

function listeners() {
  return db().$queryRaw<unknown[]>`
    SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'listen %' AND datname = current_database()`;
}

function slugOf({ id }: { id: string }) {
  return db().product.findUniqueOrThrow({ where: { id }, select: { id: true, slug: true } });
}
