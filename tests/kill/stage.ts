import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import type { RazorpayLocal } from "@/packages/razorpay-local/index";
import { type Gate, openGate, type ProviderCall } from "@/tests/kill/provider-gate";
import { appProcess, freePort } from "@/tests/support/servers/app-process";
import { KEYS, startStandIn } from "@/tests/support/servers/razorpay-local";
import {
  type Held,
  type StatementPoint,
  whileCommitting,
  whileWriting,
} from "@/tests/support/servers/stop-points";
import {
  aBuyer,
  allowPrograms,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  body: any;
};
/** A customer with one unit in the cart of a product with ten in stock. */
export type Buyer = Person & { product: Sold };
/** Where the application is to be killed. */
export type Stop = (stage: Stage) => Promise<Held>;

type Headers = Record<string, string>;

export type Stage = {
  provider: RazorpayLocal;
  gate: Gate;
  origin: string;
  databaseUrl: string;
  post: (person: Person, path: string, body: object, headers?: Headers) => Promise<Answer>;
  get: (person: Person, path: string) => Promise<Answer>;
  /**
   * Starts the requests, kills the application when `count` of them have reached the stop, and restarts it.
   * Returns each response, null for none.
   */
  killAt: (stop: Stop, act: () => Promise<Answer>[], count?: number) => Promise<(Answer | null)[]>;
  close: () => Promise<void>;
};

/** The application as a process, its database, and the provider with webhooks into it. */
export async function openStage(): Promise<Stage> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startStandIn({
    webhookUrl: `${origin}/api/payments/webhook`,
    // The provider repeats for hours; here it does so as often but faster.
    retryDelaysMs: Array(100).fill(250),
  });
  const gate = await openGate(provider.origin);
  const settings = {
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRETS: KEYS.webhookSecret,
  };
  // Jobs run by a test need the application's settings.
  Object.assign(process.env, settings, { RAZORPAY_API_ORIGIN: provider.origin });
  await allowPrograms();
  const app = appProcess(port, { ...settings, RAZORPAY_API_ORIGIN: gate.origin });
  await app.start();
  const databaseUrl = process.env.DATABASE_URL ?? "";
  const post: Stage["post"] = (person, path, body, headers) =>
    ask(origin, person, path, body, headers);
  const get = (person: Person, path: string) => ask(origin, person, path);
  const close = async () => {
    await app.kill();
    await gate.close();
    await provider.close();
  };
  const stage: Stage = {
    ...{ provider, gate, origin, databaseUrl, post, get, close },
    killAt: async (stop, act, count = 1) => killed(app, await stop(stage), act, count),
  };
  return stage;
}

async function killed(
  app: ReturnType<typeof appProcess>,
  held: Held,
  act: () => Promise<Answer>[],
  count: number,
): Promise<(Answer | null)[]> {
  const answers = Promise.all(act().map((answer) => answer.catch(() => null)));
  try {
    await held.reached(count);
  } finally {
    await app.kill();
    await held.letGo();
    await app.start();
  }
  return answers;
}

/** Stops before the row is written; the transaction is lost. */
export const writing =
  (table: string, on: StatementPoint["on"], when?: string): Stop =>
  ({ databaseUrl }) =>
    whileWriting(databaseUrl, { table, on, when });

/** Stops in COMMIT; the transaction is kept but not answered. */
export const committing =
  (table: string, on: StatementPoint["on"], when?: string): Stop =>
  ({ databaseUrl }) =>
    whileCommitting(databaseUrl, { table, on, when });

/** Stops at the provider: `asked` but not made, or `made` but not answered. */
export const atProvider =
  (side: "asked" | "made", method: ProviderCall["method"], path: RegExp): Stop =>
  async ({ gate }) =>
    gate.hold({ method, path }, side);

export async function aBuyerOfOne(): Promise<Buyer> {
  const product = await aProduct({ quantity: 10 });
  return { ...(await aBuyer(product)), product };
}

/** The stock of this buyer's product. */
export async function shelf({ product }: Buyer): Promise<number> {
  const where = { id: product.id };
  return (await db().product.findUniqueOrThrow({ where, select: { quantity: true } })).quantity;
}

async function ask(
  origin: string,
  person: Person,
  path: string,
  body?: object,
  headers: Headers = {},
): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "x-api-key": DEMO_API_KEY,
      authorization: `Bearer ${person.token}`,
      "content-type": "application/json",
      ...headers,
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: answer.status, body: await answer.json() };
}
