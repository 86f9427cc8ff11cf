import { sequence } from "../state/random.ts";
import type { Spoil } from "../types.ts";

/** When a fault strikes. Without any of these it strikes every time until it is cleared. */
export type Chance = {
  /** How often it strikes at most. */
  times?: number;
  /** From 0 to 1; the same seed strikes the same requests in every run. */
  probability?: number;
  /** 1 when absent. */
  seed?: number;
};

/** `path` is exact, or has `*` for any characters; what is left out matches everything. */
export type RequestMatch = { method?: string; path?: string };

/** `event` is a name like `payment.captured`, or has `*` for any characters. */
export type EventMatch = { event?: string };

/** What goes wrong with a request, with the fields each kind takes. `ms` are milliseconds. */
export type RequestFaults = {
  /** Answers well, but late: 1000 ms unless told (php#17, java#130: no time-out, checkouts hung). */
  latency: { ms?: number };
  /** Never answers, nothing is done. */
  hang: object;
  /** The connection is closed before anything is done (node#129, node#385). */
  reset: object;
  /** All is done, then the connection is closed: the order exists, the shop does not know (php#199, node#14). */
  commitThenDrop: object;
  /** SERVER_ERROR as JSON, nothing is done (node#441). */
  http500: object;
  /** HTML from the edge without any JSON, nothing is done (python#306). */
  http502Html: object;
  /** Too many requests, without Retry-After (measured by third parties). */
  http429: object;
  /** All is done, then half of the JSON is answered with 200: the SDK resolves with a string. */
  brokenJson: object;
  /** All is done, then 200 with an empty body: the SDK resolves with a string. */
  empty200: object;
  /** "Authentication failed": a key that was revoked, or a secret that was mixed up (node#65, woocommerce#118). */
  auth401: object;
  /** "The id provided does not exist": the id of another mode or of an older key (node#401, flutter#410). */
  wrongMode: object;
  /** checkout.js comes late: 10 s unless told. */
  slowScript: { ms?: number };
  /** checkout.js is not there, as behind a content blocker. */
  scriptBlocked: object;
};

/** What goes wrong with a webhook event, with the fields each kind takes. */
export type WebhookFaults = {
  /** Sent several times at once with one id, twice unless told; sixteen times were seen in practice. */
  duplicate: { copies?: number };
  /** Kept until no other one has come for so many ms (50 unless told), then sent one by one, newest first (woocommerce#664). */
  reorder: { ms?: number };
  /** First sent so many ms later by the clock; a minute unless told. */
  delay: { ms?: number };
  /** Never sent: the webhook was down or not set up (magento#233, magento#227). */
  lose: object;
  /** Signed with a secret that nobody has, the retries too. */
  badSignature: object;
  /** No signature header, as when no secret is set (node#453). */
  noSignature: object;
  /** Signed with the secret before the last change; `old_` and the present one unless told. */
  oldSecret: { secret?: string };
  /** Right before it comes an event of another shop on the same account, rightly signed (woocommerce PR 199, magento#261). */
  foreignOrder: object;
};

export type RequestFaultKind = keyof RequestFaults;
export type WebhookFaultKind = keyof WebhookFaults;

type OneOf<Kinds, Match> = {
  [Kind in keyof Kinds]: { kind: Kind; match?: Match } & Kinds[Kind] & Chance;
}[keyof Kinds];

export type RequestFault = OneOf<RequestFaults, RequestMatch>;
export type WebhookFault = OneOf<WebhookFaults, EventMatch>;

/** One thing that goes wrong, with a request or with a webhook. */
export type Fault = RequestFault | WebhookFault;

/** The faults in force; of those that match, the first one strikes. */
export class Faults {
  #rules: Rule[] = [];

  /** Throws an Error in one sentence for a kind that does not exist or a number out of range. */
  add(fault: Fault): void {
    check(fault);
    const chance = fault.probability === undefined ? null : sequence(fault.seed ?? 1);
    this.#rules.push({ fault: structuredClone(fault), left: fault.times, chance });
  }

  /** Those in force; `times` is how often each one strikes still. */
  list(): Fault[] {
    return this.#rules.map(({ fault, left }) => structuredClone({ ...fault, times: left }));
  }

  clear(): void {
    this.#rules = [];
  }

  /** The fault that strikes this request, counted as used. */
  forRequest(method: string, path: string): RequestFault | undefined {
    return this.#take(isRequestFault, (fault) => {
      const isScript = fault.kind === "slowScript" || fault.kind === "scriptBlocked";
      const wanted = fault.match?.path ?? (isScript ? "/v1/checkout.js" : undefined);
      return isLike(fault.match?.method?.toUpperCase(), method) && isLike(wanted, path);
    });
  }

  /** The fault that strikes this event, counted as used. */
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

/** How an event is signed under this fault, if not rightly. */
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
