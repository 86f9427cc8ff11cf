import { createHash } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { forgetDocuments } from "@/lib/http/documents/kept";
import { View } from "@/lib/http/views/answer";
import { standBefore } from "@/lib/http/views/before-next";
import { givenView } from "@/lib/http/views/given";

type Goods = { goods: string };

/** What the page is to show; thrown if it is an error. */
let view: Goods | null | Error = { goods: "one" };
/** Written into the page by itself, beside its view. */
let extra = "";
let takes = true;
let during = () => {};
let made = 0;

/** Answers as Next does: in parts, with a nonce of its own for each request. */
const server = http.createServer((request, response) => {
  made += 1;
  const nonce = `nonce-${made}`;
  const goods =
    (takes && givenView<Goods>(request.url?.split("?")[0] ?? "")?.goods) || "read by itself";
  const flight = `self.__next_f.push([1,"${goods} ${nonce}"])`;
  during();
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("set-cookie", `mine=${made}`);
  response.setHeader(
    "content-security-policy",
    `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; base-uri 'none'`,
  );
  response.setHeader("link", `</a.css>; rel=preload; as="style"; nonce="${nonce}"`);
  response.statusCode = request.headers["x-status"] ? Number(request.headers["x-status"]) : 200;
  response.write(`<html><p>${goods}</p>${extra}`);
  response.end(`<script nonce="${nonce}">${flight}</script></html>`);
});
async function read() {
  const shown = view;
  if (shown instanceof Error) throw shown;
  return shown && new View(shown, async () => shown);
}
standBefore(server, [
  { path: "/cart", read },
  { path: "/search", hasQuery: true, read },
]);

function get(path: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const options = { port, path, headers, method, agent: false };
      const request = http.request(options, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () => {
          const body = Buffer.concat(parts);
          const isZipped = response.headers["content-encoding"] === "gzip";
          const text = (isZipped ? gunzipSync(body) : body).toString();
          resolve({ status: response.statusCode, headers: response.headers, body: text });
        });
      });
      request.on("error", reject).end();
    },
  );
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());
beforeEach(() => {
  forgetDocuments();
  view = { goods: `goods ${Math.random()}` };
  extra = "";
  takes = true;
  during = () => {};
  made = 0;
});

const seen = () => (view as Goods).goods;

it("asks Next once for equal views, and allows the page's own scripts by their hashes", async () => {
  const code = `self.__next_f.push([1,"${seen()} "])`;
  const hash = createHash("sha256").update(code).digest("base64");
  for (const encoding of ["gzip, br", "br", "gzip;q=0"]) {
    const { status, headers, body } = await get("/cart", { "accept-encoding": encoding });
    expect([status, body]).toEqual([200, `<html><p>${seen()}</p><script>${code}</script></html>`]);
    expect(headers["content-encoding"]).toBe(encoding === "gzip, br" ? "gzip" : undefined);
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      link: '</a.css>; rel=preload; as="style"',
      vary: "Accept-Encoding",
      "content-security-policy": `default-src 'self'; script-src 'self' 'sha256-${hash}'; base-uri 'none'`,
    });
  }
  expect(made).toBe(1);
});

it("keeps a page of an address with a query by the whole of it, where the page has one", async () => {
  for (const path of ["/search?q=wall", "/search?q=dc", "/search?q=wall", "/search"])
    expect((await get(path)).body).toContain(`<p>${seen()}</p>`);
  expect(made).toBe(3);
});

it("sends a cookie to nobody but the visitor whom it was made for", async () => {
  expect((await get("/cart")).headers["set-cookie"]).toEqual(["mine=1"]);
  expect((await get("/cart")).headers["set-cookie"]).toBeUndefined();
});

it("shows another view by another page, and the first one again without Next", async () => {
  const first = view;
  await get("/cart");
  view = { goods: "others" };
  expect((await get("/cart")).body).toContain("<p>others</p>");
  view = first;
  expect((await get("/cart")).body).toContain(`<p>${seen()}</p>`);
  expect(made).toBe(2);
});

it.each([
  ["a change of the catalogue", forgetDocuments],
  ["five minutes", () => jest.spyOn(performance, "now").mockReturnValue(1e9)],
])("asks Next again after %s", async (_what, happens) => {
  await get("/cart");
  happens();
  await get("/cart");
  expect(made).toBe(2);
  jest.restoreAllMocks();
});

it("does not keep a page that was asked for before a change of the catalogue", async () => {
  during = forgetDocuments;
  await get("/cart");
  during = () => {};
  await get("/cart");
  expect(made).toBe(2);
});

it.each([
  ["has read for itself", ""],
  ["comes in parts", "<!--$?--><template></template><!--/$-->"],
  ["has failed in a part", "<!--$!--><!--/$-->"],
  ["has a script that is not Next's", "<script>alert(1)</script>"],
])("keeps no page that %s, and sends it as it is", async (_what, beside) => {
  extra = beside;
  takes = beside !== "";
  for (const nth of [1, 2]) {
    const { headers, body } = await get("/cart", { "accept-encoding": "gzip" });
    expect(headers["content-security-policy"]).toContain(`'nonce-nonce-${nth}'`);
    expect(body).toContain(`<script nonce="nonce-${nth}">`);
    expect(headers["content-encoding"]).toBe("gzip");
  }
});

it("keeps no page of another status", async () => {
  expect((await get("/cart", { "x-status": 500 })).status).toBe(500);
  expect((await get("/cart")).status).toBe(200);
  expect(made).toBe(2);
});

it.each([
  ["nothing can be read for the visitor", null],
  ["reading fails", new Error("no database")],
])("leaves the answer to Next when %s", async (_what, given) => {
  view = given;
  const { headers, body } = await get("/cart");
  expect(body).toContain("<p>read by itself</p>");
  expect(headers["content-security-policy"]).toContain("'nonce-nonce-1'");
});

it.each([
  ["the client router", "/cart", { rsc: "1" }, "GET"],
  ["an action", "/cart", { "next-action": "x" }, "GET"],
  ["a form", "/cart", {}, "POST"],
  ["another address", "/cart?from=mail", {}, "GET"],
])("leaves the request of %s to Next", async (_who, path, headers, method) => {
  expect((await get(path, headers, method)).body).toContain("<p>read by itself</p>");
});
