import { CHANNEL, tellChanges } from "@/lib/catalogue/freshness/changes";
import { db } from "@/lib/db";
import { listen } from "@/lib/process/listen";
import { allowPrograms, anAdmin, aProduct } from "@/tests/support/builders";
import { request } from "@/tests/support/http";
import { until } from "@/tests/support/stop-points";

const heard: string[] = [];
let begun = 0;
let stop: () => Promise<void>;

beforeAll(async () => {
  await allowPrograms();
  stop = listen(CHANNEL, { heard: (slug) => heard.push(slug), begun: () => begun++ });
  await until("it listens", async () => begun === 1);
});
beforeEach(() => heard.splice(0));
afterAll(() => stop());

const hears = (slug: string) => until(slug, async () => heard.includes(slug));

it("hears every change of a product that is committed, and no other", async () => {
  const { slug, id } = await slugOf(await aProduct());
  const { token } = await anAdmin();
  const rolledBack = db().$transaction(async (tx) => {
    await tellChanges(tx, ["never-happened"]);
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  const changes: [string, string, object][] = [
    ["PUT", "/products/toggle-listing", { product_id: id }],
    ["POST", `/admin/products/${id}/stock`, { reason: "received", units: 1 }],
  ];
  for (const [method, path, body] of changes) {
    heard.splice(0);
    await request(path, { method: method as "PUT" | "POST", body, token });
    await hears(slug);
  }
  expect(heard).not.toContain("never-happened");
});

it("listens again when its connection is lost, and says that it may have missed something", async () => {
  const before = begun;
  await db().$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE 'listen %' AND datname = current_database()`;
  await until("it listens again", async () => begun === before + 1);
  await tellChanges(db(), ["after-the-gap"]);
  await hears("after-the-gap");
});

it("is over when it is stopped", async () => {
  await stop();
  await tellChanges(db(), ["too-late"]);
  await until("nobody listens", async () => (await listeners()).length === 0);
  expect(heard).not.toContain("too-late");
});

function listeners() {
  return db().$queryRaw<unknown[]>`
    SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'listen %' AND datname = current_database()`;
}

function slugOf({ id }: { id: string }) {
  return db().product.findUniqueOrThrow({ where: { id }, select: { id: true, slug: true } });
}
