import { same } from "./auth.ts";
import type { Control, PayOptions } from "./control.ts";
import { ApiError } from "./errors.ts";
import type { Fault } from "./faults.ts";
import { type Fields, isFields, json, type Reply } from "./http.ts";
import type { ApiRequest } from "./rest.ts";
import type { Knobs } from "./types.ts";
import type { DeliverOptions } from "./webhooks.ts";

/** `/__rzp/*`: the control functions for another process, behind the header `x-rzp-token`. */
export async function answerControl(
  control: Control,
  token: string,
  req: ApiRequest,
): Promise<Reply> {
  if (req.path === "/__rzp/health") return json({ status: "ok" });
  if (!same(req.headers["x-rzp-token"] ?? "", token)) {
    return json({ message: "The header x-rzp-token is missing or wrong." }, 401);
  }
  const handle = ROUTES[`${req.method} ${req.path}`];
  if (!handle) return json({ message: "There is no such control." }, 404);
  try {
    return json((await handle(control, req.body)) ?? { ok: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return json({ message }, error instanceof ApiError ? error.status : 400);
  }
}

type Handle = (control: Control, body: Fields) => unknown;

const ROUTES: Record<string, Handle> = {
  "POST /__rzp/reset": (control) => control.reset(),
  "GET /__rzp/state": (control) => control.state(),
  "GET /__rzp/calls": (control) => control.calls(),
  "GET /__rzp/events": (control) => control.events(),
  "POST /__rzp/pay": (control, body) => control.pay(text(body, "order_id"), body as PayOptions),
  "POST /__rzp/authorize": (control, body) => control.authorize(text(body, "payment_id")),
  "POST /__rzp/refund": (control, body) =>
    control.refund(text(body, "payment_id"), optionalNumber(body, "amount")),
  "POST /__rzp/deliver": (control, body) =>
    control.deliver(text(body, "event_id"), body as DeliverOptions),
  "POST /__rzp/webhooks/hold": (control) => control.holdWebhooks(),
  "POST /__rzp/webhooks/release": (control) => control.releaseWebhooks(),
  "POST /__rzp/webhooks/idle": (control) => control.webhooksIdle(),
  "POST /__rzp/clock": (control, body) =>
    control.clock.advance(optionalNumber(body, "advance_ms") ?? 0),
  "POST /__rzp/faults": (control, body) => control.faults.add(readFault(body)),
  "DELETE /__rzp/faults": (control) => control.faults.clear(),
  "POST /__rzp/knobs": (control, body) => control.setKnobs(body as Partial<Knobs>),
};

function readFault(body: Fields): Fault {
  const match = isFields(body.match) ? body.match : {};
  const times = optionalNumber(body, "times");
  const ms = optionalNumber(body, "ms");
  return {
    kind: text(body, "kind") as Fault["kind"],
    match: {
      ...(match.method ? { method: text(match, "method") } : {}),
      ...(match.path ? { path: text(match, "path") } : {}),
    },
    ...(times === undefined ? {} : { times }),
    ...(ms === undefined ? {} : { ms }),
  };
}

function text(body: Fields, name: string): string {
  const value = body[name];
  if (typeof value !== "string") throw new Error(`${name} is missing.`);
  return value;
}

function optionalNumber(body: Fields, name: string): number | undefined {
  const value = body[name];
  return typeof value === "number" ? value : undefined;
}
