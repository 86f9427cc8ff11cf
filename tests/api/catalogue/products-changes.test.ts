import { tellChanges } from "@/lib/catalogue/freshness/changes";
import { stopHearing } from "@/lib/catalogue/freshness/heard";
import { db } from "@/lib/db";
import { sha256 } from "@/lib/identity/hash";
import { allowPrograms } from "@/tests/support/builders";
import { handlerFor, request } from "@/tests/support/http";

const KEY = "key-of-a-web-tier-for-tests";

beforeAll(async () => {
  await allowPrograms();
  const data = { name: "Web tier", keyHash: sha256(KEY), scopes: ["tier"] };
  await db().apiKey.create({ data });
});
afterAll(stopHearing);

async function follow() {
  const { handler } = await handlerFor("/products/changes", "GET");
  const headers = { "x-api-key": KEY, "accept-encoding": "identity" };
  const url = "http://localhost:3000/api/products/changes";
  const answer = await handler(new Request(url, { headers }), { params: Promise.resolve({}) });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? "over" : JSON.parse(new TextDecoder().decode(value)).slugs;
  };
  return { answer, next, leave: () => reader.cancel() };
}

it("a web tier hears what changes, from the moment on at which everything counts as changed", async () => {
  const { answer, next, leave } = await follow();
  expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
  expect(await next()).toEqual([]);
  expect(await next()).toBeNull();
  await tellChanges(db(), ["one"]);
  expect(await next()).toEqual(["one"]);
  await tellChanges(db(), ["two", "three"]);
  expect(await next()).toEqual(["two", "three"]);

  const other = await follow();
  expect(await other.next()).toEqual([]);
  await leave();
  await tellChanges(db(), ["four"]);
  expect(await other.next()).toEqual(["four"]);
  await stopHearing();
  expect(await other.next()).toBe("over");
});

it.each([
  ["a program of the shop", {}, 403],
  ["nobody", { "x-api-key": "" }, 401],
])("%s does not hear them", async (_who, headers, status) => {
  const answer = await request("/products/changes", { headers: headers as Record<string, string> });
  expect(answer.status).toBe(status);
});

it("a browser does not hear them", async () => {
  expect((await request("/products/changes", { cookie: "" })).status).toBe(401);
});
