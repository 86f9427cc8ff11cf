/** Where a request comes from: what limits count by, and what a new session remembers. */
export type Origin = {
  via: "browser" | "program";
  /** Names the program's API key without telling it. */
  key?: string;
  /** The browser's address, where it can be trusted (TRUST_PROXY); an IPv6 one by its network. */
  address?: string;
  userAgent?: string;
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
  userId: string;
  name: string;
  sessionHash: string;
  token: string;
  from?: Origin;
};
export type Actor = Guest | Customer | Admin;

export type Audience = "customer" | "admin";

export const guest: Guest = { kind: "guest" };
