import "server-only";
import type { Readable } from "node:stream";
import { Agent, type Dispatcher, request } from "undici";
import { AppError } from "@/lib/call/errors";
import { required } from "@/lib/env";
import { onShutdown } from "@/lib/process/shutdown";

/** Timeouts for the API tier, in milliseconds. A test shortens them before the first request. */
export const patience = {
  /** Until the connection is open. */
  connect: 2_000,
  /** Until a whole JSON answer; for a file until its headers, and between two chunks. */
  answer: 10_000,
  /** Until a form with files is answered: pictures are re-encoded before that. */
  upload: 60_000,
};

export type UpstreamRequest = {
  method: Dispatcher.HttpMethod;
  /** With the query: "/api/products/all?limit=20". */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | Readable;
  signal?: AbortSignal;
  /** Until the headers of the answer, if not `patience.answer`. */
  headMs?: number;
};

export type UpstreamResponse = Dispatcher.ResponseData;

/** The API tier did not answer: a read may be retried. */
export class Outage extends AppError {}

/**
 * Sends one request to the API tier over pooled connections. The caller must read or destroy the answer's
 * body.
 * @throws Outage when there is no answer in time; any error thrown by the body that is sent.
 */
export async function requestUpstream(sent: UpstreamRequest): Promise<UpstreamResponse> {
  const { method, path, headers, body, signal, headMs } = sent;
  try {
    return await request(new URL(path, required("API_URL")), {
      method,
      // Compressed once, by the tier that the browser talks to.
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

/** Retries once when there was no answer. For reads only: a change may have happened. */
export async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Outage) return ask();
    throw error;
  }
}

/** Turns a failure on the way to an answer into an error for people; an AppError stays as it is. */
export function outage(cause: unknown, method: string): AppError {
  if (cause instanceof AppError) return cause;
  const { code = "", name = "" } = cause as { code?: string; name?: string };
  const isLate = name === "TimeoutError" || LATE.has(code);
  return noAnswer(isLate ? "late" : "lost", NEVER_SENT.has(code) ? "GET" : method, cause);
}

/** The error for no answer, or only an answer from a proxy in between. */
export function noAnswer(how: "late" | "lost", method: string, cause?: unknown): Outage {
  return how === "late"
    ? new Outage("upstream_timeout", `The shop takes too long to answer. ${advice(method)}`, {
        cause,
      })
    : new Outage("upstream_failed", `The shop is not answering. ${advice(method)}`, { cause });
}

/** A person who repeats a change should know that the first one may have happened. */
export function advice(method: string): string {
  return method === "GET" ? "Please try again." : "Look whether it was done before you try again.";
}

const LATE = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);
const NEVER_SENT = new Set([
  ...["UND_ERR_CONNECT_TIMEOUT", "ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN"],
]);

/** More concurrent requests than one process can answer in time; further ones wait for a free connection. */
const CONNECTIONS = 256;
const globalState = globalThis as { upstreamAgent?: Agent };

/**
 * One agent per process, even if Next bundles this file more than once. The server may close an idle
 * connection just as a change is sent on it, and a change is never retried, so undici's own rules are left
 * alone: it closes an idle connection two seconds before the Keep-Alive timeout that the server announces
 * (after four seconds if it announces none) and checks that it is still open before reuse.
 */
function agent(): Agent {
  globalState.upstreamAgent ??= newAgent();
  return globalState.upstreamAgent;
}

function newAgent(): Agent {
  const made = new Agent({
    connect: { timeout: patience.connect },
    connections: CONNECTIONS,
    // No pipelining: no request waits behind a slow one or fails with it.
    pipelining: 1,
    allowH2: false,
  });
  onShutdown("upstream", () => made.close());
  return made;
}
