import type { OfficeRole } from "@/lib/call/roles";

/** Where a request comes from. Limits count by it, and new sessions store it. */
export type Origin = {
  via: "browser" | "program";
  /** Identifies the program's API key without revealing it. */
  key?: string;
  /** The client's address, past our own proxies (TRUST_PROXY); an IPv6 address as its network. */
  address?: string;
  /** The seal of a known device: see lib/identity/device.ts. */
  device?: string;
  userAgent?: string;
  /** Identifies the request in the logs of every tier. */
  requestId?: string;
  /** Sent again with the same key, a request takes effect once. */
  idempotencyKey?: string;
  /** The stored request of this key, and as JSON what an earlier attempt has changed. */
  storedRequest?: { id: string; change: string | null };
  /** The program's own API key, when this tier forwards the request. */
  apiKey?: string;
};

/** Who is asking. The first argument of every service function. */
export type Guest = { kind: "guest"; from?: Origin };
export type Customer = {
  kind: "customer";
  userId: string;
  name: string;
  sessionHash: string;
  token: string;
  from?: Origin;
};
export type Admin = {
  kind: "admin";
  /** Null at a web tier, which cannot know it before the API tier answers. */
  role: OfficeRole | null;
  /** The shop requires an authenticator app, and this administrator has none yet. */
  needsSetUp?: boolean;
  /** A place in the database's log, in bytes, after all that this person has written (lib/replica). */
  wroteAt?: number;
  userId: string;
  name: string;
  sessionHash: string;
  token: string;
  from?: Origin;
};
/** A program without a user: the API key's scopes have been checked against the call. */
export type Machine = { kind: "machine"; from?: Origin };
export type Actor = Guest | Customer | Admin | Machine;

export type Audience = "customer" | "admin";

export const guest: Guest = { kind: "guest" };
