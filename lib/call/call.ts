import type { z } from "zod";
import type { ErrorCode } from "@/lib/call/errors";
import type { Limited } from "@/lib/call/limit-table";
import type { Right } from "@/lib/call/roles";

/**
 * Who may make a call. `open` needs not even an API key (health); `public` anybody who came through
 * one of the two doors; `customer` and `admin` a session of that audience; `machine` a program whose
 * API key has the call's scope, without a user.
 */
export type Access = "open" | "public" | "customer" | "admin" | "machine";

/**
 * What an API key may be used for: `shop` the calls of visitors and customers, `office` those of
 * administrators, `metrics` the figures, and `tier` everything for a web tier of ours, which is believed
 * when it says whose request it passes on.
 */
export const SCOPES = ["shop", "office", "metrics", "tier"] as const;
export type Scope = (typeof SCOPES)[number];

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One call, stated once: its handler, client, hooks and tests are derived from this value. */
export type Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> = {
  method: Method;
  /** As the specification writes it, without /api: "/products/get_by_id/{id}". */
  path: `/${string}`;
  access: A;
  /** Path parameters, query (GET, or as `query` says) and body, merged into one object. */
  input: I;
  /** How the body is sent; "multipart" is a form with files, which the input sees as Blobs. */
  body?: "json" | "multipart";
  /** "file": the output is a `FileAnswer` and goes out as a download; "text": a text as it is, not as JSON. */
  answers?: "json" | "file" | "text";
  /** Bytes of the largest body that is read: 1 MB where the call says nothing. */
  maxBytes?: number;
  /** Which API keys may make it, where its access and path do not say so: see `scopeOf`. */
  scope?: Scope;
  /** What an administrator needs for it, where its method does not say so: see `rightOf`. */
  right?: Right;
  /** Answered by the process that is asked, also by a web tier. */
  local?: true;
  /** Honours the header Idempotency-Key: sent twice, it happens once and answers the same. */
  once?: true;
  /** Needs the password entered again in this session within the last ten minutes: see lib/identity/proof.ts. */
  proof?: true;
  /** Open to an administrator who has still to set up the authenticator app that the shop requires. */
  beforeSetUp?: true;
  /** The answer is the same for everybody and leaves with an ETag. */
  etag?: true;
  /** What a change may also be told in its query: it wins over the body. */
  query?: readonly string[];
  /** Wire ↔ domain: a codec where the two differ (rupees and paise, spellings). */
  output: O;
  /** The failures it can answer beyond those that every call has. */
  errors: readonly ErrorCode[];
  /**
   * "start": the output's `token` leaves as the Authorization header (program) or as the sealed
   * cookie (browser), never in the body. "end": the browser's cookie is removed after success.
   */
  session?: { does: "start" | "end"; audience: "customer" | "admin" };
  /**
   * The second step of a sign-in: `route` fills the input's `pending` from the browser's sealed cookie,
   * and refuses a browser without one.
   */
  pending?: "customer" | "admin";
  /**
   * A call on a cart that may be a guest's: `route` fills the input's `guest_cart` from the browser's
   * sealed cookie ("new" without one), and the output's `guest_cart` leaves as that cookie.
   */
  guestCart?: true;
  /**
   * The output's `device`, a seal, makes a device known: it leaves as a sealed cookie (browser) or in a
   * header (program), never in the body.
   */
  device?: true;
  /** What one use of it counts as, for whoever is signed in and where it comes from: see lib/call/limit-table.ts. */
  limited?: Limited;
};

/** Where a program finds the sealed sign-in that waits for its code; it sends it back as `pending`. */
export const PENDING_HEADER = "x-pending-sign-in";

/** Where a program finds the seal of its device, and sends it back with sign-ins and codes. */
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

/** What an administrator's role must have for a call: reading needs `look`, whatever else is not named `run`. */
export function rightOf(spec: Pick<Call, "method" | "right">): Right {
  return spec.right ?? (spec.method === "GET" ? "look" : "run");
}

/** The URL of a call: fills `{id}` placeholders from the input and names what is left over. */
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
