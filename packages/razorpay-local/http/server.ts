import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Account } from "../account.ts";
import { answerCheckout, isCheckout } from "../checkout/checkout.ts";
import type { Modes } from "../context.ts";
import type { ControlTable } from "../control/control.ts";
import type { Faults } from "../control/faults.ts";
import { answerControl } from "../control/http.ts";
import type { Call } from "../types.ts";
import { answerWith } from "./answer.ts";
import { ApiError, serverError, unknownUrl } from "./errors.ts";
import { type Fields, type Reply, readFields, refusalReply, send } from "./http.ts";
import { type ApiRequest, answerRest } from "./rest.ts";

export type Parts = { modes: Modes; controls: ControlTable; faults: Faults; token: string };

/** The HTTP server for the API, Checkout and the control routes. */
export function buildServer(parts: Parts): Server {
  const server = createServer((req, res) => {
    handle(parts, req, res).catch((error) => {
      console.error(error);
      send(res, refusalReply(serverError()));
    });
  });
  // Longer than any client keeps an idle connection, so that none is closed while a request is arriving.
  server.keepAliveTimeout = 75_000;
  return server;
}

async function handle(parts: Parts, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? "/", "http://stand-in");
  const { body, problem } = await readBody(req);
  const request: ApiRequest = {
    method: req.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    headers: flatten(req),
    body,
  };
  if (request.path.startsWith("/__rzp/")) {
    send(res, await answerControl(parts.controls, parts.token, request));
    return;
  }
  const call = record(parts.modes[0].account, request);
  res.on("finish", () => {
    call.status = res.statusCode;
  });
  const fault = parts.faults.forRequest(request.method, request.path);
  await answerWith(fault, res, () => answer(parts.modes, request, problem));
}

async function answer(modes: Modes, req: ApiRequest, problem: ApiError | null): Promise<Reply> {
  try {
    if (problem) throw problem;
    modes[0].account.agenda.runDue();
    if (isCheckout(req.path)) return await answerCheckout(modes, req);
    if (req.path.startsWith("/v1/")) return await answerRest(modes, req);
    throw unknownUrl();
  } catch (error) {
    if (error instanceof ApiError) return refusalReply(error);
    throw error;
  }
}

async function readBody(req: IncomingMessage): Promise<{ body: Fields; problem: ApiError | null }> {
  try {
    return { body: await readFields(req), problem: null };
  } catch (error) {
    if (error instanceof ApiError) return { body: {}, problem: error };
    throw error;
  }
}

function flatten(req: IncomingMessage): Record<string, string> {
  const headers = Object.entries(req.headers).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(headers);
}

/** When the list is cut, the newer half stays. */
const CALLS_KEPT = 10_000;

function record(account: Account, req: ApiRequest): Call {
  const { authorization, ...headers } = req.headers;
  const call: Call = {
    at: account.now(),
    method: req.method,
    path: req.path,
    query: req.query.toString(),
    // People read this list and tests print it, so it must not hold a secret.
    headers: authorization ? { ...headers, authorization: "(hidden)" } : headers,
    body: req.body,
    status: null,
  };
  account.calls.push(call);
  if (account.calls.length > CALLS_KEPT) account.calls.splice(0, CALLS_KEPT / 2);
  return call;
}
