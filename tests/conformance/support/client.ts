import type { CallName } from "@/tests/conformance/support/calls";

/** A program comes with the API key and a bearer token, a browser with cookies alone. */
export type Door = "program" | "browser";

export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  body: any;
};

type Where = {
  /** Values of the path's placeholders. */
  in?: Record<string, string | number>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
};

/** The demo's key. */
export const API_KEY = "demo_key_for_local_use_only";

/** An existing client of the shop, which keeps its sign-in and sends it with every call as documented. */
export class Client {
  /** A program's Authorization header, with "Bearer". */
  authorization: string | undefined;
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    readonly door: Door,
    private readonly made: Set<string> = new Set(),
  ) {}

  /** Makes a call of section 7. `body` goes as JSON, a form as it is. */
  async ask(call: CallName, body?: unknown, where: Where = {}): Promise<Answer> {
    this.made.add(call);
    const [method = "", template = ""] = call.split(" ");
    const path = template.replace(/\{(\w+)\}/g, (_, name) => String(where.in?.[name]));
    const query = where.query ? `?${new URLSearchParams(where.query)}` : "";
    return this.send(method, `/api${path}${query}`, body, where.headers);
  }

  /** Makes any request of the shop. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: { ...this.headers(body), ...headers },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      // 308 is an answer here without a Location.
      redirect: "manual",
    });
    const text = await response.text();
    if (this.door === "browser") expectNoToken(response.headers, text);
    this.keep(response.headers);
    return { status: response.status, headers: response.headers, body: parsed(text) };
  }

  /** Whether it holds a sign-in. */
  get isSignedIn(): boolean {
    const names = [...this.cookies.keys()];
    return this.door === "program"
      ? this.authorization !== undefined
      : names.some((name) => name.endsWith("session"));
  }

  /** Another client with the current token and cookies. */
  remembering(): Client {
    const other = new Client(this.origin, this.door, this.made);
    other.authorization = this.authorization;
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  private headers(body: unknown): Record<string, string> {
    const isJson = body !== undefined && !(body instanceof FormData);
    const type: Record<string, string> = isJson ? { "content-type": "application/json" } : {};
    if (this.door === "browser") {
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      return { ...type, cookie, "sec-fetch-site": "same-origin" };
    }
    return {
      ...type,
      ...(this.authorization && { authorization: this.authorization }),
      "x-api-key": API_KEY,
    };
  }

  private keep(headers: Headers): void {
    this.authorization = headers.get("authorization") ?? this.authorization;
    for (const line of headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (/Max-Age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value.join("="));
    }
  }
}

/** Asserts that scripts of a page cannot read a token: cookies are HttpOnly. */
function expectNoToken(headers: Headers, text: string): void {
  expect(headers.get("authorization")).toBeNull();
  const shown = [...headers].filter(([name]) => name !== "set-cookie").map(([, value]) => value);
  for (const place of [...shown, text]) expect(place).not.toMatch(/\beyJ[\w-]+\.|Fe26\.2/);
  for (const cookie of headers.getSetCookie()) {
    if (/eyJ|Fe26/.test(cookie)) expect(cookie).toMatch(/; HttpOnly/);
  }
}

function parsed(text: string): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return text;
  }
}
