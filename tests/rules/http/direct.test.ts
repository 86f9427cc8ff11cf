import http from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { registerDirect, standBefore } from "@/lib/http/direct/answering";
import { readBounded } from "@/lib/http/input";

/** What Next was asked. */
const asked: string[] = [];
const server = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.end("of Next");
});
standBefore(server);

registerDirect("test", (method, segments) => {
  const path = `${method} ${segments.join("/")}`;
  if (path === "POST echo") return echo;
  if (path === "POST refuse") return async () => new Response(null, { status: 401 });
  if (path === "GET broken") return () => Promise.reject(new Error("broken"));
  if (path === "GET large") return async () => Response.json("x".repeat(2000));
  return undefined;
});

async function echo(request: Request): Promise<Response> {
  const body = await readBounded(request, 100_000);
  if (!body) return new Response("too large", { status: 413 });
  const headers = new Headers({ "content-type": "text/plain" });
  for (const cookie of ["a=1", "b=2"]) headers.append("set-cookie", cookie);
  const query = new URL(request.url).searchParams.get("q") ?? "";
  return new Response(`${query} ${request.headers.get("x-sent")} ${body.toString()}`, { headers });
}

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

function ask(path: string, method = "GET", body: string[] = [], headers = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on("error", reject);
    for (const part of body) request.write(part);
    request.end();
  });
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => {
  agent.destroy();
  server.close();
});

it("answers what is registered, with its body, headers and cookies", async () => {
  const answer = await ask("/api/echo?q=1", "POST", ["in ", "pieces"], { "x-sent": "yes" });
  expect([answer.status, answer.body.toString()]).toEqual([200, "1 yes in pieces"]);
  expect(answer.headers).toMatchObject({
    "set-cookie": ["a=1", "b=2"],
    "content-type": "text/plain",
    "content-length": "15",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  expect(asked).toEqual([]);
});

it.each([
  ["GET", "/"],
  ["GET", "/api"],
  ["GET", "/api/echo"],
  ["POST", "/api/echo/"],
  ["POST", "/api//echo"],
  ["POST", "/api/ech%6f"],
  ["HEAD", "/api/large"],
])("leaves %s %s to Next", async (method, path) => {
  asked.length = 0;
  await ask(path, method);
  expect(asked).toEqual([`${method} ${path}`]);
});

it("compresses a large answer for those who take it", async () => {
  const { headers, body } = await ask("/api/large", "GET", [], { "accept-encoding": "br, gzip" });
  expect(headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(body).toString())).toHaveLength(2000);
  for (const none of ["", "br", "gzip;q=0, br"]) {
    const plain = await ask("/api/large", "GET", [], { "accept-encoding": none });
    expect(plain.headers["content-encoding"]).toBeUndefined();
  }
});

it("answers on the same connection after a body that nobody reads, or is too large", async () => {
  const large = Array.from({ length: 20 }, () => "x".repeat(20_000));
  expect((await ask("/api/echo", "POST", large)).status).toBe(413);
  expect((await ask("/api/refuse", "POST", large)).status).toBe(401);
  expect((await ask("/api/echo", "POST", ["small"])).status).toBe(200);
});

it("tells of a failure by 500 alone", async () => {
  const { status, body } = await ask("/api/broken");
  expect([status, body.toString()]).toEqual([500, ""]);
});
