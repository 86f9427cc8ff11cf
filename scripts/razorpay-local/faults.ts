import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { serverError, tooManyRequests } from "./errors.ts";
import { type Reply, refusalReply, send } from "./http.ts";

/**
 * What goes wrong. Before any work is done: latency (then all is well), hang, reset, http500,
 * http502Html, http429. After the work is done: commitThenDrop, brokenJson, empty200.
 */
export type FaultKind =
  | "latency"
  | "hang"
  | "reset"
  | "commitThenDrop"
  | "http500"
  | "http502Html"
  | "http429"
  | "brokenJson"
  | "empty200";

export type Fault = {
  /** `path` is exact, or has `*` for any characters; what is left out matches everything. */
  match?: { method?: string; path?: string };
  kind: FaultKind;
  /** How many requests it hits; without it, all until cleared. */
  times?: number;
  /** Delay of a latency fault in milliseconds; 1000 when absent. */
  ms?: number;
};

/** Answers a request, with the fault that hit it, if one did. */
export async function answerWith(
  fault: Fault | undefined,
  res: ServerResponse,
  work: () => Promise<Reply>,
): Promise<void> {
  if (fault?.kind === "hang") return;
  if (fault?.kind === "reset") {
    res.destroy();
    return;
  }
  if (fault?.kind === "latency") await wait(fault.ms ?? 1_000, undefined, { ref: false });
  const instead = fault && REFUSALS[fault.kind];
  if (instead) {
    send(res, instead());
    return;
  }
  const reply = await work();
  if (fault?.kind === "commitThenDrop") res.destroy();
  else send(res, spoilReply(fault, reply));
}

/** The faults in force, first one that matches wins. */
export class Faults {
  #list: Fault[] = [];

  add(fault: Fault): void {
    if (!FAULT_KINDS.includes(fault.kind)) throw new Error(`There is no fault ${fault.kind}.`);
    this.#list.push({ ...fault });
  }

  clear(): void {
    this.#list = [];
  }

  /** The fault for this request, counted as used. */
  take(method: string, path: string): Fault | undefined {
    const fault = this.#list.find((entry) => isHit(entry, method, path));
    if (fault?.times !== undefined) fault.times -= 1;
    this.#list = this.#list.filter((entry) => entry.times === undefined || entry.times > 0);
    return fault;
  }
}

const FAULT_KINDS: FaultKind[] = [
  "latency",
  "hang",
  "reset",
  "commitThenDrop",
  "http500",
  "http502Html",
  "http429",
  "brokenJson",
  "empty200",
];

const REFUSALS: Partial<Record<FaultKind, () => Reply>> = {
  http500: () => refusalReply(serverError()),
  http429: () => refusalReply(tooManyRequests()),
  http502Html: () => ({
    status: 502,
    headers: { "content-type": "text/html" },
    body: "<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>",
  }),
};

function spoilReply(fault: Fault | undefined, reply: Reply): Reply {
  if (fault?.kind === "brokenJson") {
    return { ...reply, status: 200, body: reply.body.slice(0, Math.ceil(reply.body.length / 2)) };
  }
  return fault?.kind === "empty200" ? { ...reply, status: 200, body: "" } : reply;
}

function isHit(fault: Fault, method: string, path: string): boolean {
  const { method: wantedMethod, path: wantedPath } = fault.match ?? {};
  if (wantedMethod && wantedMethod.toUpperCase() !== method) return false;
  if (!wantedPath) return true;
  const parts = wantedPath.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(path);
}
