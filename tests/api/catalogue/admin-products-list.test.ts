import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";

let admin: Person;
let customer: Person;
const stamp = `l${Date.now().toString(36)}`;
/** Six products in catalogue order; the odd ones are delisted. */
let ids: string[];

beforeAll(async () => {
  await allowPrograms();
  [admin, customer] = await Promise.all([anAdmin(), aCustomer()]);
  const rows = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((at) => aProduct({ quantity: at, isListed: at % 2 === 0 })),
  );
  for (const [at, { id }] of rows.entries())
    await db().product.update({ where: { id }, data: { name: `${stamp} 50%_off`, position: at } });
  ids = rows.map(({ id }) => id);
});

async function list(query: string) {
  const { status, body } = await request(`/admin/products?query=${stamp}&${query}`, {
    token: admin.token,
  });
  expect(status).toBe(200);
  const found: string[] = body.products.map(({ id }: { id: string }) => id);
  return { found, next: body.next, previous: body.previous };
}

const at = (...places: number[]) => places.map((place) => ids[place]);

describe("GET /admin/products", () => {
  it("returns listed and delisted products in catalogue order, or either", async () => {
    expect((await list("")).found).toEqual(ids);
    expect((await list("listed=true")).found).toEqual(at(0, 2, 4));
    expect((await list("listed=false")).found).toEqual(at(1, 3, 5));
  });

  it("pages in both directions without gap or overlap", async () => {
    const first = await list("limit=4");
    expect(first).toEqual({ found: at(0, 1, 2, 3), next: ids[3], previous: null });
    const second = await list(`limit=4&after=${first.next}`);
    expect(second).toEqual({ found: at(4, 5), next: null, previous: ids[4] });
    expect((await list(`limit=4&before=${second.previous}`)).found).toEqual(first.found);
    // Starts at the first page when the entry no longer exists.
    expect((await list(`limit=4&after=${crypto.randomUUID()}`)).found).toEqual(first.found);
  });

  it("finds words by their characters, in any order", async () => {
    expect((await list("limit=9")).found).toEqual(ids);
    const { body } = await request(
      `/admin/products?query=${encodeURIComponent(`ac03w 50%_off ${stamp}`)}`,
      {
        token: admin.token,
      },
    );
    expect(body.products).toHaveLength(6);
    const none = await request(`/admin/products?query=${stamp}%20hydrogen`, { token: admin.token });
    expect(none.body).toEqual({ products: [], next: null, previous: null });
  });

  it("returns low stock, lowest first", async () => {
    expect((await list("stock=low")).found).toEqual(at(0, 2, 4));
    const first = await list("stock=low&limit=2");
    expect(first.found).toEqual(at(0, 2));
    expect((await list(`stock=low&limit=2&after=${first.next}`)).found).toEqual(at(4));
  });

  it.each(["limit=0", "limit=101", "listed=maybe", "stock=high", "after=first"])(
    "refuses %s",
    async (query) => {
      const answer = await request(`/admin/products?${query}`, { token: admin.token });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual([query.split("=")[0]]);
    },
  );
});

describe("GET /admin/products/{id}", () => {
  it("returns a product, listed or not, with the administrators' fields", async () => {
    const { status, body } = await request(`/admin/products/${ids[1]}`, { token: admin.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      is_listed: false,
      hsn: "85044030",
      gst_rate: 5,
      cash_allowed: true,
      version: 1,
      pictures: [{ id: expect.any(String), base: "/media/chargers/ac03w-7k4" }],
    });
  });

  it.each(["first", "0190a000-0000-7000-8000-000000000000"])("returns 404 for %s", async (id) => {
    expect((await request(`/admin/products/${id}`, { token: admin.token })).status).toBe(404);
  });
});

describe("GET /products/admin/get-delisted/{range}", () => {
  const delisted = (range: string, token: string | undefined = admin.token) =>
    request(`/products/admin/get-delisted/${range}?query=${stamp}`, token ? { token } : {});

  it("returns a range of the delisted products", async () => {
    const all = await delisted("1-50");
    expect(all.status).toBe(200);
    expect(all.body.products.map(({ id }: { id: string }) => id)).toEqual(at(1, 3, 5));
    expect(all.body.products[0]).toMatchObject({ details: { rated_power: "7.4 kW" } });
    const second = await delisted("2-2");
    expect(second.body.products.map(({ id }: { id: string }) => id)).toEqual(at(3));
    expect((await delisted("51-100")).body).toEqual({ products: [] });
  });

  it.each(["all", "1-101", "9-3", "1-"])("refuses %s", async (range) => {
    const answer = await delisted(range);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
      status: 422,
      fields: ["range"],
    });
  });
});

it.each(["/admin/products", "/admin/products/first", "/products/admin/get-delisted/1-50"])(
  "%s is open only to administrators",
  async (url) => {
    expect((await request(url)).status).toBe(401);
    expect((await request(url, { token: customer.token })).status).toBe(403);
  },
);
