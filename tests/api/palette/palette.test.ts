import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { anOrder } from "@/tests/support/shop/order-builder";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

const search = (query: string, token = admin.token) =>
  request(`/admin/search?${new URLSearchParams({ query })}`, { token });

it("finds an order by its number, with customer and product", async () => {
  const product = await aProduct();
  const person = await aCustomer();
  const { id } = await anOrder({ userId: person.userId, product, status: "Shipped" });
  const number = `AK-2611-${String(Date.now()).slice(-9)}`;
  await db().order.update({ where: { id }, data: { number } });
  const found = {
    orders: [{ id, number, customer: person.name, product: product.name, status: "Shipped" }],
  };
  expect(await search(number)).toMatchObject({ status: 200, body: found });
  expect((await search(number.toLowerCase())).body).toMatchObject(found);
  expect((await search(number.slice(-6))).body.orders[0].id).toBe(id);
});

it("finds a cancelled order", async () => {
  const person = await aCustomer();
  const product = await aProduct();
  const order = await anOrder({ userId: person.userId, product, status: "canceled" });
  expect((await search(person.email)).body.orders).toMatchObject([{ id: order.id }]);
});

it("finds products, listed or not, by name", async () => {
  const product = await aProduct({ isListed: false });
  expect((await search(product.name)).body.products).toEqual([
    { id: product.id, name: product.name, model: "AC03W", listed: false },
  ]);
});

it("finds people by name and email", async () => {
  const { userId, email, name, phone } = await aCustomer();
  const person = { id: userId, name, email, phone_number: phone };
  expect((await search(email)).body.customers).toEqual([person]);
  expect((await search(`menon ${email.slice(0, 20)}`)).body.customers).toEqual([person]);
});

it("returns at most five of a kind", async () => {
  for (let n = 0; n < 6; n++) {
    const { userId } = await aCustomer();
    await anOrder({ userId, product: await aProduct() });
  }
  const { body } = await search("Asha Menon");
  expect(body.customers).toHaveLength(5);
  expect(body.orders).toHaveLength(5);
  expect((await search("AC03W")).body.products).toHaveLength(5);
});

it("finds nothing for unknown words and treats wildcards literally", async () => {
  const nothing = { orders: [], products: [], customers: [] };
  for (const query of ["xyzzy-nobody", "%%", "__\\"])
    expect((await search(query)).body).toEqual(nothing);
});

it.each([
  ["", "A search has at least 2 characters."],
  [" a ", "A search has at least 2 characters."],
  ["x".repeat(101), "A search has at most 100 characters."],
])("refuses %j", async (query, words) => {
  expect(await search(query)).toMatchObject({ status: 422, body: { fields: { query: [words] } } });
});

it("refuses customers and guests", async () => {
  expect((await search("asha", (await aCustomer()).token)).status).toBe(403);
  expect((await search("asha", "")).status).toBe(401);
});
