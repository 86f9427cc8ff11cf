import fs from "node:fs";
import path from "node:path";
import { DEMO_API_KEY } from "@/lib/demo";
import { pathMatcher } from "@/lib/http/match-path";
import { modulesOfPaths } from "@/tests/support/servers/call-modules";

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;
type Handlers = Partial<Record<string, Handler>>;

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  body: any;
  headers: Headers;
};

type Options = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** The bearer token of a program. */
  token?: string;
  /** A cookie header: the request then comes from a browser on our own pages, without a key. */
  cookie?: string;
  headers?: Record<string, string>;
};

const root = path.join(__dirname, "../../../app/api");
const origin = "http://localhost:3000";

/**
 ** Makes a request to its route as Next would, without a server.
 * POST when there is a body, GET otherwise; a program with the demo's key unless a cookie is given.
 */
export async function request(url: string, options: Options = {}): Promise<Answer> {
  const method = options.method ?? (options.body === undefined ? "GET" : "POST");
  const response = await respond(makeRequest(url, method, options));
  const text = await response.text();
  const isText = response.headers.get("content-type")?.startsWith("text/") ?? false;
  const body = isText ? text : text && JSON.parse(text);
  return { status: response.status, body, headers: response.headers };
}

/** The route's response to a request, called as Next does. */
export async function respond(asked: Request): Promise<Response> {
  const pathname = new URL(asked.url).pathname.replace(/^\/api/, "");
  const own = routeFiles().find(({ path: route }) => route === pathname);
  const segments = decoded(pathname.slice(1).split("/"));
  const handlers: Handlers = own ? await import(own.file) : await callHandlers(segments);
  // Next answers HEAD with the GET handler.
  const handler = handlers[asked.method === "HEAD" ? "GET" : asked.method];
  if (!handler) throw new Error(`${pathname} does not answer ${asked.method}`);
  const params: Record<string, string[]> = own ? {} : { path: segments };
  return handler(asked, { params: Promise.resolve(params) });
}

let matcher: ReturnType<typeof pathMatcher> | undefined;

/** What the one route of all calls exports, as far as this path needs it. */
async function callHandlers(segments: string[]): Promise<Handlers> {
  // Loaded here, so that a test can set the environment first.
  const { dispatch } = await import("@/lib/http/dispatch");
  const { servedCalls } = await import("@/lib/http/serve");
  const modules = await modulesOfPaths();
  matcher ??= pathMatcher([...modules.keys()]);
  const found = matcher(segments)?.path ?? "";
  for (const file of modules.get(found) ?? []) await import(file);
  return dispatch(servedCalls().filter(({ call }) => call.path === found));
}

function makeRequest(url: string, method: string, options: Options): Request {
  const headers = new Headers(options.headers);
  if (options.cookie !== undefined) {
    headers.set("cookie", options.cookie);
    if (!headers.has("sec-fetch-site")) headers.set("sec-fetch-site", "same-origin");
  } else if (!headers.has("x-api-key")) {
    headers.set("x-api-key", DEMO_API_KEY);
  }
  if (options.token) headers.set("authorization", `Bearer ${options.token}`);
  const { body } = options;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm && !headers.has("content-type")) {
    headers.set("content-type", "application/json");
  }
  const asIs = body === undefined || typeof body === "string" || isForm;
  const sent = asIs ? body : JSON.stringify(body);
  return new Request(`${origin}/api${url}`, {
    method,
    headers,
    body: sent as BodyInit | undefined,
  });
}

/** A percent sign that encodes nothing matches no call (`lib/http/unusual-requests.ts`). */
function decoded(segments: string[]): string[] {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return [];
  }
}

type RouteFile = { file: string; path: string };

let known: RouteFile[] | undefined;

/** Every route file under app/api with its path. */
export function routeFiles(): RouteFile[] {
  known ??= findRouteFiles();
  return known;
}

function findRouteFiles(): RouteFile[] {
  const entries = fs.readdirSync(root, { recursive: true, encoding: "utf8" });
  return entries
    .filter((entry) => path.basename(entry) === "route.ts")
    .map((entry) => {
      const route = `/${path.dirname(entry).split(path.sep).join("/")}`;
      return { file: path.join(root, entry), path: route };
    });
}
