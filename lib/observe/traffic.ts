import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "@/lib/call/caller";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/call/request-id";
import { log } from "@/lib/log";

/**
 * What is requested: an API call, a page as HTML, a page's data for the client router, a form's action, or a
 * static file.
 */
export type Kind = "api" | "page" | "data" | "action" | "file";

/** One request, from its headers to the end of its answer. */
export type RequestScope = {
  id: string;
  kind: Kind;
  method: string;
  /** Without the query. */
  path: string;
  /** As `performance.now()`. */
  startedAt: number;
  /** Sets a header on the raw response: Next removes some of a handler's. */
  setHeader: (name: string, value: string) => void;
  /** "POST /cart/addtocart", once a call handles it. */
  call?: string;
  via?: Caller;
  /** Milliseconds spent waiting for the API tier, at a web tier. */
  upstreamMs?: number;
};

/** How a request ended; `aborted` if the client left before the answer was complete. */
export type Ended = { status: number; ms: number; aborted: boolean };

type Traffic = {
  current: AsyncLocalStorage<RequestScope>;
  open: Map<ServerResponse, RequestScope>;
  servers: Set<Server>;
  closing: boolean;
  stop: () => void;
};

// Next bundles the start and each handler separately; all must share the same state.
const globalState = globalThis as { traffic?: Traffic | undefined };

/**
 * Observes every request of this process' servers and sets its request id header. Installed once per
 * process; the returned function removes it, for a test.
 */
export function watchTraffic(onEnd: (scope: RequestScope, ended: Ended) => void): () => void {
  if (globalState.traffic) return globalState.traffic.stop;
  const onStart = (message: unknown) => {
    // An error thrown by a subscriber ends the process.
    try {
      begin(traffic, message as Started, onEnd);
    } catch (error) {
      log().error({ err: error }, "a request was not observed");
    }
  };
  const traffic: Traffic = {
    current: new AsyncLocalStorage(),
    open: new Map(),
    servers: new Set(),
    closing: false,
    stop: () => {
      diagnostics.unsubscribe(REQUEST_START, onStart);
      globalState.traffic = undefined;
    },
  };
  globalState.traffic = traffic;
  diagnostics.subscribe(REQUEST_START, onStart);
  return traffic.stop;
}

const REQUEST_START = "http.server.request.start";

/** The current request; undefined in a job, a test, or before `watchTraffic`. */
export function requestScope(): RequestScope | undefined {
  return globalState.traffic?.current.getStore();
}

/** The number of requests whose answer is not complete. */
export function requestsInFlight(): number {
  return globalState.traffic?.open.size ?? 0;
}

/** Closes connections after their current answer, so that clients reconnect to another process. */
export function drainConnections(): void {
  const { traffic } = globalState;
  if (!traffic) return;
  traffic.closing = true;
  for (const response of traffic.open.keys()) endConnection(response);
}

/**
 * Stops listening and waits up to `limitMs` for requests in flight; returns how many were cut off.
 * Connections already in the backlog are still answered.
 */
export async function closeServers(limitMs: number): Promise<number> {
  const deadline = performance.now() + limitMs;
  const servers = [...(globalState.traffic?.servers ?? [])];
  await Promise.all(servers.map(acceptBacklog));
  // Node's own `server.close()` also closes idle connections, on which the next request may be arriving.
  for (const server of servers) NetServer.prototype.close.call(server);
  await sleep(LAST_ARRIVALS_MS);
  // If the event loop was blocked during the sleep, requests that arrived are still unread.
  await pollOnce();
  while (requestsInFlight() > 0 && performance.now() < deadline) {
    // An answer that started before shutdown had promised keep-alive.
    for (const server of servers) server.closeIdleConnections();
    await sleep(50);
  }
  const cut = requestsInFlight();
  // Also unused connections: browsers open some in advance.
  for (const server of servers) server.closeAllConnections();
  return cut;
}

/** How long an arriving request may take to be read. */
const LAST_ARRIVALS_MS = 250;

/**
 * Accepts the connections in the backlog: closing the server would reset them. Node accepts one per turn of
 * the event loop, so a turn without one means that the backlog is empty. Stops after a full backlog, since all
 * later connections are new: if they keep coming, the last ones are reset and the clients retry elsewhere.
 */
async function acceptBacklog(server: Server): Promise<void> {
  let came = 0;
  const count = () => void came++;
  server.on("connection", count);
  let before: number;
  do {
    before = came;
    await pollOnce();
  } while (came > before && came <= BACKLOG);
  server.off("connection", count);
}

/** The length of a server's backlog: Node's default for `listen`. */
const BACKLOG = 511;

/** Resolves after the event loop has polled every connection at least once. */
async function pollOnce(): Promise<void> {
  // The first may run before the loop polls again; the second cannot.
  await immediate();
  await immediate();
}

type Started = { request: IncomingMessage; response: ServerResponse; server: Server };

function begin(
  traffic: Traffic,
  { request, response, server }: Started,
  onEnd: (scope: RequestScope, ended: Ended) => void,
): void {
  const scope = scopeOfRequest(request, response);
  traffic.servers.add(server);
  traffic.open.set(response, scope);
  // Pages, calls and the calls they make on another tier share this id.
  request.headers[REQUEST_ID_HEADER] = scope.id;
  if (scope.kind !== "file") response.setHeader(REQUEST_ID_HEADER, scope.id);
  if (traffic.closing) endConnection(response);
  response.once("close", () => {
    traffic.open.delete(response);
    const ms = performance.now() - scope.startedAt;
    onEnd(scope, { status: response.statusCode, ms, aborted: !response.writableFinished });
  });
  // Valid until the connection's next request, which sets its own.
  traffic.current.enterWith(scope);
}

function scopeOfRequest(request: IncomingMessage, response: ServerResponse): RequestScope {
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
