import { sequence } from "../state/random.ts";
import type { Spoil } from "../types.ts";

/** When a fault applies. By default every time until it is cleared. */
export type Chance = {
  /** How often it applies at most. */
  times?: number;
  /** From 0 to 1; the same seed selects the same requests in every run. */
  probability?: number;
  /** 1 by default. */
  seed?: number;
};

/** `path` is exact, or contains `*` for any characters; absent fields match everything. */
export type RequestMatch = { method?: string; path?: string };

/** `event` is a name like `payment.captured`, or contains `*` for any characters. */
export type EventMatch = { event?: string };

/** Faults of requests, with the fields of each kind. `ms` are milliseconds. */
export type RequestFaults = {
  /** Answers correctly but late: 1000 ms by default (php#17, java#130: no timeout, checkouts hung). */
  latency: { ms?: number };
  /** Never answers; nothing is done. */
  hang: object;
  /** Closes the connection before anything is done (node#129, node#385). */
  reset: object;
  /**
   * Does everything, then closes the connection: the order exists, the shop does not know (php#199,
   * node#14).
   */
  commitThenDrop: object;
  /** SERVER_ERROR as JSON; nothing is done (node#441). */
  http500: object;
  /** HTML from the edge without any JSON; nothing is done (python#306). */
  http502Html: object;
  /** Too many requests, without Retry-After (measured by third parties). */
  http429: object;
  /** Does everything, then answers half of the JSON with 200: the SDK resolves with a string. */
  brokenJson: object;
  /** Does everything, then answers 200 with an empty body: the SDK resolves with a string. */
  empty200: object;
  /** "Authentication failed": a revoked key or a wrong secret (node#65, woocommerce#118). */
  auth401: object;
  /** "The id provided does not exist": the id of another mode or an older key (node#401, flutter#410). */
  wrongMode: object;
  /** checkout.js is slow: 10 s by default. */
  slowScript: { ms?: number };
  /** checkout.js is missing, as behind a content blocker. */
  scriptBlocked: object;
};

/** Faults of webhooks, with the fields of each kind. */
export type WebhookFaults = {
  /** Sent several times at once with one id, twice by default; sixteen times were seen in practice. */
  duplicate: { copies?: number };
  /**
   * Held until no other event has come for so many ms (50 by default), then sent one by one, newest first
   * (woocommerce#664).
   */
  reorder: { ms?: number };
  /** First sent so many ms later by the clock; a minute by default. */
  delay: { ms?: number };
  /** Never sent: the webhook was down or not set up (magento#233, magento#227). */
  lose: object;
  /** Signed with an unknown secret, retries too. */
  badSignature: object;
  /** No signature header, as when no secret is set (node#453). */
  noSignature: object;
  /** Signed with the secret before the last rotation; by default `old_` plus the current one. */
  oldSecret: { secret?: string };
  /**
   * Preceded by an event of another shop on the same account, correctly signed (woocommerce PR 199,
   * magento#261).
   */
  foreignOrder: object;
};

export type RequestFaultKind = keyof RequestFaults;
export type WebhookFaultKind = keyof WebhookFaults;

type OneOf<Kinds, Match> = {
  [Kind in keyof Kinds]: { kind: Kind; match?: Match } & Kinds[Kind] & Chance;
}[keyof Kinds];

export type RequestFault = OneOf<RequestFaults, RequestMatch>;
export type WebhookFault = OneOf<WebhookFaults, EventMatch>;

/** A fault of a request or a webhook. */
export type Fault = RequestFault | WebhookFault;

/** The active faults; the first one that matches applies. */
export class Faults {
  #rules: Rule[] = [];

  /** Throws an Error in one sentence for an unknown kind or a number out of range. */
  add(fault: Fault): void {
    check(fault);
    const chance = fault.probability === undefined ? null : sequence(fault.seed ?? 1);
    this.#rules.push({ fault: structuredClone(fault), left: fault.times, chance });
  }

  /** The active faults; `times` is how often each one still applies. */
  list(): Fault[] {
    return this.#rules.map(({ fault, left }) => structuredClone({ ...fault, times: left }));
  }

  clear(): void {
    this.#rules = [];
  }

  /** The fault for this request, counted as used. */
  forRequest(method: string, path: string): RequestFault | undefined {
    return this.#take(isRequestFault, (fault) => {
      const isScript = fault.kind === "slowScript" || fault.kind === "scriptBlocked";
      const wanted = fault.match?.path ?? (isScript ? "/v1/checkout.js" : undefined);
      return isLike(fault.match?.method?.toUpperCase(), method) && isLike(wanted, path);
    });
  }

  /** The fault for this event, counted as used. */
  forEvent(event: string): WebhookFault | undefined {
    return this.#take(isWebhookFault, (fault) => isLike(fault.match?.event, event));
  }

  #take<F extends Fault>(is: (fault: Fault) => fault is F, hits: (fault: F) => boolean) {
    for (const rule of this.#rules) {
      const { fault } = rule;
      if (!is(fault) || !hits(fault) || (rule.chance && rule.chance() >= (fault.probability ?? 1)))
        continue;
      if (rule.left !== undefined) rule.left -= 1;
      if (rule.left === 0) this.#rules = this.#rules.filter((other) => other !== rule);
      return fault;
    }
    return undefined;
  }
}

/** The wrong signature of an event under this fault; undefined for a correct one. */
export function spoilOf(fault: WebhookFault): Spoil | undefined {
  if (fault.kind === "oldSecret" && fault.secret) return { kind: fault.kind, secret: fault.secret };
  const { kind } = fault;
  return kind === "badSignature" || kind === "noSignature" || kind === "oldSecret"
    ? { kind }
    : undefined;
}

type Rule = { fault: Fault; left: number | undefined; chance: (() => number) | null };

const REQUEST_KINDS: Record<RequestFaultKind, true> = {
  latency: true,
  hang: true,
  reset: true,
  commitThenDrop: true,
  http500: true,
  http502Html: true,
  http429: true,
  brokenJson: true,
  empty200: true,
  auth401: true,
  wrongMode: true,
  slowScript: true,
  scriptBlocked: true,
};

const WEBHOOK_KINDS: Record<WebhookFaultKind, true> = {
  duplicate: true,
  reorder: true,
  delay: true,
  lose: true,
  badSignature: true,
  noSignature: true,
  oldSecret: true,
  foreignOrder: true,
};

const isRequestFault = (fault: Fault): fault is RequestFault => fault.kind in REQUEST_KINDS;
const isWebhookFault = (fault: Fault): fault is WebhookFault => fault.kind in WEBHOOK_KINDS;

function check(fault: Fault): void {
  if (!isRequestFault(fault) && !isWebhookFault(fault)) {
    throw new Error(`There is no fault ${String((fault as { kind: unknown }).kind)}.`);
  }
  const { times, probability } = fault;
  if (times !== undefined && !(Number.isInteger(times) && times > 0)) {
    throw new Error("times must be a whole number from 1.");
  }
  if (probability !== undefined && !(probability >= 0 && probability <= 1)) {
    throw new Error("probability must be a number from 0 to 1.");
  }
}

function isLike(pattern: string | undefined, text: string): boolean {
  if (!pattern || pattern === text) return true;
  if (!pattern.includes("*")) return false;
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(text);
}
