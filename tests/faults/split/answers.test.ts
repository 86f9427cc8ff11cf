import type { ServerResponse } from "node:http";
import { largest } from "@/lib/http/tier/upstream-answer";
import { request } from "@/tests/support/servers/http";
import { TIER_KEY, Upstream } from "@/tests/support/servers/upstream";

const api = new Upstream();
const page = { products: [], next: null, previous: null };
const failure = { message: "Something went wrong. Please try again.", code: "internal" };

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => api.received.splice(0));

const read = () => request("/products/all", { cookie: "" });
const change = () => request("/cart/addtocart", { body: { productid: "x" }, cookie: "" });
const both: [string, () => ReturnType<typeof read>, tries: number][] = [
  ["a read", read, 1],
  ["a change", change, 1],
];
const html = { "content-type": "text/html" };
const json = { "content-type": "application/json" };

/** Invalid answers: they arrived, so they are not retried. */
const useless: [string, (response: ServerResponse) => unknown][] = [
  ["a page of HTML", (response) => response.writeHead(200, html).end("<h1>Welcome</h1>")],
  ["nothing", (response) => response.writeHead(200).end()],
  ["no content", (response) => response.writeHead(204).end()],
  ["another shape", (response) => response.writeHead(200, json).end('{"products":"none"}')],
  ["a list", (response) => response.writeHead(200, json).end("[]")],
  ["broken JSON", (response) => response.writeHead(200, json).end('{"products":[')],
  [
    "a body above the limit",
    (response) => response.writeHead(200, json).end(`"${"x".repeat(9_000)}"`),
  ],
  ["a redirect", (response) => response.writeHead(302, { location: "https://x.example" }).end()],
  ["500 with HTML", (response) => response.writeHead(500, html).end("<h1>Oops</h1>")],
  ["404 without a body", (response) => response.writeHead(404).end()],
  [
    "an unknown code",
    (response) => response.writeHead(409, json).end('{"code":"moon","message":"Full."}'),
  ],
  [
    "a compressed body",
    (response) =>
      response.writeHead(200, { ...json, "content-encoding": "gzip" }).end("\u001f\u008b\b"),
  ],
];

describe.each(both)("%s", (_what, ask, tries) => {
  const limit = largest.bytes;
  beforeAll(() => {
    largest.bytes = 8_000;
  });
  afterAll(() => {
    largest.bytes = limit;
  });

  it.each(useless)("that is answered %s returns 502 without a retry", async (_answer, answer) => {
    api.answer = answer;
    const { status, body } = await ask();
    expect({ status, code: body.code }).toEqual({ status: 502, code: "upstream_failed" });
    expect(body.message).toMatch(/^The shop /);
    expect(body).not.toHaveProperty("cause");
    expect(api.received).toHaveLength(tries);
  });

  it("that is refused there returns the refusal", async () => {
    const refused = { message: "Too many requests.", code: "rate_limited", retry_after: 7 };
    api.json(refused, 429);
    const answer = await ask();
    expect(answer).toMatchObject({ status: 429, body: refused });
    expect(answer.headers.get("retry-after")).toBe("7");
    api.json({ message: "Wrong.", code: "invalid_input", fields: { limit: ["Wrong."] } }, 422);
    expect((await ask()).body.fields).toEqual({ limit: ["Wrong."] });
    api.json(failure, 500);
    expect(await ask()).toMatchObject({ status: 500, body: failure });
    api.json({ message: "This process is about to end.", code: "unavailable" }, 503);
    expect(await ask()).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(api.received).toHaveLength(4);
  });
});

it("forwards the caller's identity to the API tier", async () => {
  api.json(page);
  const headers = {
    "x-forwarded-for": "203.0.113.9",
    "x-request-id": "request-0001",
    "user-agent": "Firefox of the person",
    "idempotency-key": "once-0001",
  };
  const answer = await request("/products/all?limit=20", { cookie: "", headers });
  expect(answer).toMatchObject({ status: 200, body: page });
  expect(answer.headers.get("x-request-id")).toBe("request-0001");
  expect(api.last.url).toBe("/api/products/all?limit=20");
  expect(Object.fromEntries(api.last.headers)).toMatchObject({
    "x-api-key": TIER_KEY,
    "x-request-id": "request-0001",
    "x-client-address": "203.0.113.9",
    "user-agent": "Firefox of the person",
    "idempotency-key": "once-0001",
    "accept-encoding": "identity",
  });
  expect(api.last.headers.has("authorization")).toBe(false);
  expect(api.last.headers.has("cookie")).toBe(false);
});

it("forwards idempotent-replayed", async () => {
  api.json(page, 200, { "idempotent-replayed": "true" });
  expect((await read()).headers.get("idempotent-replayed")).toBe("true");
  api.json({ message: "No.", code: "conflict" }, 409, { "idempotent-replayed": "true" });
  expect((await read()).headers.get("idempotent-replayed")).toBe("true");
  api.json(page);
  expect((await read()).headers.has("idempotent-replayed")).toBe(false);
});

it("reuses one connection for a hundred sequential calls", async () => {
  const sockets = new Set<unknown>();
  api.answer = (response, _received, { socket }) => {
    sockets.add(socket);
    response.writeHead(200, json).end(JSON.stringify(page));
  };
  for (let call = 0; call < 100; call += 1) expect((await read()).status).toBe(200);
  expect(sockets.size).toBeLessThanOrEqual(2);
});
