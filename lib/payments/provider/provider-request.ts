import "server-only";
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from "undici";
import { env, required } from "@/lib/env";
import { noAnswer, refusal } from "@/lib/payments/provider/provider-error";
import { isStandIn } from "@/lib/payments/settings/settings";

/** Longer than the provider takes in practice, short enough for a waiting person; until the whole answer. */
const TIMEOUT_MS = 9_000;

type Sent = {
  query?: Record<string, number | string>;
  body?: object;
  headers?: Record<string, string>;
};

/** Reads from the provider: "/v1/orders". Returns the JSON of its answer. @throws ProviderError. */
export function fromProvider(path: string, query: Sent["query"] = {}): Promise<unknown> {
  return send("GET", path, { query });
}

/** Sends JSON to the provider, once: after a lost answer nobody knows whether it has acted. @throws ProviderError. */
export function toProvider(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  return send("POST", path, { body, headers });
}

async function send(method: "GET" | "POST", path: string, sent: Sent): Promise<unknown> {
  const { status, text } = await answerOf(method, path, sent).catch((cause: unknown) => {
    throw noAnswer(cause);
  });
  const body = parsed(text);
  if (status >= 200 && status < 300) return body;
  throw refusal(status, body);
}

async function answerOf(method: "GET" | "POST", path: string, { query, body, headers }: Sent) {
  const answer = await request(new URL(path, env().RAZORPAY_API_ORIGIN), {
    method,
    query,
    headers: { authorization: authorization(), ...JSON_TYPE, ...headers },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    dispatcher: dispatcher(),
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}

const JSON_TYPE = { "content-type": "application/json" };

function authorization(): string {
  const pair = `${required("RAZORPAY_KEY_ID")}:${required("RAZORPAY_KEY_SECRET")}`;
  return `Basic ${Buffer.from(pair).toString("base64")}`;
}

/** Half an answer, or a proxy's page, is undefined. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const globalState = globalThis as { providerDispatcher?: Dispatcher };

/** One per process, even if Next bundles this file more than once. */
function dispatcher(): Dispatcher {
  globalState.providerDispatcher ??= connect();
  return globalState.providerDispatcher;
}

/** The provider may be behind the proxy that HTTPS_PROXY names; its stand-in is on this machine. */
function connect(): Dispatcher {
  return isStandIn() ? new Agent() : new EnvHttpProxyAgent();
}
