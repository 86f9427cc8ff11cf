import type { z } from "zod";
import type { ErrorCode } from "@/lib/call/errors";
import type { Limited } from "@/lib/call/limit-table";
import type { Right } from "@/lib/call/roles";

/**
 * Who may make a call. `open` needs no API key (health); `public`: any browser on our pages or program with
 * a key; `customer` and `admin`: a session of that audience; `machine`: a program without a user, whose API
 * key has the call's scope.
 */
export type Access = "open" | "public" | "customer" | "admin" | "machine";

/**
 * What an API key may be used for: `shop` the calls of visitors and customers, `office` those of
 * administrators, `metrics` the metrics, and `tier` everything, for a web tier of ours, which is trusted to
 * say whose request it forwards.
 */
export const SCOPES = ["shop", "office", "metrics", "tier"] as const;
export type Scope = (typeof SCOPES)[number];

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One call, declared once: handler, client, hooks and tests are derived from it. */
export type Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> = {
  method: Method;
  /** As in the specification, without /api: "/products/get_by_id/{id}". */
  path: `/${string}`;
  access: A;
  /** Path parameters, query (GET, or as `query` says) and body, merged into one object. */
  input: I;
  /** "multipart" is a form with files, which the input receives as Blobs. */
  body?: "json" | "multipart";
  /** "file": the output is a `FileAnswer`, sent as a download; "text": plain text instead of JSON. */
  answers?: "json" | "file" | "text";
  /** Largest body in bytes; 1 MB by default. */
  maxBytes?: number;
  /** The API key scope needed, if access and path do not imply it: see `scopeOf`. */
  scope?: Scope;
  /** The right an administrator needs, if the method does not imply it: see `rightOf`. */
  right?: Right;
  /** Answered by this process, also at a web tier. */
  local?: true;
  /** Honours Idempotency-Key: a retry takes effect once and gets the same answer. */
  once?: true;
  /** A list, a search or figures of the back-office, which a read replica may answer, a little late: lib/replica. */
  mayLag?: true;
  /** Needs the password re-entered in this session within ten minutes: see lib/identity/proof.ts. */
  proof?: true;
  /** Open to an administrator who has not yet set up the authenticator app that the shop requires. */
  beforeSetUp?: true;
  /** The answer is the same for everyone and gets an ETag. */
  etag?: true;
  /** Input fields that a change may also take from its query, which wins over the body. */
  query?: readonly string[];
  /** Wire ↔ domain: a codec where the two differ (rupees and paise, spellings). */
  output: O;
  /** The errors it can answer, besides those common to every call. */
  errors: readonly ErrorCode[];
  /**
   * "start": the output's `token` is sent as the Authorization header (program) or the sealed cookie
   * (browser), never in the body. "end": the browser's cookie is removed after success.
   */
  session?: { does: "start" | "end"; audience: "customer" | "admin" };
  /**
   * The second step of a sign-in: `route` fills the input's `pending` from the browser's sealed cookie and
   * refuses a browser without one.
   */
  pending?: "customer" | "admin";
  /**
   * A call on a cart that may be a guest's: `route` fills the input's `guest_cart` from the browser's sealed
   * cookie ("new" without one) and sends the output's `guest_cart` as that cookie.
   */
  guestCart?: true;
  /**
   * The output's `device` is the seal of a known device: sent as a sealed cookie (browser) or in a header
   * (program), never in the body.
   */
  device?: true;
  /** The rate limit it counts towards, by account and address: see lib/call/limit-table.ts. */
  limited?: Limited;
};

/** A program receives its pending sign-in in this header and sends it back as `pending`. */
export const PENDING_HEADER = "x-pending-sign-in";

/** A program receives its device seal in this header and sends it back with sign-ins and codes. */
export const DEVICE_HEADER = "x-known-device";

/** Declares a call, keeping its exact types. */
export function call<I extends z.ZodType, O extends z.ZodType, A extends Access>(
  spec: Call<I, O, A>,
): Call<I, O, A> {
  return spec;
}

/** The scope that an API key needs for a call. */
export function scopeOf(spec: Pick<Call, "access" | "path" | "scope">): Scope {
  const isOffice = spec.access === "admin" || spec.path.startsWith("/admin/");
  return spec.scope ?? (isOffice ? "office" : "shop");
}

/**
 * The right that a role needs for a call: `look` for reading, `run` for anything else, unless the call names
 * one.
 */
export function rightOf(spec: Pick<Call, "method" | "right">): Right {
  return spec.right ?? (spec.method === "GET" ? "look" : "run");
}

/** The URL of a call: fills `{id}` placeholders from the input and returns the rest of it. */
export function callUrl(
  spec: Pick<Call, "path">,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: `/api${path}`, rest };
}
