import fs from "node:fs";
import path from "node:path";
import { DEMO_API_KEY } from "@/lib/demo";

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
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

const root = path.join(__dirname, "../../app/api");
const origin = "http://localhost:3000";

/**
 * Makes a request to a route file as Next would, without a server: the file is found by its path.
 * POST when there is a body, GET otherwise; a program with the demo's key unless a cookie is given.
 */
export async function request(url: string, options: Options = {}): Promise<Answer> {
  const method = options.method ?? (options.body === undefined ? "GET" : "POST");
  const { handler, params } = await handlerFor(new URL(url, origin).pathname, method);
  const response = await handler(makeRequest(url, method, options), {
    params: Promise.resolve(params),
  });
  const text = await response.text();
  const isText = response.headers.get("content-type")?.startsWith("text/") ?? false;
  const body = isText ? text : text && JSON.parse(text);
  return { status: response.status, body, headers: response.headers };
}

/** The function that answers a path below /api, with the path's parameters. */
export async function handlerFor(pathname: string, method: string) {
  const { file, params } = findRoute(pathname);
  const handlers = (await import(file)) as Partial<Record<string, Handler>>;
  const handler = handlers[method];
  if (!handler) throw new Error(`${file} does not export ${method}`);
  return { handler, params };
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

/** "/products/get_by_id/7" → the file of /products/get_by_id/[id] and `{id: "7"}`. */
function findRoute(pathname: string): { file: string; params: Record<string, string> } {
  for (const route of routeFiles()) {
    const match = route.pattern.exec(pathname);
    if (match) return { file: route.file, params: { ...match.groups } };
  }
  throw new Error(`No route file answers ${pathname}`);
}

/** Every route file under app/api with the pattern of its path. */
export function routeFiles(): { file: string; path: string; pattern: RegExp }[] {
  const entries = fs.readdirSync(root, { recursive: true, encoding: "utf8" });
  return (
    entries
      .filter((entry) => path.basename(entry) === "route.ts")
      .map((entry) => {
        const route = `/${path.dirname(entry).split(path.sep).join("/")}`;
        const pattern = route.replace(/\[(\w+)\]/g, "(?<$1>[^/]+)");
        return { file: path.join(root, entry), path: route, pattern: new RegExp(`^${pattern}$`) };
      })
      // As Next does it: a fixed name goes before a placeholder.
      .sort((a, b) => a.path.split("[").length - b.path.split("[").length)
  );
}
