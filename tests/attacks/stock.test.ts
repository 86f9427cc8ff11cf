import { attack } from "@/tests/attacks/support/attacked";
import { aProduct } from "@/tests/conformance/support/goods";
import { type Account, aBuyer } from "@/tests/conformance/support/people";
import { payAtProvider } from "@/tests/conformance/support/provider";
import { refusal } from "@/tests/conformance/support/shop";

attack("an account that reserves a charger without paying", (shop) => {
  const order = ({ id: user_id }: Account, productid: string, quantity: number) => ({
    user_id,
    products: [{ productid, quantity }],
  });
  const begin = (by: Account, productid: string, quantity: number) =>
    by.client.ask("POST /payments/createpayment", order(by, productid, quantity));
  const left = async (id: string) =>
    (await shop.client().ask("GET /products/get_by_id/{id}", undefined, { in: { id } })).body
      .quantity;

  test("leaves half of the stock, which another customer can buy", async () => {
    const { id } = await aProduct(shop, { quantity: 4 });
    const taker = await aBuyer(shop);
    for (let again = 0; again < 3; again += 1)
      expect(await begin(taker, id, 4)).toMatchObject({ status: 200 });
    expect(await left(id)).toBe(2);

    const buyer = await aBuyer(shop);
    const { status, body } = await begin(buyer, id, 2);
    expect(status).toBe(200);
    const paid = { ...order(buyer, id, 2), razorpaypaymentid: await payAtProvider(body.order_id) };
    expect(await buyer.client.ask("POST /payments/verifypayment", paid)).toMatchObject({
      status: 200,
      body: { state: "placed" },
    });
    expect(await left(id)).toBe(0);
    // Nobody can pay for sold units, not even the account that held them.
    const outOfStock = refusal(409, "out_of_stock", /^No stock available for /);
    expect(await begin(taker, id, 4)).toMatchObject(outOfStock);
  });
});
