import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** Whether it answers a request itself, or has begun to, or will call `next`; all others are Next's. */
type Answers = (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;

/** Runs once for each server of this process, at its first request and before its listeners. */
export function atEachServer(act: (server: Server) => void): void {
  const servers = new WeakSet<Server>();
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (servers.has(server)) return;
    servers.add(server);
    act(server);
  });
}

/** Puts `answers` before the listeners of a server, which are Next's. */
export function beforeListeners(server: Server, answers: Answers): void {
  const after = server.listeners("request") as ((...args: unknown[]) => void)[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const next = () => {
      for (const listener of after) listener.call(server, request, response);
    };
    if (!answers(request, response, next)) next();
  });
}
