import { randomUUID } from "node:crypto";
import zlib from "node:zlib";
import { API_KEY, Client } from "@/tests/conformance/support/client";
import { aProduct } from "@/tests/conformance/support/goods";
import { aBuyer, aCustomer } from "@/tests/conformance/support/people";
import { jsonOf, type Raw, raw } from "@/tests/conformance/support/raw";
import { refusal, SHOPS, type Shop } from "@/tests/conformance/support/shop";

const JSON_TYPE = { "content-type": "application/json" };

/** A refusal as received. */
const refused = (answer: Raw) => ({ status: answer.status, body: jsonOf(answer) });

describe.each(SHOPS)("%s", (shape, origin) => {
  const shop: Shop = { origin, door: "program", client: () => new Client(origin, "program") };
  const search = (body: (string | Buffer)[], headers: Record<string, string> = JSON_TYPE) =>
    raw(origin, "/api/products/search", { method: "POST", headers, body });

  test.each([
    ["/api/nothing", 404, "not_found"],
    ["/api/products/get_by_id/%E0%A4%A", 404, "not_found"],
    ["/api/%", 404, "not_found"],
    ["/API/products/all", 404, "not_found"],
    ["/api/products/all?limit=%E0%A4%A", 422, "invalid_input"],
  ])("%s is answered in JSON", async (path, status, code) => {
    const answer = await raw(origin, path);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(refused(answer)).toMatchObject(refusal(status, code));
  });

  test.each(["DELETE", "PUT", "TRACE", "PROPFIND"])("an unsupported method: %s", async (method) => {
    const answer = await raw(origin, "/api/products/all", { method });
    expect(refused(answer)).toMatchObject(refusal(405, "method_not_allowed"));
    expect(answer.headers.allow).toBe("GET, HEAD, OPTIONS");
  });

  test("invalid JSON, a JSON value that is no object, and another content type", async () => {
    expect(refused(await search(["{ no"]))).toMatchObject(refusal(400, "bad_request"));
    expect(refused(await search(["[1]"]))).toMatchObject(refusal(400, "bad_request"));
    const text = await search(['{"query":"AC"}'], { "content-type": "text/plain" });
    expect(refused(text)).toMatchObject(refusal(415, "unsupported_media_type"));
    const form = { method: "POST", headers: JSON_TYPE, body: ["{}"] };
    const { client } = await aCustomer(shop);
    const headers = { ...JSON_TYPE, authorization: client.authorization ?? "" };
    const upload = await raw(origin, "/api/users/profile-picture/upload", { ...form, headers });
    expect(refused(upload)).toMatchObject(refusal(415, "unsupported_media_type"));
  });

  test("an unknown field is ignored, an invalid one is named", async () => {
    expect(await search([JSON.stringify({ query: "AC03W", color: "red" })])).toMatchObject({
      status: 200,
    });
    const answer = refused(await search([JSON.stringify({ query: 7, limit: {} })]));
    expect(answer).toMatchObject(refusal(422, "invalid_input"));
    expect(Object.keys(answer.body.fields).sort()).toEqual(["limit", "query"]);
  });

  test("a chunked body without a length", async () => {
    const answer = await search(['{"query":', '"AC03W"', "}"]);
    expect(answer.status).toBe(200);
    expect(jsonOf(answer).products.length).toBeGreaterThan(0);
  });

  test("more than 1 MB of JSON, with and without a length", async () => {
    const large = JSON.stringify({ query: "x".repeat(1024 * 1024) });
    const announced = { ...JSON_TYPE, "content-length": String(large.length) };
    expect(refused(await search([large], announced))).toMatchObject(refusal(413, "too_large"));
    const pieces = Array.from({ length: 17 }, (_, n) => large.slice(n << 16, (n + 1) << 16));
    expect(refused(await search(pieces))).toMatchObject(refusal(413, "too_large"));
  });

  test("a picture over its own limit", async () => {
    const { client } = await aCustomer(shop);
    const form = new FormData();
    form.set("file", new Blob([Buffer.alloc(5 * 1024 * 1024 + 1)], { type: "image/png" }), "a.png");
    const answer = await client.ask("POST /users/profile-picture/upload", form);
    expect([413, 422]).toContain(answer.status);
    form.set("file", new Blob([Buffer.alloc(7 * 1024 * 1024)], { type: "image/png" }), "a.png");
    const more = await client.ask("POST /users/profile-picture/upload", form);
    expect(more).toMatchObject(refusal(413, "too_large"));
  });

  test("HEAD answers like GET", async () => {
    const head = (path: string) => raw(origin, path, { method: "HEAD" });
    const answer = await head("/api/products/all?limit=3");
    expect(answer).toMatchObject({ status: 200, bytes: Buffer.alloc(0) });
    expect(answer.headers["content-type"]).toBe("application/json");
    expect(answer.headers.etag).toEqual(expect.any(String));
    expect((await head("/api/products/all?limit=x")).status).toBe(422);
  });

  test("an answer by way of Next, as HEAD is, has the headers of one before it", async () => {
    const [direct, byNext] = await Promise.all(
      ["GET", "HEAD"].map((method) => raw(origin, "/api/products/all", { method })),
    );
    const lasting = ({ headers }: Raw) => {
      // Next adds to Vary what only its pages vary by.
      const own = ["date", "x-request-id", "content-length", "transfer-encoding", "vary"];
      return Object.entries(headers).filter(([name]) => !own.includes(name));
    };
    expect(Object.fromEntries(direct ? lasting(direct) : [])).toEqual(
      Object.fromEntries(byNext ? lasting(byNext) : []),
    );
  });

  test("a response is compressed as requested", async () => {
    // Not the products, whose stock other tests change meanwhile.
    const as = (coding: string) =>
      raw(origin, "/api/openapi.json", { headers: { "accept-encoding": coding } });
    const [plain, br, gzip] = await Promise.all([as("identity"), as("br"), as("gzip")]);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(br.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(zlib.brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
    expect(zlib.gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(br.headers.vary?.toLowerCase()).toContain("accept-encoding");
  });

  test("the catalogue answers If-None-Match with 304", async () => {
    const { again, etag } = await askedTwice(origin);
    expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
    expect(again.headers).toMatchObject({ etag, "cache-control": "private, no-cache" });
    const headers = { "if-none-match": etag };
    await aProduct(shop);
    expect((await raw(origin, "/api/products/all", { headers })).status).toBe(200);
  });

  test("a personal response is not cached", async () => {
    const { client } = await aCustomer(shop);
    const { headers } = await client.ask("GET /users/profile");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("etag")).toBeNull();
  });

  test("a page of another site is refused", async () => {
    const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    const asked = await raw(origin, "/api/products/all", { headers: foreign });
    const preflight = await raw(origin, "/api/products/search", {
      method: "OPTIONS",
      headers: { ...foreign, "access-control-request-method": "POST" },
    });
    for (const { headers } of [asked, preflight]) {
      const names = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
      expect(names).toEqual([]);
    }
    const browser = new Client(origin, "browser");
    const sent = await browser.send("POST", "/api/products/search", { query: "AC" }, foreign);
    expect(sent).toMatchObject(refusal(403, "forbidden"));
  });

  test("every response has a request id, the caller's if sent", async () => {
    const headers = { "x-request-id": randomUUID() };
    const named = await raw(origin, "/api/products/all", { headers });
    expect(named.headers["x-request-id"]).toBe(headers["x-request-id"]);
    const unnamed = await raw(origin, "/api/nothing");
    expect(unnamed.headers["x-request-id"]).toMatch(/^[\w-]{8,64}$/);
  });

  test("a rate-limited call has Retry-After", async () => {
    const { client, email } = await aCustomer(shop);
    const generate = { email, purpose: "Mail Verification" };
    expect(await client.ask("POST /users/otp/generate", generate)).toMatchObject({ status: 200 });
    const answer = await client.ask("POST /users/otp/generate", generate);
    expect(answer).toMatchObject(refusal(429, "rate_limited"));
    expect(Number(answer.headers.get("retry-after"))).toBe(answer.body.retry_after);
    expect(answer.body.retry_after).toBeLessThanOrEqual(30);
  });

  test("an order sent twice under one key is placed once", async () => {
    const { id: productid } = await aProduct(shop);
    const buyer = await aBuyer(shop);
    const products = [{ productid, quantity: 1 }];
    const key = { headers: { "idempotency-key": randomUUID() } };
    const place = (quantity: number) => {
      const body = { paymentoption: "Cash", products: [{ productid, quantity }] };
      return buyer.client.ask("POST /order/addorder", body, key);
    };
    const first = await place(1);
    expect(first).toMatchObject({ status: 200 });
    const again = await place(1);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await place(2)).toMatchObject(refusal(409, "conflict"));
    expect((await buyer.client.ask("POST /order/orderhistory", {})).body).toHaveLength(1);

    const pay = { headers: { "idempotency-key": randomUUID() } };
    const create = () => buyer.client.ask("POST /payments/createpayment", { products }, pay);
    expect((await create()).body).toEqual((await create()).body);
  });

  test("health and readiness are public, metrics need a key", async () => {
    const bare = (path: string) => fetch(`${origin}/api${path}`);
    expect((await bare("/health")).status).toBe(200);
    expect((await bare("/ready")).status).toBe(200);
    expect((await bare("/metrics")).status).toBe(401);
    // A web tier gives its metrics only for its own key.
    const key = shape === "split" ? (process.env.TIER_KEY ?? "") : API_KEY;
    const figures = await raw(origin, "/api/metrics", { headers: { "x-api-key": key } });
    expect(figures.status).toBe(200);
    expect(figures.bytes.toString()).toMatch(/^# HELP /m);
  });
});

/** The catalogue asked for again with its ETag; once more if another test file has changed it in between. */
async function askedTwice(origin: string): Promise<{ etag: string; again: Raw }> {
  const { etag = "" } = (await raw(origin, "/api/products/all")).headers;
  expect(etag).not.toBe("");
  const again = await raw(origin, "/api/products/all", { headers: { "if-none-match": etag } });
  const isChanged = again.headers.etag !== etag;
  return isChanged ? askedTwice(origin) : { etag, again };
}
