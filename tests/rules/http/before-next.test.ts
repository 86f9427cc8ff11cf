import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { standBefore } from "@/lib/http/documents/before-next";
import { forgetDocuments } from "@/lib/http/documents/kept";

const SCRIPT = 'self.__next_f.push([1,"x"])';
type Compression = () => (request: object, response: object, next: () => void) => void;
/** Next's own, which it puts around every answer. */
const compression: Compression = jest.requireActual("next/dist/compiled/compression");

/** With a script that somebody has planted into the stored page. */
const html = (text: string) =>
  `<html><head></head><body><p>${text.repeat(500)}</p><script>${SCRIPT}</script><script>alert(1)</script></body></html>`;

/** What a server like Next's answers, and what it was asked. */
let text = "first ";
let during = () => {};
const asked: string[] = [];

const server = http.createServer((request, response) => {
  const path = request.url ?? "/";
  asked.push(`${path} ${request.headers["if-none-match"] ?? ""}`.trim());
  compression()(request, response, () => {});
  response.setHeader("content-security-policy", "default-src 'self'; script-src 'nonce-x'");
  during();
  if (path === "/live") {
    response.write("<p>one");
    setTimeout(() => response.end(" two</p>"), 5);
    return;
  }
  if (path.endsWith(".avif")) {
    response.statusCode = request.headers["if-none-match"] === '"file"' ? 304 : 200;
    response.setHeader("etag", '"file"');
    return void response.end();
  }
  const etag = `"${text.trim()}"`;
  response.setHeader("x-nextjs-prerender", "1");
  response.setHeader("cache-control", "s-maxage=300");
  response.setHeader("etag", etag);
  response.statusCode = path.startsWith("/none") ? 404 : 200;
  if (request.headers["if-none-match"] === etag) {
    response.statusCode = 304;
    return void response.end();
  }
  response.setHeader("content-type", "text/html; charset=utf-8");
  // As a rewrite, which Next fetches from its own address.
  if (path === "/none-asked-of-itself") {
    response.setHeader("content-encoding", "br");
    return void response.end(brotliCompressSync(html(text)));
  }
  response.end(request.method === "HEAD" ? null : html(text));
});
standBefore(server);

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

function get(
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = "GET",
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        const body = decoded(headers["content-encoding"], Buffer.concat(parts)).toString();
        resolve({ status, headers, body });
      });
    });
    request.on("error", reject).end();
  });
}

function decoded(encoding: string | undefined, body: Buffer): Buffer {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  forgetDocuments();
  text = "first ";
  during = () => {};
  asked.length = 0;
});
afterEach(() => jest.restoreAllMocks());

it("asks Next once, and sends every client the encoding that it takes", async () => {
  for (const [accepts, encoding] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0.5, gzip", "gzip"],
    ["gzip;q=0", undefined],
    ["", undefined],
  ] as const) {
    const { status, headers, body } = await get("/page", { "accept-encoding": accepts });
    expect([status, headers["content-encoding"], body]).toEqual([200, encoding, html("first ")]);
    expect(headers).toMatchObject({
      "cache-control": "s-maxage=300",
      vary: expect.stringMatching(/accept-encoding/i),
      "content-security-policy": expect.stringMatching(/script-src 'self' 'sha256-[^ ]+';/),
    });
  }
  expect(asked).toEqual(["/page"]);
});

it("answers 304 to a client that has the version, whatever its encoding", async () => {
  const { headers } = await get("/page", { "accept-encoding": "br" });
  for (const tag of [headers.etag, `"other", ${headers.etag}`]) {
    const again = await get("/page", { "if-none-match": tag, "accept-encoding": "gzip" });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, "", headers.etag]);
  }
  expect((await get("/page", { "if-none-match": '"other"' })).status).toBe(200);
});

it("asks again after a second, and learns of a new version", async () => {
  await get("/page");
  const { now } = performance;
  jest.spyOn(performance, "now").mockImplementation(() => now.call(performance) + 1_500);
  expect((await get("/page")).body).toBe(html("first "));
  text = "second ";
  jest.spyOn(performance, "now").mockImplementation(() => now.call(performance) + 3_000);
  expect((await get("/page")).body).toBe(html("second "));
  expect(asked).toEqual(["/page", '/page "first"', '/page "first"']);
});

it("forgets all pages on a change, and keeps none that was asked for before it", async () => {
  await get("/page");
  during = forgetDocuments;
  forgetDocuments();
  text = "second ";
  expect((await get("/page")).body).toBe(html("second "));
  await get("/page");
  expect(asked).toEqual(["/page", "/page", "/page"]);
});

it("leaves the tag of a file to Next", async () => {
  for (let time = 0; time < 2; time += 1) {
    const file = await get("/media/a.avif", { "if-none-match": '"file"' });
    expect([file.status, file.body]).toEqual([304, ""]);
  }
  expect(asked).toEqual(['/media/a.avif "file"', '/media/a.avif "file"']);
});

it("sends the head of a page on HEAD", async () => {
  const head = await get("/page", {}, "HEAD");
  expect([head.status, head.body]).toEqual([200, ""]);
  expect(head.headers["content-length"]).toBe(String(html("first ").length));
  expect((await get("/page")).body).toBe(html("first "));
});

it("makes no version of an answer without a body", async () => {
  const head = await get("/none.php", {}, "HEAD");
  expect([head.status, head.body]).toEqual([404, ""]);
  const known = await get("/none.php", { "if-none-match": '"first"' });
  expect([known.status, known.body]).toEqual([304, ""]);
  expect((await get("/none.php")).body).toBe(html("first "));
});

it("asks for every unknown address", async () => {
  for (const path of ["/none-asked-of-itself", "/none-2", "/none-asked-of-itself"]) {
    const answer = await get(path, { "accept-encoding": "gzip" });
    expect([answer.status, answer.body]).toEqual([404, html("first ")]);
  }
  expect(asked).toHaveLength(3);
});

it("never sends a personal page from memory, but with the policy of its own scripts", async () => {
  for (let time = 0; time < 2; time += 1) {
    const { headers, body } = await get("/dashboard/none", { "accept-encoding": "gzip" });
    expect(body).toBe(html("first "));
    expect(headers["content-security-policy"]).toContain("'sha256-");
  }
  expect(asked).toHaveLength(2);
});

it("leaves what is no prerendered page as it comes", async () => {
  for (let time = 0; time < 2; time += 1) {
    const { headers, body } = await get("/live");
    expect(body).toBe("<p>one two</p>");
    expect(headers["content-security-policy"]).toContain("nonce-x");
  }
  expect((await get("/page", { rsc: "1" })).headers["content-security-policy"]).toContain(
    "nonce-x",
  );
  expect(asked).toHaveLength(3);
});
