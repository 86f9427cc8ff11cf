import "server-only";
import type { Readable } from "node:stream";
import { Agent, type Dispatcher, request } from "undici";
import { AppError } from "@/lib/call/errors";
import { required } from "@/lib/env";
import { onShutdown } from "@/lib/process/shutdown";

/** How long the API tier may take, in milliseconds. A test shortens them before the first request. */
export const patience = {
  /** Until the connection stands. */
  connect: 2_000,
  /** Until a whole JSON answer is there; of a file its head, and each further piece. */
  answer: 10_000,
  /** Until a form with files is answered: pictures are made anew before that. */
  upload: 60_000,
};

export type UpstreamRequest = {
  method: Dispatcher.HttpMethod;
  /** With its query: "/api/products/all?limit=20". */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | Readable;
  signal?: AbortSignal;
  /** Until the head of the answer comes, where that is not `patience.answer`. */
  headMs?: number;
};

export type UpstreamResponse = Dispatcher.ResponseData;

/** Nobody answered: a read may be tried once more. */
export class Outage extends AppError {}

/**
 * Sends one request to the API tier over connections that are kept. The body of the answer must be read or
 * destroyed.
 * @throws Outage when nothing answers or not in time; whatever error the body that is sent throws.
 */
export async function requestUpstream(sent: UpstreamRequest): Promise<UpstreamResponse> {
  const { method, path, headers, body, signal, headMs } = sent;
  try {
    return await request(new URL(path, required("API_URL")), {
      method,
      // What passes through is compressed once, by the tier that the browser talks to.
      headers: { "accept-encoding": "identity", ...headers },
      body,
      signal,
      dispatcher: agent(),
      headersTimeout: headMs ?? patience.answer,
      bodyTimeout: patience.answer,
    });
  } catch (cause) {
    throw outage(cause, method);
  }
}

/** Asks once more when nobody answered: for reads only, a change may have happened. */
export async function twice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Outage) return ask();
    throw error;
  }
}

/** What went wrong on the way to an answer, in words; an expected failure stays what it is. */
export function outage(cause: unknown, method: string): AppError {
  if (cause instanceof AppError) return cause;
  const { code = "", name = "" } = cause as { code?: string; name?: string };
  const isLate = name === "TimeoutError" || LATE.has(code);
  return noAnswer(isLate ? "late" : "lost", NEVER_SENT.has(code) ? "GET" : method, cause);
}

/** Says that no answer came, or only one of something in between. */
export function noAnswer(how: "late" | "lost", method: string, cause?: unknown): Outage {
  return how === "late"
    ? new Outage("upstream_timeout", `The shop takes too long to answer. ${advice(method)}`, {
        cause,
      })
    : new Outage("upstream_failed", `The shop is not answering. ${advice(method)}`, { cause });
}

/** Whoever sends a change again should know that the first one may have happened. */
export function advice(method: string): string {
  return method === "GET" ? "Please try again." : "Look whether it was done before you try again.";
}

const LATE = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);
const NEVER_SENT = new Set([
  ...["UND_ERR_CONNECT_TIMEOUT", "ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN"],
]);

/** More at once than one process answers in time; the next wait for a free connection, within their time. */
const CONNECTIONS = 256;
const kept = globalThis as { upstreamAgent?: Agent };

/**
 * Once a process, also where Next bundles this file more than once. The other side may close a kept connection
 * just as a change is sent on it, and a change is never sent twice: so undici's own rules stay as they are. It
 * closes two seconds before the time that the other side names in Keep-Alive, after four seconds where it names
 * none, and looks whether a quiet connection was closed before it uses it again.
 */
function agent(): Agent {
  kept.upstreamAgent ??= newAgent();
  return kept.upstreamAgent;
}

function newAgent(): Agent {
  const made = new Agent({
    connect: { timeout: patience.connect },
    connections: CONNECTIONS,
    // One answer after the other on each connection: none waits behind a slow one, none fails with another.
    pipelining: 1,
    allowH2: false,
  });
  onShutdown("upstream", () => made.close());
  return made;
}
