import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

/** Says the address at the other end of the connection. What came under this name from outside is gone. */
export const PEER_HEADER = "x-peer-address";

/** A whole request with its body arrives within so long, the largest picture over a slow line included. */
export const ARRIVAL_MS = 120_000;
/** The head of a request is a few kilobytes. */
const HEAD_MS = 20_000;

const kept = globalThis as { stampsArrivals?: true; warnedOfProxy?: true };

/** Has every request say where it comes from, and be there in time. Once a process, before its server answers the first. */
export function stampArrivals(): void {
  if (kept.stampsArrivals) return;
  kept.stampsArrivals = true;
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    // An error that leaves a subscriber ends the process.
    try {
      stamp(request);
      hurry(server);
    } catch (error) {
      log().error({ err: error }, "a request was not stamped");
    }
  });
}

/** Writes the peer's address on a request. */
export function stamp(request: Pick<IncomingMessage, "headers" | "socket">): void {
  delete request.headers[PEER_HEADER];
  const { remoteAddress } = request.socket;
  if (remoteAddress) request.headers[PEER_HEADER] = remoteAddress;
  if (request.headers["x-forwarded-for"] !== undefined && env().TRUST_PROXY === 0) warnOfProxy();
}

/** Node looks at these every half minute, also of a server that listens already. */
function hurry(server: Pick<Server, "requestTimeout" | "headersTimeout">): void {
  server.headersTimeout = HEAD_MS;
  server.requestTimeout = ARRIVAL_MS;
}

/** Anybody can send that header, so it is said once and no more. */
function warnOfProxy(): void {
  if (kept.warnedOfProxy) return;
  kept.warnedOfProxy = true;
  log().warn(
    "A request came with X-Forwarded-For while TRUST_PROXY is 0. If a proxy of yours stands in front, all visitors count as one address and are slowed and refused together: set TRUST_PROXY to the number of proxies. If none does, somebody has made the header up, and it was not believed.",
  );
}
