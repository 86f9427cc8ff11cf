import { db } from "@/lib/db";
import { outgoing } from "@/lib/http/outgoing";
import { download, json } from "@/lib/http/reply";
import { table } from "@/tests/support/calls/edges";
import { request } from "@/tests/support/servers/http";
import { allowPrograms, aProduct } from "@/tests/support/shop/builders";

beforeAll(allowPrograms);

it("only the reads that are the same for everyone have an ETag", () => {
  const tagged = table((spec) => spec.etag === true).map(([name]) => name);
  expect(tagged.sort()).toEqual([
    "GET /advice/cars",
    "GET /products/addresses",
    "GET /products/all",
    "GET /products/get_by_id/{id}",
    "GET /products/neighbours/{id}",
    "GET /products/{id}/datasheet",
  ]);
});

describe("a conditional read of a product", () => {
  const read = async (headers: Record<string, string> = {}) => {
    const { id } = await db().product.findFirstOrThrow({ where: { name: "Kept by a client" } });
    return request(`/products/get_by_id/${id}`, { headers });
  };
  let tag: string;

  beforeAll(async () => {
    const { id } = await aProduct();
    await db().product.updateMany({
      where: { name: "Kept by a client" },
      data: { name: "Kept before" },
    });
    await db().product.update({ where: { id }, data: { name: "Kept by a client" } });
    const first = await read();
    tag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
  });

  it.each([
    ["its tag", () => tag],
    ["its tag without the W/", () => tag.slice(2)],
    ["its tag in a list", () => `"a", ${tag}, "b"`],
    ["any", () => "*"],
  ])("returns 304 without a body to %s", async (_what, given) => {
    const answer = await read({ "if-none-match": given() });
    expect(answer).toMatchObject({ status: 304, body: "" });
    expect(answer.headers.get("etag")).toBe(tag);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.has("content-type")).toBe(false);
  });

  it("returns the product for another ETag and after a change", async () => {
    expect((await read({ "if-none-match": '"other"' })).status).toBe(200);
    const where = { name: "Kept by a client" };
    await db().product.updateMany({ where, data: { pricePaise: 41_000_00 } });
    const changed = await read({ "if-none-match": tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
  });

  it("has no ETag when refused", async () => {
    const answer = await request("/products/get_by_id/nothing", {
      headers: { "if-none-match": "*" },
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.has("etag")).toBe(false);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

it.each([
  [undefined, "30"],
  ["7", "7"],
])("every 429 has Retry-After: %p becomes %p", async (given, expected) => {
  const refused = json({}, 429);
  if (given) refused.headers.set("retry-after", given);
  const asked = new Request("http://localhost:3000/api/products/all");
  expect((await outgoing(asked, undefined, refused)).headers.get("retry-after")).toBe(expected);
});

it("a file is streamed as it is produced", async () => {
  const stream = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
  const file = download({ name: "a.csv", type: "text/csv; charset=utf-8", body: stream });
  const asked = new Request("http://localhost:3000/api/admin/orders/export", {
    headers: { "accept-encoding": "br" },
  });
  expect((await outgoing(asked, undefined, file)).body).toBe(stream);
});
