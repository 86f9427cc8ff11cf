import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

/** Carries the address of the peer. A header of this name sent by the client is overwritten. */
export const PEER_HEADER = "x-peer-address";

/** A request must arrive completely within this time, even the largest picture over a slow line. */
export const ARRIVAL_MS = 120_000;
/** The headers of a request are a few kilobytes. */
const HEAD_MS = 20_000;

const globalState = globalThis as { stampsArrivals?: true; warnedOfProxy?: true };

/**
 * Stamps every request with its peer address and sets the server's timeouts. Installed once per process,
 * before the server answers its first request.
 */
export function stampArrivals(): void {
  if (globalState.stampsArrivals) return;
  globalState.stampsArrivals = true;
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    // An error thrown by a subscriber ends the process.
    try {
      stamp(request);
      applyTimeouts(server);
    } catch (error) {
      log().error({ err: error }, "a request was not stamped");
    }
  });
}

/** Writes the peer's address into a request header. */
export function stamp(request: Pick<IncomingMessage, "headers" | "socket">): void {
  delete request.headers[PEER_HEADER];
  const { remoteAddress } = request.socket;
  if (remoteAddress) request.headers[PEER_HEADER] = remoteAddress;
  if (request.headers["x-forwarded-for"] !== undefined && env().TRUST_PROXY === 0) warnOfProxy();
}

/** Node checks these every 30 seconds, also on a server that is already listening. */
function applyTimeouts(server: Pick<Server, "requestTimeout" | "headersTimeout">): void {
  server.headersTimeout = HEAD_MS;
  server.requestTimeout = ARRIVAL_MS;
}

/** Anyone can send that header, so the warning is logged once. */
function warnOfProxy(): void {
  if (globalState.warnedOfProxy) return;
  globalState.warnedOfProxy = true;
  log().warn(
    "A request came with X-Forwarded-For while TRUST_PROXY is 0. If a proxy of yours stands in front, all visitors count as one address and are slowed and refused together: set TRUST_PROXY to the number of proxies. If none does, somebody has made the header up, and it was not believed.",
  );
}
