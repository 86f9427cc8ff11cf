import { db } from "@/lib/db";
import { expectBalancedBooks } from "@/tests/support/shop/books";
import { aBuyer, aProduct } from "@/tests/support/shop/builders";
import { createPayment, line, openShop, type Shop, verify } from "@/tests/support/shop/shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("sells the last 10 units to 10 of 50 customers who pay at once", async () => {
  const product = await aProduct({ quantity: 10 });
  const buyers = [];
  for (let count = 0; count < 50; count += 1) buyers.push(await aBuyer(product));

  const results = await Promise.all(
    buyers.map(async (buyer) => {
      const opened = await createPayment(buyer, [line(product)]);
      if (opened.status !== 200) return opened;
      const { response } = shop.provider.control.pay(opened.body.order_id, { method: "upi" });
      return verify(buyer, response);
    }),
  );

  const placed = results.filter(({ body }) => body.state === "placed");
  const refused = results.filter(({ status }) => status === 409);
  expect(placed).toHaveLength(10);
  expect(refused).toHaveLength(40);
  for (const { body } of refused)
    expect(body.message).toBe(`No stock available for ${product.name}`);
  expect(await db().order.count({ where: { line: { productId: product.id } } })).toBe(10);
  const { quantity } = await db().product.findUniqueOrThrow({ where: { id: product.id } });
  expect(quantity).toBe(0);
  const paid = shop.provider.control.state().orders.filter(({ status }) => status === "paid");
  expect(paid).toHaveLength(10);
  expect(new Set(await numbers(product.id)).size).toBe(10);
  await expectBalancedBooks();
});

async function numbers(productId: string): Promise<string[]> {
  const orders = await db().order.findMany({
    where: { line: { productId } },
    select: { number: true },
  });
  return orders.map(({ number }) => number);
}
