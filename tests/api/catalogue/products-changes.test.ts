import { publishChanges } from "@/lib/catalogue/changes/publish";
import { endSubscriptions } from "@/lib/catalogue/changes/subscribe";
import { db } from "@/lib/db";
import { sha256 } from "@/lib/identity/hash";
import { request, respond } from "@/tests/support/servers/http";
import { allowPrograms } from "@/tests/support/shop/builders";

const KEY = "key-of-a-web-tier-for-tests";

beforeAll(async () => {
  await allowPrograms();
  const data = { name: "Web tier", keyHash: sha256(KEY), scopes: ["tier"] };
  await db().apiKey.create({ data });
});
afterAll(endSubscriptions);

async function follow() {
  const headers = { "x-api-key": KEY, "accept-encoding": "identity" };
  const url = "http://localhost:3000/api/products/changes";
  const answer = await respond(new Request(url, { headers }));
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? "over" : JSON.parse(new TextDecoder().decode(value)).slugs;
  };
  return { answer, next, leave: () => reader.cancel() };
}

it("a web tier receives every change after an initial 'all changed'", async () => {
  const { answer, next, leave } = await follow();
  expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
  expect(await next()).toEqual([]);
  expect(await next()).toBeNull();
  await publishChanges(db(), ["one"]);
  expect(await next()).toEqual(["one"]);
  await publishChanges(db(), ["two", "three"]);
  expect(await next()).toEqual(["two", "three"]);

  const other = await follow();
  expect(await other.next()).toEqual([]);
  await leave();
  await publishChanges(db(), ["four"]);
  expect(await other.next()).toEqual(["four"]);
  await endSubscriptions();
  expect(await other.next()).toBe("over");
});

it.each([
  ["a program of the shop", {}, 403],
  ["nobody", { "x-api-key": "" }, 401],
])("%s does not receive changes", async (_who, headers, status) => {
  const answer = await request("/products/changes", { headers: headers as Record<string, string> });
  expect(answer.status).toBe(status);
});

it("a browser does not receive changes", async () => {
  expect((await request("/products/changes", { cookie: "" })).status).toBe(401);
});
