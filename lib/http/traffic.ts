import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Caller } from "@/lib/http/caller";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/http/request-id";
import { log } from "@/lib/log";

/**
 * What is asked for: a call or another address of the API, a page as HTML, a page's data for the router in the
 * browser, a form's action, or a file that is the same for everybody.
 */
export type Kind = "api" | "page" | "data" | "action" | "file";

/** One request, from its head to the end of its answer. */
export type Exchange = {
  id: string;
  kind: Kind;
  method: string;
  /** Without the query. */
  path: string;
  /** Of `performance.now()`. */
  startedAt: number;
  /** Puts a header on the answer itself: Next takes some off a handler's. */
  setHeader: (name: string, value: string) => void;
  /** "POST /cart/addtocart", once a call has taken it. */
  call?: string;
  via?: Caller;
  /** Milliseconds spent waiting for the API tier, where this is a web tier. */
  upstreamMs?: number;
};

/** How an exchange ended: `aborted` when whoever asked was gone before the answer was. */
export type Ended = { status: number; ms: number; aborted: boolean };

type Traffic = {
  current: AsyncLocalStorage<Exchange>;
  open: Map<ServerResponse, Exchange>;
  servers: Set<Server>;
  closing: boolean;
};

// Next bundles the start and each handler apart; all of them must see the same traffic.
const kept = globalThis as { traffic?: Traffic };

/** Sees every request that a server of this process gets, and names it by a header. Once a process. */
export function watchTraffic(onEnd: (exchange: Exchange, ended: Ended) => void): void {
  if (kept.traffic) return;
  const traffic: Traffic = {
    current: new AsyncLocalStorage(),
    open: new Map(),
    servers: new Set(),
    closing: false,
  };
  kept.traffic = traffic;
  diagnostics.subscribe("http.server.request.start", (message) => {
    // An error that leaves a subscriber ends the process.
    try {
      begin(traffic, message as Started, onEnd);
    } catch (error) {
      log().error({ err: error }, "a request was not observed");
    }
  });
}

/** The exchange that this code works for; undefined in a job, a test, or before the traffic is watched. */
export function currentExchange(): Exchange | undefined {
  return kept.traffic?.current.getStore();
}

/** How many requests have not had their whole answer yet. */
export function exchangesInFlight(): number {
  return kept.traffic?.open.size ?? 0;
}

/** From now on every answer tells its caller to take another connection next time, so that another process gets it. */
export function sendCallersAway(): void {
  const { traffic } = kept;
  if (!traffic) return;
  traffic.closing = true;
  for (const response of traffic.open.keys()) endConnection(response);
}

/** Takes no new connection and lets what is in flight finish, at most `limitMs`; answers how many were cut off. */
export async function closeServers(limitMs: number): Promise<number> {
  const servers = [...(kept.traffic?.servers ?? [])];
  const closed = servers.map(
    (server) => new Promise<void>((resolve) => server.close(() => resolve())),
  );
  // An answer that had begun before promised to keep its connection.
  const idle = setInterval(
    () => servers.forEach((server) => void server.closeIdleConnections()),
    50,
  );
  const late = new Promise((resolve) => setTimeout(resolve, limitMs).unref());
  await Promise.race([Promise.all(closed), late]);
  clearInterval(idle);
  const cut = exchangesInFlight();
  for (const server of servers) server.closeAllConnections();
  return cut;
}

type Started = { request: IncomingMessage; response: ServerResponse; server: Server };

function begin(
  traffic: Traffic,
  { request, response, server }: Started,
  onEnd: (exchange: Exchange, ended: Ended) => void,
): void {
  const exchange = exchangeOf(request, response);
  traffic.servers.add(server);
  traffic.open.set(response, exchange);
  // The pages, the calls and the calls they make on another tier all find this one id.
  request.headers[REQUEST_ID_HEADER] = exchange.id;
  if (exchange.kind !== "file") response.setHeader(REQUEST_ID_HEADER, exchange.id);
  if (traffic.closing) endConnection(response);
  response.once("close", () => {
    traffic.open.delete(response);
    const ms = performance.now() - exchange.startedAt;
    onEnd(exchange, { status: response.statusCode, ms, aborted: !response.writableFinished });
  });
  // Lasts until the connection's next request, which brings its own.
  traffic.current.enterWith(exchange);
}

function exchangeOf(request: IncomingMessage, response: ServerResponse): Exchange {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === "string" ? value : null;
  };
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  return {
    id: requestIdOf({ get: header }),
    kind: kindOf(path, header),
    method: request.method ?? "GET",
    path,
    startedAt: performance.now(),
    setHeader: (name, value) => void response.setHeader(name, value),
  };
}

function kindOf(path: string, header: (name: string) => string | null): Kind {
  if (path === "/api" || path.startsWith("/api/")) return "api";
  if (/^\/(_next|media|fonts|brand|pictures)\/|^\/favicon\.ico$/.test(path)) return "file";
  if (header("next-action")) return "action";
  return header("rsc") ? "data" : "page";
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}
