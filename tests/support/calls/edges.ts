import { randomUUID } from "node:crypto";
import { calls } from "@/lib/api-docs/calls";
import { type Call, scopeOf } from "@/lib/call/call";
import { db } from "@/lib/db";
import { sha256 } from "@/lib/identity/hash";
import { respond } from "@/tests/support/servers/http";
import { aCustomer, anAdmin, type Person } from "@/tests/support/shop/builders";

export type Asked = {
  method?: string;
  /** After the call's path. */
  query?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
};

/** A name for a table of calls. */
export const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Matching calls as rows of `it.each`. */
export const table = (fits: (spec: Call) => boolean) =>
  calls.filter(fits).map((spec) => [nameOf(spec), spec] as const);

/** Credentials for every call: a customer, an administrator and a key with every scope. */
export async function everyDoor() {
  const [customer, admin] = [await aCustomer(), await anAdmin()];
  const keys = new Map<string, string>();
  for (const scope of ["shop", "office", "metrics", "tier"]) {
    const key = `${scope}-${randomUUID()}`;
    await db().apiKey.create({ data: { name: scope, keyHash: sha256(key), scopes: [scope] } });
    keys.set(scope, key);
  }
  const door = (spec: Call) => ({
    "x-api-key": keys.get(scopeOf(spec)) ?? "",
    authorization: `Bearer ${(spec.access === "admin" ? admin : customer).token}`,
  });
  return { customer, admin, ask: (spec: Call, asked?: Asked) => ask(spec, door(spec), asked) };
}
export type EveryDoor = { customer: Person; admin: Person; ask: Ask };
type Ask = (spec: Call, asked?: Asked) => Promise<Response>;

/** Calls the route as Next does and returns the raw response. Path parameters get unknown ids. */
async function ask(
  spec: Call,
  door: Record<string, string>,
  { method = spec.method, query = "", headers = {}, body }: Asked = {},
): Promise<Response> {
  const path = spec.path.replace(/\{\w+\}/g, randomUUID());
  const init: RequestInit & { duplex: "half" } = { method, body, duplex: "half" };
  const request = new Request(`http://localhost:3000/api${path}${query}`, {
    ...init,
    headers: { ...door, ...headers },
  });
  return respond(request);
}
