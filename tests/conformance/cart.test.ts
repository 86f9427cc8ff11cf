import { aProduct } from "@/tests/conformance/support/goods";
import { aCustomer } from "@/tests/conformance/support/people";
import { everywhere, refusal } from "@/tests/conformance/support/shop";

everywhere("cart", (shop) => {
  test("adding, increasing, decreasing and removing a product", async () => {
    const { id: productid } = await aProduct(shop, { price: 4999.5 });
    const { client, id: user_id } = await aCustomer(shop);
    const line = { user_id, productid };
    const step = { ...line, quantity: 1 };
    const lines = async () => (await client.ask("POST /cart/getcartdetails", { user_id })).body;
    expect(await lines()).toMatchObject({ cart_items: [] });

    // The client's price is ignored.
    const added = await client.ask("POST /cart/addtocart", { ...line, price: "1" });
    expect(added).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await lines()).cart_items).toMatchObject([{ productid, quantity: 1, price: 4999.5 }]);

    expect(await client.ask("POST /cart/increasequantity", step)).toMatchObject({ status: 200 });
    expect(await lines()).toMatchObject({ cart_items: [{ quantity: 2 }], total: 9999 });
    expect(await client.ask("POST /cart/decreasemethods", step)).toMatchObject({ status: 200 });
    expect((await lines()).cart_items).toMatchObject([{ quantity: 1 }]);
    // Below one the line is removed.
    expect(await client.ask("POST /cart/decreasemethods", step)).toMatchObject({ status: 200 });
    expect((await lines()).cart_items).toEqual([]);

    await client.ask("POST /cart/addtocart", { ...line, price: "4999.50" });
    expect(await client.ask("POST /cart/removefromcart", line)).toMatchObject({ status: 200 });
    expect((await lines()).cart_items).toEqual([]);
    expect(await client.ask("POST /cart/removefromcart", line)).toMatchObject(
      refusal(404, "not_found"),
    );
  });

  test("no more units than the stock", async () => {
    const { id: productid, name } = await aProduct(shop, { quantity: 1 });
    const { client, id: user_id } = await aCustomer(shop);
    const line = { user_id, productid };
    await client.ask("POST /cart/addtocart", { ...line, price: "4999" });
    const refused = refusal(409, "out_of_stock", `No stock available for ${name}`);
    const more = await client.ask("POST /cart/increasequantity", { ...line, quantity: 1 });
    expect(more).toMatchObject(refused);
    expect(await client.ask("POST /cart/addtocart", { ...line, price: "4999" })).toMatchObject(
      refused,
    );
  });

  test("the client cannot choose another cart", async () => {
    const { client } = await aCustomer(shop);
    const other = await aCustomer(shop);
    const asked = await client.ask("POST /cart/getcartdetails", { user_id: other.id });
    expect(asked).toMatchObject(refusal(403, "forbidden"));
  });

  test("a product that is not on sale", async () => {
    const { client, id: user_id } = await aCustomer(shop);
    const line = { user_id, productid: "00000000-0000-4000-8000-000000000000", price: "1" };
    expect(await client.ask("POST /cart/addtocart", line)).toMatchObject(refusal(404, "not_found"));
    expect(await client.ask("POST /cart/addtocart", { user_id })).toMatchObject(
      refusal(422, "invalid_input"),
    );
  });

  test("an ended session is asked to log in", async () => {
    const { client, id: user_id } = await aCustomer(shop);
    const ended = client.remembering();
    await client.ask("POST /users/logout");
    expect(await ended.ask("POST /cart/getcartdetails", { user_id })).toMatchObject(
      refusal(401, "unauthenticated", "Please login first"),
    );
  });
});
