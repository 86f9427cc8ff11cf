import "server-only";
import type { Socket } from "node:net";
import { env, ownPort } from "@/lib/env";
import type { ToProcess, ToSupervisor } from "@/lib/process/messages";

/** Whether this is one of several processes behind one port (scripts/serving). */
export function isSupervised(): boolean {
  return env().PROCESS_NUMBER !== undefined && process.send !== undefined;
}

/** Whether jobs run in this process: in the first of a supervisor's, and where there is none. */
export function runsJobs(): boolean {
  return (env().PROCESS_NUMBER ?? 1) === 1;
}

/** Says something to the supervisor, and resolves when it is on its way. One that is gone hears nothing. */
export function tellSupervisor(message: ToSupervisor): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

/** Tells the supervisor where this process answers. */
export function reportStart(): void {
  if (isSupervised()) void tellSupervisor({ type: "started", port: ownPort() });
}

type Message<T extends ToProcess["type"]> = Extract<ToProcess, { type: T }>;

/** Calls `heard` for each message of a type; `socket` comes with a connection, unless the client has left. */
export function onSupervisor<T extends ToProcess["type"]>(
  type: T,
  heard: (message: Message<T>, socket: Socket | undefined) => void,
): void {
  process.on("message", (message, socket) => {
    if (isOfType(message, type)) heard(message, socket as Socket | undefined);
  });
}

function isOfType<T extends ToProcess["type"]>(message: unknown, type: T): message is Message<T> {
  return typeof message === "object" && message !== null && "type" in message
    ? message.type === type
    : false;
}
