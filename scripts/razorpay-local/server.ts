import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerCheckout, isCheckout } from "./checkout.ts";
import type { Context } from "./context.ts";
import type { Control } from "./control.ts";
import { answerControl } from "./control-http.ts";
import { ApiError, serverError, unknownUrl } from "./errors.ts";
import { answerWith, type Faults } from "./faults.ts";
import { type Fields, type Reply, readFields, refusalReply, send } from "./http.ts";
import { type ApiRequest, answerRest } from "./rest.ts";
import { sweep } from "./sweep.ts";
import type { Call } from "./types.ts";

export type Parts = { ctx: Context; control: Control; faults: Faults; token: string };

/** The one HTTP server for the API, Checkout and the control routes. */
export function buildServer(parts: Parts): Server {
  return createServer((req, res) => {
    handle(parts, req, res).catch((error) => {
      console.error(error);
      send(res, refusalReply(serverError()));
    });
  });
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
    send(res, await answerControl(parts.control, parts.token, request));
    return;
  }
  const call = record(parts.ctx, request);
  res.on("finish", () => {
    call.status = res.statusCode;
  });
  const fault = parts.faults.take(request.method, request.path);
  await answerWith(fault, res, () => answer(parts.ctx, request, problem));
}

async function answer(ctx: Context, req: ApiRequest, problem: ApiError | null): Promise<Reply> {
  try {
    if (problem) throw problem;
    sweep(ctx);
    if (isCheckout(req.path)) return await answerCheckout(ctx, req);
    if (req.path.startsWith("/v1/")) return await answerRest(ctx, req);
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

const CALLS_KEPT = 5_000;

function record(ctx: Context, req: ApiRequest): Call {
  const { authorization, ...headers } = req.headers;
  const call: Call = {
    at: ctx.now(),
    method: req.method,
    path: req.path,
    query: req.query.toString(),
    // The list is read by people and printed by tests: no secret belongs in it.
    headers: authorization ? { ...headers, authorization: "(hidden)" } : headers,
    body: req.body,
    status: null,
  };
  ctx.store.calls.push(call);
  if (ctx.store.calls.length > CALLS_KEPT) ctx.store.calls.shift();
  return call;
}
