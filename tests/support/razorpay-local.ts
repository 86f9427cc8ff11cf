import { createServer, type Server } from "node:http";
import Razorpay from "razorpay";
import { createRazorpayLocal, type RazorpayLocal } from "../../scripts/razorpay-local/index.ts";
import type { RazorpayLocalOptions } from "../../scripts/razorpay-local/types.ts";

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

/** The official SDK, pointed at this origin; `keySecret` may be wrong on purpose. */
export function sdkFor(origin: string, keySecret = KEYS.keySecret): Razorpay {
  const sdk = new Razorpay({ key_id: KEYS.keyId, key_secret: keySecret });
  Object.assign(axiosOf(sdk).defaults, { baseURL: origin, proxy: false, timeout: 3_000 });
  return sdk;
}

/** The one HTTP client of the SDK, which its typings do not show. */
export function axiosOf(sdk: Razorpay): Axios {
  return (sdk as unknown as { api: { rq: Axios } }).api.rq;
}

export type Received = { headers: Record<string, unknown>; body: string };

/** A webhook receiver that answers the statuses given, then 200 for ever. */
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
