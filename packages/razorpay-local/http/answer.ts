import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { RequestFault, RequestFaultKind } from "../control/faults.ts";
import { type ApiError, keyWrong, serverError, tooManyRequests, unknownId } from "./errors.ts";
import { type Reply, refusalReply, send } from "./http.ts";

/** Answers a request, with its fault if there is one. */
export async function answerWith(
  fault: RequestFault | undefined,
  res: ServerResponse,
  work: () => Promise<Reply>,
): Promise<void> {
  if (fault?.kind === "hang") return;
  if (fault?.kind === "reset") {
    res.destroy();
    return;
  }
  if (fault?.kind === "latency") await pause(fault.ms ?? 1_000);
  if (fault?.kind === "slowScript") await pause(fault.ms ?? 10_000);
  const instead = fault && REFUSALS[fault.kind];
  if (instead) {
    send(res, instead());
    return;
  }
  const reply = await work();
  if (fault?.kind === "commitThenDrop") res.destroy();
  else send(res, spoilReply(fault, reply));
}

const pause = (ms: number) => wait(ms, undefined, { ref: false });
const refused = (error: () => ApiError) => () => refusalReply(error());
const html = (status: number, text: string) => () => ({
  status,
  headers: { "content-type": "text/html" },
  body: `<html><head><title>${text}</title></head><body>${text}</body></html>`,
});

// Answers that replace the work.
const REFUSALS: Partial<Record<RequestFaultKind, () => Reply>> = {
  http500: refused(serverError),
  http429: refused(tooManyRequests),
  http502Html: html(502, "502 Bad Gateway"),
  auth401: refused(keyWrong),
  wrongMode: refused(unknownId),
  scriptBlocked: html(404, "404 Not Found"),
};

function spoilReply(fault: RequestFault | undefined, reply: Reply): Reply {
  if (fault?.kind === "brokenJson") {
    return { ...reply, status: 200, body: reply.body.slice(0, Math.ceil(reply.body.length / 2)) };
  }
  return fault?.kind === "empty200" ? { ...reply, status: 200, body: "" } : reply;
}
