import { request } from "@/tests/support/servers/http";
import { type PgProxy, pgProxy } from "@/tests/support/servers/pg-proxy";
import {
  aBuyer,
  allowPrograms,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";

let proxy: PgProxy;
let product: Sold;
let buyer: Person;

// The settings are read once, so the connection goes through the proxy from the start.
beforeAll(async () => {
  proxy = await pgProxy(process.env.DATABASE_URL ?? "");
  process.env.DATABASE_URL = proxy.url;
  await allowPrograms();
  product = await aProduct({ quantity: 5 });
  buyer = await aBuyer(product);
});
afterAll(() => proxy.close());

const read = () => request(`/products/get_by_id/${product.id}`, { token: buyer.token });
const add = () =>
  request("/cart/addtocart", { body: { productid: product.id }, token: buyer.token });

it("calls are answered by 503 while the database is away, and work when it is back", async () => {
  expect((await add()).status).toBe(200);
  proxy.cut();
  for (const ask of [read, add]) {
    const answer = await ask();
    expect(answer).toMatchObject({ status: 503, body: { code: "unavailable", retry_after: 5 } });
    expect(answer.headers.get("retry-after")).toBe("5");
  }
  proxy.mend();
  expect((await add()).status).toBe(200);
});
