import type { OfficeRole } from "@/lib/call/roles";

/** Where a request comes from: what limits count by, and what a new session remembers. */
export type Origin = {
  via: "browser" | "program";
  /** Names the program's API key without telling it. */
  key?: string;
  /** Where the connection comes from, past our own proxies (TRUST_PROXY); an IPv6 address by its network. */
  address?: string;
  /** The seal of a device that has been here before: see lib/identity/device.ts. */
  device?: string;
  userAgent?: string;
  /** Names the request in the logs of every tier that it passes. */
  requestId?: string;
  /** Names what is asked for: the same key asks for the same thing again. */
  idempotencyKey?: string;
  /** The kept request that this is a try of, and as JSON what an earlier try has changed. */
  kept?: { id: string; change: string | null };
  /** The program's own API key, where this tier passes the request on. */
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
  /** Null at a web tier, which has not asked yet: the API tier knows. */
  role: OfficeRole | null;
  /** The shop requires an authenticator app, and this administrator has none yet. */
  needsSetUp?: boolean;
  userId: string;
  name: string;
  sessionHash: string;
  token: string;
  from?: Origin;
};
/** A program by itself, without a user: the call's access has been checked against its key's scopes. */
export type Machine = { kind: "machine"; from?: Origin };
export type Actor = Guest | Customer | Admin | Machine;

export type Audience = "customer" | "admin";

export const guest: Guest = { kind: "guest" };
