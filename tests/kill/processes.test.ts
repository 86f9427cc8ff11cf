import fs from "node:fs";
import path from "node:path";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { type Several, startSeveral } from "@/tests/support/servers/several";
import { type SmtpServer, startSmtp } from "@/tests/support/servers/smtp";
import { until } from "@/tests/support/servers/stop-points";
import { visitors } from "@/tests/support/servers/visitors";
import { aCustomer, allowPrograms, aProduct } from "@/tests/support/shop/builders";

const root = path.join(__dirname, "../..");
/** A build of its own: this test replaces it. */
const distDir = `${process.env.TEST_DIST_DIR}-several`;
const build = path.join(root, distDir);
const key = { "x-api-key": DEMO_API_KEY };
const PATHS = ["/api/products/all?limit=1", "/", "/api/health", "/contact"];
let smtp: SmtpServer;
let shop: Several;
let here: ReturnType<typeof visitors> | undefined;

beforeAll(async () => {
  fs.cpSync(path.join(root, process.env.TEST_DIST_DIR ?? ""), build, { recursive: true });
  await allowPrograms();
  await aProduct();
  smtp = await startSmtp();
  const SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  shop = await startSeveral({ SMTP_URL, SHUTDOWN_DELAY_MS: "500" }, distDir);
  await shop.haveBeenReady(2);
});
afterEach(async () => {
  await here?.goHome();
  here = undefined;
});
afterAll(async () => {
  shop?.supervisor.kill("SIGKILL");
  await shop?.ended;
  await smtp?.close();
  fs.rmSync(build, { recursive: true, force: true });
});

function come() {
  here = visitors(shop.origin, PATHS, key);
  return here;
}

const ask = (address: string) => fetch(shop.origin + address, { headers: key });

/** The value of a metric on the page that stands for all processes. */
async function figure(name: string): Promise<number> {
  const text = await (await ask("/api/metrics")).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}
const ASKED = 'http_requests_total{call="GET /products/all",status="200"}';

it("adds up what all processes have counted, and runs jobs that any of them wakes", async () => {
  const before = await figure(ASKED);
  for (let count = 0; count < 10; count += 1) {
    const answer = await fetch(`${shop.origin}/api/products/all?limit=1`, {
      headers: { ...key, connection: "close" },
    });
    expect(answer.status).toBe(200);
  }
  expect(await figure(ASKED)).toBe(before + 10);
  expect(await figure("shop_processes")).toBe(2);
  const { email } = await aCustomer();
  // Two requests in a row come to both processes, and only one of them runs jobs.
  for (const to of [email, (await aCustomer()).email]) {
    const answer = await fetch(`${shop.origin}/api/users/password-reset/request`, {
      method: "POST",
      headers: { ...key, "content-type": "application/json", connection: "close" },
      body: JSON.stringify({ email: to }),
    });
    expect(answer.status).toBe(200);
  }
  await until("both mails are sent", async () => {
    const where = { sentAt: { not: null }, createdAt: { gte: new Date(Date.now() - 60_000) } };
    return (await db().outboxMail.count({ where })) >= 2;
  });
});

it("loses what a killed process was answering, and nothing after it", async () => {
  const many = come();
  await until("there are visitors", async () => many.visits.length > 20);
  const pid = shop.ready()[0]?.pid ?? 0;
  process.kill(pid, "SIGKILL");
  await until("it is missed", async () => shop.log().some((line) => /is started$/.test(line)));
  const missed = performance.now();
  await shop.haveBeenReady(3);
  await until(
    "they go on",
    async () => many.visits.filter(({ begun }) => begun > missed).length > 40,
  );
  await many.goHome();
  expect(many.failed().filter(({ begun }) => begun > missed)).toEqual([]);
  // Four visitors ask for one thing at a time.
  expect(many.failed().length).toBeLessThanOrEqual(4);
  expect(await figure("shop_process_restarts_total")).toBe(1);
});

it("replaces every process by a new build on SIGHUP without a failed request", async () => {
  const before = await figure(ASKED);
  const earlier = shop.ready().map(({ pid }) => pid);
  fs.writeFileSync(path.join(build, "BUILD_ID"), "the-next-build");
  const many = come();
  await until("there are visitors", async () => many.visits.length > 20);
  shop.supervisor.kill("SIGHUP");
  await until(
    "all are replaced",
    async () => shop.log().includes("every process has been replaced"),
    120_000,
  );
  await many.goHome();
  expect(many.failed()).toEqual([]);
  // One that leaves does not take this machine out of a load balancer.
  const health = many.visits.filter((one) => one.path === "/api/health");
  expect(new Set(health.map(({ outcome }) => outcome))).toEqual(new Set([200]));
  const fresh = shop.ready().slice(-2);
  expect(fresh.map((one) => one.build)).toEqual(["the-next-build", "the-next-build"]);
  expect(fresh.map(({ pid }) => pid).filter((pid) => earlier.includes(pid))).toEqual([]);
  const asked = many.visits.filter((one) => one.path === PATHS[0]).length;
  // Those that have left had told what they had counted.
  expect(await figure(ASKED)).toBe(before + asked);
});

it("keeps the earlier build when the new one does not start", async () => {
  const manifest = path.join(build, "required-server-files.json");
  const whole = fs.readFileSync(manifest);
  const count = shop.ready().length;
  fs.rmSync(path.join(build, "server"), { recursive: true });
  shop.supervisor.kill("SIGHUP");
  await until(
    "it is refused",
    async () => shop.log().some((line) => /the earlier one goes on/.test(line)),
    120_000,
  );
  fs.writeFileSync(manifest, whole);
  expect(shop.ready()).toHaveLength(count);
  expect((await ask("/api/health")).status).toBe(200);
});

it("says that it ends, ends in order, and leaves no copy of the build", async () => {
  shop.supervisor.kill("SIGTERM");
  await until("health turns", async () => (await ask("/api/health")).status === 503);
  expect(await shop.ended).toBe(0);
  const mine = `.next-run-${shop.supervisor.pid}-`;
  expect(fs.readdirSync(root).filter((name) => name.startsWith(mine))).toEqual([]);
});

it("gives up at once, in one sentence, when its settings are wrong", async () => {
  const wrong = await startSeveral({ AUTH_SECRET: "", NEXTAUTH_SECRET: "" });
  expect(await wrong.ended).toBe(1);
  expect(wrong.log().filter((line) => /does not start/.test(line))).toHaveLength(1);
});
