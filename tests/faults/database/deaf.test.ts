import { publishChanges } from "@/lib/catalogue/changes/publish";
import { type Changed, subscribe } from "@/lib/catalogue/changes/subscribe";
import { db } from "@/lib/db";
import { hearing } from "@/lib/process/hearing";
import { pulse } from "@/lib/process/listen";
import { nameOf } from "@/lib/statement-names";
import { request } from "@/tests/support/servers/http";
import { type PgProxy, pgProxy } from "@/tests/support/servers/pg-proxy";
import { until } from "@/tests/support/servers/stop-points";
import { allowPrograms } from "@/tests/support/shop/builders";

const changes: Changed[] = [];
let direct: PgProxy;
let usual: PgProxy;

// The settings are read once: the usual way to the database, and the one past a pooler.
beforeAll(async () => {
  const url = String(process.env.DATABASE_URL);
  [direct, usual] = await Promise.all([pgProxy(url), pgProxy(url)]);
  Object.assign(process.env, { DATABASE_URL: usual.url, DATABASE_DIRECT_URL: direct.url });
  Object.assign(pulse, { everyMs: 100, heardMs: 500 });
  await allowPrograms();
  subscribe({ onChange: (changed) => changes.push(changed) });
});
beforeEach(() => until("it hears", async () => hearing().get("product") === "hears"));
afterAll(async () => {
  await db().$disconnect();
  await Promise.all([direct.close(), usual.close()]);
});

const problem = async () => {
  const { body } = await request("/ready", { cookie: "" });
  const problems: { what: string; message: string }[] = body.problems;
  return problems.find(({ what }) => what === "notices")?.message;
};
const gauge = async () => {
  const { body } = await request("/metrics");
  return /^database_notices_heard\{channel="product"\} (\d)$/m.exec(body)?.[1];
};

it("is found out when it drops notices, while pages are made anew all the time", async () => {
  expect([await problem(), await gauge()]).toEqual([undefined, "1"]);
  direct.manners.isDeaf = true;
  await until("it is deaf", async () => hearing().get("product") === "deaf");
  expect(await problem()).toMatch(/not heard: set DATABASE_DIRECT_URL to PostgreSQL itself/);
  expect(await gauge()).toBe("0");
  changes.splice(0);
  await publishChanges(db(), ["missed"]);
  await until("all pages are made anew", async () => changes.includes(null));
  expect(changes.flat()).not.toContain("missed");
  direct.manners.isDeaf = false;
  await until("it hears again", async () => hearing().get("product") === "hears");
  expect(await problem()).toBeUndefined();
  await publishChanges(db(), ["heard"]);
  await until("the change", async () => changes.flat().includes("heard"));
});

it("is told apart from one that is gone", async () => {
  direct.cut();
  await until("it is lost", async () => hearing().get("product") === "lost");
  expect(await problem()).toMatch(/^The connection that hears of changed products is lost/);
  direct.mend();
  await until("it hears again", async () => hearing().get("product") === "hears");
});

it("keeps names from a pooler that hands them on as they are", async () => {
  const sql = "SELECT 1 WHERE 1 = $1";
  await db().$queryRaw`SELECT 1`;
  expect(nameOf(sql)).not.toBe("");
  usual.manners.isPooler = true;
  usual.cut();
  usual.mend();
  await until("the pool is filled anew", async () =>
    db().$queryRaw`SELECT 1`.then(
      () => nameOf(sql) === "",
      () => false,
    ),
  );
});
