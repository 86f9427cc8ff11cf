import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { db } from "@/lib/db";
import { migrationProblems } from "@/lib/health/migrations";
import { inFiles } from "@/tests/support/files/files";
import { request } from "@/tests/support/servers/http";
import { type SmtpServer, startSmtp } from "@/tests/support/servers/smtp";
import { until } from "@/tests/support/servers/stop-points";

inFiles();
/** The Authorization headers that the provider received. */
const asked: string[] = [];
// Any answer of the provider is a sign of life.
const provider = createServer((req, res) => {
  asked.push(req.headers.authorization ?? "nothing");
  res.writeHead(404).end();
});
let smtp: SmtpServer;

// The settings are read once, so both are there before anything else.
beforeAll(async () => {
  smtp = await startSmtp();
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  process.env.SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  process.env.RAZORPAY_API_ORIGIN = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await smtp.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

const fromOutside = { cookie: "", headers: { "sec-fetch-site": "cross-site" } };

it("is ready when every dependency answers, checks once for many callers and reveals no secret", async () => {
  // A busy machine may need more than one try within the limits.
  await until("it is ready", async () => (await request("/ready", fromOutside)).status === 200);
  const before = asked.length;
  const answers = await Promise.all([1, 2, 3].map(() => request("/ready", fromOutside)));
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, body: { status: "ready" } });
  }
  expect(asked).toHaveLength(before);
  expect(new Set(asked)).toEqual(new Set(["nothing"]));
});

it("names missing and failed migrations", async () => {
  const [applied] = await db().$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations LIMIT 1`;
  const known = [applied?.migration_name ?? ""];
  expect(await migrationProblems(known)).toEqual([]);
  const failed = "20991231000000_half_done";
  await db().$executeRaw`
    INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('half', '', ${failed})`;
  const problems = await migrationProblems([...known, failed, "20991231000001_later"]);
  await db().$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'half'`;
  expect(problems.map(({ what, message }) => `${what} ${message}`)).toEqual([
    "migrations Failed: 20991231000000_half_done. Run npm run db:migrate.",
    "migrations Not applied: 20991231000001_later. Run npm run db:migrate.",
  ]);
});

it("answers 503 everywhere once shutdown has begun", async () => {
  Object.assign(globalThis, { shutdown: { stopping: true, steps: new Map() } });
  expect(await request("/health", fromOutside)).toMatchObject({
    status: 503,
    body: { code: "unavailable", status: "stopping", message: "This process is about to end." },
  });
  expect(await request("/ready", fromOutside)).toMatchObject({
    status: 503,
    body: { problems: [{ what: "process" }] },
  });
});
