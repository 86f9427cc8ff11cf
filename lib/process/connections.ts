import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { isSupervised, onSupervisor } from "@/lib/process/supervisor";

type Handed = { server?: Server; open: Set<Socket> };

// Next bundles the start and each handler separately; all must share the same state.
const globalState = globalThis as { handed?: Handed };

/**
 * Answers the connections that the supervisor hands over, as if this process had accepted them. Its first
 * request, which comes from the supervisor itself, shows the server. Installed once per process.
 */
export function takeConnections(): void {
  if (globalState.handed || !isSupervised()) return;
  const handed: Handed = { open: new Set() };
  globalState.handed = handed;
  diagnostics.subscribe("http.server.request.start", (message) => {
    handed.server ??= (message as { server: Server }).server;
  });
  onSupervisor("connection", (_message, socket) => {
    // The client may have left on the way.
    if (!socket) return;
    handed.open.add(socket);
    socket.once("close", () => handed.open.delete(socket));
    handed.server?.emit("connection", socket);
  });
}

/** Beyond Node's own time for an idle connection, after which it ends by itself. */
const MORE_MS = 1_000;
const LONGEST_MS = 20_000;

/**
 * Waits until the handed connections have ended by themselves, after their next answer or idle, so that no client
 * sends a request into one that is being closed.
 */
export async function connectionsEnd(): Promise<void> {
  const { server, open } = globalState.handed ?? {};
  const idleMs = (server?.keepAliveTimeout ?? 0) + MORE_MS;
  const deadline = performance.now() + Math.min(idleMs, LONGEST_MS);
  while (open && open.size > 0 && performance.now() < deadline) await sleep(50);
}
