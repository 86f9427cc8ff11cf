import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { type AppProcess, appProcess, freePort } from "@/tests/support/servers/app-process";
import { arrivals } from "@/tests/support/servers/arrivals";
import { type SmtpServer, startSmtp } from "@/tests/support/servers/smtp";
import { type Held, until, whileCommitting } from "@/tests/support/servers/stop-points";
import { aCustomer, allowPrograms, aProduct } from "@/tests/support/shop/builders";

const databaseUrl = process.env.DATABASE_URL ?? "";
let smtp: SmtpServer;
let app: AppProcess;
let port: number;
let origin: string;
let held: Held | undefined;

beforeAll(async () => {
  await allowPrograms();
  smtp = await startSmtp();
});
afterEach(async () => {
  await app.kill();
  await letGo();
});
afterAll(() => smtp.close());

/** Starts the application that a test ends, listening on `port`. */
async function started(delayMs: number): Promise<void> {
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  app = appProcess(port, { SMTP_URL, SHUTDOWN_DELAY_MS: String(delayMs) });
  await app.start();
}

/** Releases the held transaction and resolves once it is over, after the application has ended. */
async function letGo(): Promise<void> {
  const point = held;
  held = undefined;
  await point?.letGo();
}

async function ask(path: string, { body, token }: { body?: object; token?: string } = {}) {
  const answer = await fetch(`${origin}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "x-api-key": DEMO_API_KEY,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    body: body && JSON.stringify(body),
  });
  const connection = answer.headers.get("connection");
  return { status: answer.status, body: await answer.json(), connection };
}

it("reports shutdown, stops accepting, completes requests in flight and exits with 0", async () => {
  await started(3_000);
  const { token, userId } = await aCustomer();
  const body = { productid: (await aProduct()).id };
  held = await whileCommitting(databaseUrl, { table: "CartLine", on: "INSERT" });
  const asked = ask("/cart/addtocart", { body, token });
  await held.reached();
  const ended = app.end("SIGTERM");

  await until("health turns", async () => (await ask("/health")).status === 503);
  const [health, ready, products] = await Promise.all(
    ["/health", "/ready", "/products/all"].map((path) => ask(path)),
  );
  expect(health?.body).toMatchObject({ code: "unavailable", status: "stopping" });
  expect(ready?.body.problems).toMatchObject([{ what: "process" }]);
  // Clients that have not noticed yet are still served, with connection: close.
  expect(products).toMatchObject({ status: 200, connection: "close" });
  await until("no connection is taken any more", () =>
    ask("/health").then(
      () => false,
      () => true,
    ),
  );
  const isOver = letGo();
  expect(await asked).toMatchObject({ status: 200, connection: "close" });
  expect(await ended).toBe(0);
  await isOver;
  expect(await db().cartLine.count({ where: { cart: { userId } } })).toBe(1);
});

it("resets no connection on an immediate shutdown under many arrivals", async () => {
  await started(0);
  const counted = await answersCounted();
  expect((await ask("/advice", { body: QUESTION })).status).toBe(200);
  const others = arrivals(port, 36);
  await others.ready();
  others.ask();
  others.holdUpUntilSent();
  expect(await app.end("SIGTERM")).toBe(0);
  const fates = await others.fates(1);
  await others.end();
  expect(fates).toEqual(Array(36).fill(200));
  // Counted in memory only, until the shutdown.
  expect(await answersCounted()).toBe(counted + 1);
});

const QUESTION = {
  ...{ car: "tata-nexon-ev", place: "house", phases: 1 },
  ...{ hours_parked: 9, km_a_day: 40 },
};

async function answersCounted(): Promise<number> {
  return (await db().adviceCount.aggregate({ _sum: { count: true } }))._sum.count ?? 0;
}

it("does not interrupt a running job", async () => {
  const begun = new Date();
  await started(3_000);
  const { email } = await aCustomer();
  const isSent = `NEW."sentAt" IS NOT NULL AND NEW."to" = '${email}'`;
  const point = { table: "OutboxMail", on: "UPDATE", when: isSent } as const;
  held = await whileCommitting(databaseUrl, point);
  expect((await ask("/users/password-reset/request", { body: { email } })).status).toBe(200);
  await held.reached();
  const ended = app.end("SIGINT");
  await until("no connection is taken any more", () =>
    ask("/health").then(
      () => false,
      () => true,
    ),
  );
  const isOver = letGo();
  expect(await ended).toBe(0);
  await isOver;
  const mails = await db().outboxMail.findMany({ where: { to: email } });
  expect(mails).toMatchObject([{ tries: 1, sentAt: expect.any(Date) }]);
  const cut = await db().$queryRaw`
    SELECT name, state, output FROM pgboss.job
    WHERE state NOT IN ('created', 'completed') AND started_on >= ${begun}`;
  expect(cut).toEqual([]);
});
