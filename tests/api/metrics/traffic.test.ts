import { once } from "node:events";
import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/log";
import { figures } from "@/lib/observe/figures";
import { noteCaller, noteEnd, observed } from "@/lib/observe/observed";
import {
  closeServers,
  drainConnections,
  requestScope,
  requestsInFlight,
  watchTraffic,
} from "@/lib/observe/traffic";

const call = { method: "GET", path: "/products/all" } as const;
const lines: Record<string, unknown>[] = [];
let slow = Promise.withResolvers<void>();
let server: Server;
let port: number;

/** As in Next, handlers run within the request and their answer is copied to Node's. */
async function handle(url: string, id: string): Promise<Response> {
  if (url.startsWith("/api/products/all"))
    return observed(call, id, async () => {
      noteCaller("program");
      await sleep(1);
      return new Response(requestScope()?.call);
    });
  if (url.startsWith("/api/slow")) await slow.promise;
  return new Response("page");
}

let stopWatching: () => void;

beforeAll(async () => {
  jest.spyOn(log(), "info").mockImplementation(((line: object, msg: string) => {
    lines.push({ ...line, msg });
  }) as never);
  stopWatching = watchTraffic(noteEnd);
  server = createServer(async (req, res) => {
    const response = await handle(req.url ?? "", String(req.headers["x-request-id"]));
    res.end(await response.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => lines.splice(0));
afterAll(() => {
  server.closeAllConnections();
  // Node's channel is the worker's, not the file's: the next file would have its connections closed.
  stopWatching();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const body = await answer.text();
  while (requestsInFlight() > 0) await sleep(1);
  return {
    body,
    id: answer.headers.get("x-request-id"),
    connection: answer.headers.get("connection"),
  };
}

it("logs one line per call with its name and request id", async () => {
  const { body, id } = await get("/api/products/all?q=asha@example.com", {
    "x-request-id": "from-the-web-tier",
  });
  expect([body, id]).toEqual(["GET /products/all", "from-the-web-tier"]);
  expect(lines).toEqual([
    {
      id,
      call: "GET /products/all",
      via: "program",
      status: 200,
      ms: expect.any(Number),
      msg: "call",
    },
  ]);
});

it("keeps concurrent requests apart", async () => {
  const ids = ["request-number-1", "request-number-2"];
  await Promise.all(ids.map((id) => get("/api/products/all", { "x-request-id": id })));
  expect(lines.map(({ id }) => id).sort()).toEqual(ids);
  expect(lines.every(({ call: name }) => name === "GET /products/all")).toBe(true);
});

it("logs one line per page without query and personal data", async () => {
  const { id } = await get("/order/AK-2611-000482?mail=asha@example.com");
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(lines).toEqual([
    { id, method: "GET", path: "/order/{id}", status: 200, ms: expect.any(Number), msg: "page" },
  ]);
});

it.each([
  "/_next/static/a.js",
  "/media/home-640.avif",
  "/fonts/archivo.woff2",
  "/pictures/x-640.avif",
])("logs nothing for %s", async (path) => {
  await get(path);
  expect(lines).toEqual([]);
});

it("logs a request whose caller left as aborted", async () => {
  const given = ask({ port, host: "127.0.0.1", path: "/api/slow" }).on("error", () => undefined);
  given.end();
  while (requestsInFlight() === 0) await sleep(1);
  given.destroy();
  while (requestsInFlight() > 0) await sleep(1);
  slow.resolve();
  expect(lines).toMatchObject([{ path: "/api/slow", aborted: true, msg: "call" }]);
  const text = await figures().registry.metrics();
  expect(text).toContain('http_requests_total{call="none",status="aborted"} 1');
  expect(text).toContain('http_requests_total{call="GET /products/all",status="200"} 3');
  expect(text).toContain('page_requests_total{kind="file",status="200"} 4');
});

// Must run last: it closes the server.
it("completes requests in flight on shutdown and closes their connections", async () => {
  slow = Promise.withResolvers();
  const asked = get("/api/slow");
  while (requestsInFlight() === 0) await sleep(1);
  drainConnections();
  const closed = closeServers(5_000);
  while (server.listening) await sleep(1);
  const stranger = ask({ port, host: "127.0.0.1", agent: false });
  await expect(once(stranger, "response")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  slow.resolve();
  expect(await asked).toMatchObject({ body: "page", connection: "close" });
  expect(await closed).toBe(0);
});
