import type { Scope } from "@/lib/call/call";

/** Description of each API key scope. `tier` is left out: only our own web tiers use it. */
export const SCOPE_WORDS: readonly (readonly [Exclude<Scope, "tier">, string])[] = [
  ["shop", "The calls of visitors and customers."],
  ["office", "The calls of administrators, with an administrator’s token."],
  ["metrics", "The figures for a monitoring system, without a person."],
];

/** The public key and account of the demo. */
export type DemoAccess = { key: string; email: string; password: string };

/** Three requests that can be run as they are: a list, a sign-in, and a call as the signed-in user. */
export function firstLines(server: string, demo: DemoAccess | null): string {
  const { key, email, password } = demo ?? EMPTY;
  return `API_KEY=${key}

curl '${server}/products/all?limit=2' \\
  -H "x-api-key: $API_KEY"

TOKEN=$(curl -si '${server}/users/login' \\
  -H "x-api-key: $API_KEY" \\
  -H "content-type: application/json" \\
  -d '${JSON.stringify({ email, password })}' |
  tr -d '\\r' |
  awk 'tolower($1) == "authorization:" { print $3 }')

curl '${server}/users/profile' \\
  -H "x-api-key: $API_KEY" \\
  -H "authorization: Bearer $TOKEN"`;
}

const EMPTY: DemoAccess = { key: "…", email: "…", password: "…" };
