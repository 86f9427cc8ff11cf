import { randomUUID } from "node:crypto";
import type { Call } from "@/lib/call/call";
import { DEMO_API_KEY } from "@/lib/demo";
import { required } from "@/lib/env";
import { cookieName, sealToken } from "@/lib/identity/cookie";
import type { As, Attempt } from "@/tests/support/fuzz/attempt";
import { FileOf, fileOf } from "@/tests/support/fuzz/file";
import type { World } from "@/tests/support/fuzz/world";
import { aCustomer, anAdmin, type Person } from "@/tests/support/shop/builders";

const origin = "http://localhost:3000";

export type Sent = { request: Request; params: Record<string, string> };

/** The request of an attempt as Next passes it, with its path parameters. */
export async function requestOf(spec: Call, attempt: Attempt, world: World): Promise<Sent> {
  const { method, path, query = [] } = spec;
  const params = pathOf(path, attempt.fields);
  const url = new URL(`${origin}/api${path.replace(/\{(\w+)\}/g, "x")}`);
  const rest = Object.entries(attempt.fields).filter(([name]) => !(name in params));
  const isQuery = (name: string) => method === "GET" || query.includes(name);
  for (const [name, value] of rest)
    if (isQuery(name) && value !== undefined) url.searchParams.append(name, textOf(value));
  const headers = new Headers({
    "x-request-id": randomUUID(),
    ...attempt.headers,
    ...(await credentials(spec, attempt.as, world)),
  });
  const body = method === "GET" ? undefined : await bodyOf(spec, attempt, rest, world, headers);
  return { request: new Request(url, { method, headers, body }), params };
}

function pathOf(path: string, fields: Record<string, unknown>): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  // A path has no empty segment.
  return Object.fromEntries(names.map((name) => [name, textOf(fields[name]) || "-"]));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function bodyOf(
  spec: Call,
  { raw }: Attempt,
  fields: [string, unknown][],
  world: World,
  headers: Headers,
): BodyInit | Promise<BodyInit> {
  if (raw) {
    headers.set("content-type", raw.type ?? "application/json");
    return raw.text;
  }
  if (spec.body === "multipart") return formOf(fields, world);
  headers.set("content-type", "application/json");
  return JSON.stringify(Object.fromEntries(fields));
}

async function formOf(fields: [string, unknown][], world: World): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of fields) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof FileOf) form.append(name, await fileOf(one, world));
      else if (one !== undefined) form.append(name, textOf(one));
    }
  }
  return form;
}

/** These may end a session or an account, so they are made by separate people. */
const ENDING =
  /logout|\/account$|\/sessions|2fa\/toggle|\/update$|password-reset|\/invitations|\/api-keys/;

async function credentials(spec: Call, as: As, world: World): Promise<Record<string, string>> {
  const person = await personFor(spec, as, world);
  if (as === "browser") return browserOf(person);
  if (spec.access === "open") return {};
  const key = spec.scope === "tier" ? world.tierKey : DEMO_API_KEY;
  const bearer = person && { authorization: `Bearer ${person.token}` };
  return { "x-api-key": as === "wrong key" ? "wrong" : key, ...bearer };
}

type Whose = Person & { audience: "customer" | "admin" };

async function personFor(spec: Call, as: As, world: World): Promise<Whose | undefined> {
  const { access, path } = spec;
  if (as === "guest" || access === "machine" || access === "open") return undefined;
  const isOffice = access === "admin" ? as !== "wrong audience" : as === "wrong audience";
  const audience = isOffice ? "admin" : "customer";
  // Sign-in and sign-up are made without a session.
  if (access === "public" && as === "right" && !path.startsWith("/cart/")) return undefined;
  if (ENDING.test(path)) return { ...(await (isOffice ? anAdmin() : aCustomer())), audience };
  if (isOffice) return { ...world.admin, audience };
  return { ...(as === "stranger" ? world.stranger : world.customer), audience };
}

const cookies = new Map<string, string>();

async function browserOf(person: Whose | undefined): Promise<Record<string, string>> {
  const ours = { "sec-fetch-site": "same-origin" };
  if (!person) return ours;
  const { token, audience } = person;
  const sealed = cookies.get(token) ?? (await sealToken(token, audience, required("AUTH_SECRET")));
  cookies.set(token, sealed);
  return { ...ours, cookie: `${cookieName(audience, false)}=${sealed}` };
}
