import { randomBytes } from "node:crypto";
import type { ContractRequest, Memory, Step } from "./step.ts";

/** The server that the steps are sent to. `origin` without `/v1`. */
export type Target = { origin: string; keyId: string; keySecret: string };

/** `body` is null when the answer was not JSON. */
export type Answer = { step: Step; status: number; body: unknown };

export function newMemory(): Memory {
  return { run: randomBytes(5).toString("hex"), orderId: "" };
}

/**
 * Sends one step and remembers the first order that it creates. Throws when there is no answer within 15 s.
 */
export async function send(target: Target, step: Step, memory: Memory): Promise<Answer> {
  const request = step.request(memory);
  const response = await fetch(target.origin + request.path, {
    method: request.method,
    headers: {
      ...authOf(target, request.auth),
      ...(request.body ? { "content-type": "application/json" } : {}),
      ...request.headers,
    },
    signal: AbortSignal.timeout(15_000),
    ...(request.body ? { body: JSON.stringify(request.body) } : {}),
  });
  const body = await response.json().catch(() => null);
  if (memory.orderId === "" && typeof body?.id === "string") memory.orderId = body.id;
  return { step, status: response.status, body };
}

function authOf(
  { keyId, keySecret }: Target,
  how: ContractRequest["auth"],
): Record<string, string> {
  if (how === "none") return {};
  const id = how === "wrongKey" ? "rzp_test_00000000000000" : keyId;
  const secret = how === "wrongSecret" ? "wrong" : keySecret;
  const credentials = Buffer.from(`${id}:${secret}`).toString("base64");
  return { authorization: `${how === "lowerCase" ? "basic" : "Basic"} ${credentials}` };
}
