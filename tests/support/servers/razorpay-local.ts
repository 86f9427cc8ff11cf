import { createServer, type Server } from "node:http";
import Razorpay from "razorpay";
import { createRazorpayLocal, type RazorpayLocal } from "../../../packages/razorpay-local/index.ts";
import type { RazorpayLocalOptions } from "../../../packages/razorpay-local/types.ts";

export const KEYS = {
  keyId: "rzp_test_local00000001",
  keySecret: "local-secret-for-tests",
  webhookSecret: "local-webhook-secret",
};

type Axios = {
  defaults: { baseURL?: string; proxy?: boolean; timeout?: number };
  post: (
    path: string,
    body: object,
    config: { headers: Record<string, string> },
  ) => Promise<{ data: unknown }>;
};

/** A stand-in on a free port. The caller closes it. */
export function startStandIn(options: Partial<RazorpayLocalOptions> = {}): Promise<RazorpayLocal> {
  return createRazorpayLocal({ ...KEYS, ...options });
}

/** The official SDK at this origin; `keySecret` may be wrong on purpose. */
export function sdkFor(origin: string, keySecret = KEYS.keySecret): Razorpay {
  const sdk = new Razorpay({ key_id: KEYS.keyId, key_secret: keySecret });
  Object.assign(axiosOf(sdk).defaults, { baseURL: origin, proxy: false, timeout: 3_000 });
  return sdk;
}

/** The SDK's HTTP client, which its types do not expose. */
export function axiosOf(sdk: Razorpay): Axios {
  return (sdk as unknown as { api: { rq: Axios } }).api.rq;
}

export type Received = { headers: Record<string, unknown>; body: string };

/** A webhook receiver that answers the given statuses, then always 200. */
export async function startReceiver(statuses: number[] = []) {
  const received: Received[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(Buffer.from(chunk));
    received.push({ headers: req.headers, body: Buffer.concat(chunks).toString("utf8") });
    res.writeHead(statuses.shift() ?? 200).end();
  });
  const port = await listen(server);
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}/hook`, received, close };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

export const AMOUNT = 49_900;

/** A stand-in for one test file, reset before each test, with common helpers. */
export function forEachTest(options: Partial<RazorpayLocalOptions> = {}) {
  let local: RazorpayLocal;
  let sdk: Razorpay;
  beforeAll(async () => {
    local = await startStandIn(options);
    sdk = sdkFor(local.origin);
  });
  beforeEach(() => local.control.reset());
  afterAll(() => local.close());
  const newOrder = (more: object = {}) =>
    sdk.orders.create({ amount: AMOUNT, currency: "INR", receipt: "co_01HX", ...more });
  const paid = async (more: object = {}, how: PayHow = {}) =>
    local.control.pay((await newOrder(more)).id, how).payment;
  return { local: () => local, sdk: () => sdk, control: () => local.control, newOrder, paid };
}

type PayHow = Parameters<RazorpayLocal["control"]["pay"]>[1];

/** A stand-in that posts its webhooks to a receiver; both are closed after `run`. */
export async function withReceiver(
  run: (local: RazorpayLocal, hooks: Awaited<ReturnType<typeof startReceiver>>) => Promise<void>,
  { statuses = [], ...options }: Partial<RazorpayLocalOptions> & { statuses?: number[] } = {},
): Promise<void> {
  const hooks = await startReceiver(statuses);
  const local = await startStandIn({ webhookUrl: hooks.url, ...options });
  try {
    await run(local, hooks);
  } finally {
    await local.close();
    await hooks.close();
  }
}

/** An order created and paid at this stand-in. */
export async function paidAt(local: RazorpayLocal, more: object = {}, how: PayHow = {}) {
  const wanted = { amount: AMOUNT, currency: "INR", ...more };
  const order = await sdkFor(local.origin).orders.create(wanted);
  return local.control.pay(order.id, how).payment;
}

/** Asserts that the call is refused with 400 and this text. */
export async function refused(call: Promise<unknown>, description: string): Promise<void> {
  await expect(call).rejects.toMatchObject({
    statusCode: 400,
    error: { description: expect.stringContaining(description) },
  });
}

/** Waits at most ten seconds for a condition. */
export async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error("It did not happen within ten seconds.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
