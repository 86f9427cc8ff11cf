import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { JOBS } from "@/lib/boot/jobs";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { type JobName, onWake } from "@/lib/jobs/wake";
import type { RazorpayLocal } from "@/packages/razorpay-local/index";
import type { RazorpayLocalOptions } from "@/packages/razorpay-local/types";
import { type Answer, respond } from "@/tests/support/servers/http";
import { startStandIn } from "@/tests/support/servers/razorpay-local";
import type { Person } from "@/tests/support/shop/builders";
import { pointShopAt } from "@/tests/support/shop/shop";

type Asking = {
  body?: unknown;
  by?: Person;
  method?: string;
  headers?: Record<string, string>;
};

export type ServedShop = {
  origin: string;
  provider: RazorpayLocal;
  /** An HTTP call as a program with this person's token. */
  ask(path: string, options?: Asking): Promise<Answer>;
  /** Resolves once no webhook and no job is running. */
  quiet(): Promise<void>;
  /** Runs the scheduled jobs. */
  jobs: Record<"reconcile" | "expire" | "sweep" | "refunds" | "webhooks", () => Promise<unknown>>;
  close(): Promise<void>;
};

const jobs = {
  reconcile: () => JOBS.reconcile.run(),
  expire: () => JOBS.expire.run(),
  sweep: () => JOBS.sweep.run(),
  refunds: () => JOBS.refunds.run(),
  webhooks: () => JOBS.webhooks.run(),
};

/**
 * The shop's handlers behind a real HTTP server, with the provider's webhooks arriving and jobs
 * running when woken. Call it first: the settings are read once.
 */
export async function openServedShop(
  options: Partial<RazorpayLocalOptions> = {},
): Promise<ServedShop> {
  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startStandIn({
    webhookUrl: `${origin}/api/payments/webhook`,
    ...options,
  });
  process.env.APP_ORIGIN = origin;
  await pointShopAt(provider);
  const runner = runOnKick();
  // A job may cause refunds, which cause webhooks, which cause jobs.
  const quiet = async () => {
    do await provider.control.webhooksIdle();
    while (await runner.finish());
  };
  return {
    origin,
    provider,
    ask: (path, call = {}) => ask(origin, path, call),
    quiet,
    jobs,
    close: async () => {
      await quiet();
      await provider.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await db().$disconnect();
    },
  };
}

/** Runs one job at a time, and once more if woken meanwhile, as the job runner does. */
function runOnKick() {
  type Kicked = Exclude<JobName, "mail" | "papers">;
  const running = new Map<Kicked, Promise<unknown>>();
  const again = new Set<Kicked>();
  const run = async (name: Kicked): Promise<void> => {
    do {
      again.delete(name);
      await jobs[name]();
    } while (again.has(name));
    running.delete(name);
  };
  onWake((name) => {
    // Mails stay in the outbox, where the tests read them; a document is drawn when it is asked for.
    if (name === "mail" || name === "papers") return;
    if (running.has(name)) again.add(name);
    else running.set(name, run(name));
  });
  return {
    /** Returns whether there was anything to wait for. */
    finish: async () => {
      const isBusy = running.size > 0;
      while (running.size > 0) await Promise.all(running.values());
      return isBusy;
    },
  };
}

async function ask(
  origin: string,
  path: string,
  { body, by, method, headers: more }: Asking,
): Promise<Answer> {
  const headers: Record<string, string> = { "x-api-key": DEMO_API_KEY, ...more };
  if (by) headers.authorization = `Bearer ${by.token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(`${origin}/api${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: "manual",
  });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text), headers: response.headers };
}

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(Buffer.from(chunk));
  const url = `http://${req.headers.host}${req.url}`;
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value));
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const method = req.method ?? "GET";
  const response = await respond(new Request(url, { method, headers, body }));
  res.writeHead(response.status, Object.fromEntries(response.headers));
  res.end(Buffer.from(await response.arrayBuffer()));
}
