import { calls } from "@/lib/api-docs/calls";
import { DEMO_ADMIN_EMAIL, DEMO_CUSTOMER_EMAIL, DEMO_PASSWORD } from "@/lib/demo";

/** Who visits the shop; a guest does not sign in. */
export type Role = "guest" | "customer" | "admin";

/** A response of the server: its address and its full text, headers included. */
export type Answer = { path: string; text: string };

/** The shop's origin, and the addresses whose answers are the same for everybody. */
export type Site = { origin: string; shared: Set<string> };

const LOGINS = {
  customer: { path: "/api/users/login", email: DEMO_CUSTOMER_EMAIL, starts: ["/dashboard"] },
  admin: { path: "/api/admin/login", email: DEMO_ADMIN_EMAIL, starts: ["/admin/dashboard"] },
};

/** How many pages are read that differ only by an id. */
const ALIKE = 2;
const AT_ONCE = 4;

/**
 * Every page that this role reaches by links, scripts and styles outside the build, and the answer of
 * every read without parameters; shared answers only once. @throws Error when the
 * sign-in fails.
 */
export async function* answersTo(role: Role, site: Site): AsyncGenerator<Answer> {
  const { origin, shared } = site;
  const cookie = role === "guest" ? "" : await signIn(role, origin);
  const starts = role === "guest" ? ["/", "/sitemap.xml"] : LOGINS[role].starts;
  const ahead = [...starts, ...reads];
  const seen = new Set([...ahead, ...shared]);
  const alike = new Map<string, number>();
  while (ahead.length > 0) {
    const now = ahead.splice(0, AT_ONCE);
    const answers = await Promise.all(now.map((path) => read(site, path, cookie)));
    for (const answer of answers) {
      yield answer;
      for (const path of linksOf(answer.text, origin)) {
        const kind = path.replace(/[^/=]*\d[^/&]*/g, "#");
        const count = alike.get(kind) ?? 0;
        if (seen.has(path) || count >= ALIKE) continue;
        alike.set(kind, count + 1);
        seen.add(path);
        ahead.push(path);
      }
    }
  }
}

/** Endless answers are only for a web tier. */
const reads = calls
  .filter(
    ({ method, path, access }) => method === "GET" && !path.includes("{") && access !== "machine",
  )
  .map(({ path }) => `/api${path}`);

async function signIn(role: "customer" | "admin", origin: string): Promise<string> {
  const { path, email } = LOGINS[role];
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin, "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The ${role} of the demo cannot log in: ${answer.status}.`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return cookies.join("; ");
}

async function read({ origin, shared }: Site, path: string, cookie: string): Promise<Answer> {
  const answer = await fetch(origin + path, {
    redirect: "manual",
    headers: { cookie, "sec-fetch-site": "same-origin" },
  });
  if (answer.headers.has("x-nextjs-prerender")) shared.add(path);
  const headers = [...answer.headers].map((pair) => pair.join(": ")).join("\n");
  return { path: `${path} (${answer.status})`, text: `${headers}\n\n${await answer.text()}` };
}

/** Links, scripts and redirects, except to the build's folder, which is read from disk. */
function linksOf(text: string, origin: string): string[] {
  const addresses = [
    ...text.matchAll(/(?:href|src)="([^"]+)"/g),
    ...text.matchAll(/^location: (\S+)$/gm),
    ...text.matchAll(/<loc>([^<]+)<\/loc>/g),
  ];
  return addresses.flatMap(([, address = ""]) => {
    const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
    const isOurs =
      url?.origin === new URL(origin).origin || address.startsWith("https://site.example");
    if (!url || !isOurs || /^\/(_next|media|api\/auth)\//.test(url.pathname)) return [];
    return [url.pathname + url.search.replaceAll("&amp;", "&")];
  });
}
