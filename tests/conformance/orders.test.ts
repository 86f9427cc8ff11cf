import type { Client } from "@/tests/conformance/support/client";
import { aProduct } from "@/tests/conformance/support/goods";
import {
  type Account,
  aBuyer,
  aCustomer,
  anAdministrator,
} from "@/tests/conformance/support/people";
import { payAtProvider } from "@/tests/conformance/support/provider";
import { everywhere, refusal } from "@/tests/conformance/support/shop";

everywhere("orders", (shop) => {
  let admin: Client;
  let productid: string;
  let name: string;
  beforeAll(async () => {
    admin = await anAdministrator(shop);
    ({ id: productid, name } = await aProduct(shop, { price: 4999.5, quantity: 50 }));
  });

  /** The documented client's request: a composed address, "null" as text and its own price. */
  const request = ({ id }: Account, more: object = {}) => ({
    user_id: id,
    paymentoption: "Cash",
    orderstatus: "null",
    deliveryaddress: "B-1204, Lake View Residency, Sector 62, Noida, 201309",
    products: [{ productid, quantity: 2, price: "1" }],
    ...more,
  });
  const order = async (buyer: Account) => {
    const answer = await buyer.client.ask("POST /order/addorder", request(buyer));
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Order placed successfully via Cash!" },
    });
    return answer.body.order_ids[0] as string;
  };
  const history = async ({ client, id }: Account) =>
    (await client.ask("POST /order/orderhistory", { user_id: id })).body;

  test("a cash order is in the history at the server's price", async () => {
    const buyer = await aBuyer(shop);
    expect(await history(buyer)).toEqual([]);
    const order_id = await order(buyer);
    expect(await history(buyer)).toMatchObject([
      {
        ...{ order_id, product_name: name, product_model: "CF01", quantity_ordered: 2 },
        ...{ total_amount: 9999, payment_option: "Cash", order_status: null },
        ...{ reasonforcancel: null, otherreasonforcancel: null },
        product_details: expect.objectContaining({ gun_type: "CCS2" }),
        deliveryaddress: expect.stringContaining("Lake View Residency"),
        purchase_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
  });

  test("refusals of an order", async () => {
    const homeless = await aCustomer(shop);
    const place = (who: Account, more: object) =>
      who.client.ask("POST /order/addorder", request(who, more));
    const noAddress = "Please set a default delivery address before placing an order.";
    expect(await place(homeless, {})).toMatchObject(refusal(422, "address_missing", noAddress));
    const buyer = await aBuyer(shop);
    const unreachable = await aBuyer(shop);
    await unreachable.client.ask("PATCH /users/update", { phone_number: null });
    const noPhone = /^Please give a mobile number before placing an order/;
    expect(await place(unreachable, {})).toMatchObject(refusal(422, "phone_missing", noPhone));
    expect(await place(buyer, { products: [] })).toMatchObject(
      refusal(422, "cart_empty", "Your cart is empty."),
    );
    expect(await place(buyer, { user_id: homeless.id })).toMatchObject(refusal(403, "forbidden"));
    expect(await place(buyer, { paymentoption: "Cheque" })).toMatchObject(
      refusal(422, "invalid_input"),
    );
    const scarce = await aProduct(shop, { quantity: 1 });
    const products = [{ productid: scarce.id, quantity: 2, price: "1" }];
    expect(await place(buyer, { products })).toMatchObject(
      refusal(409, "out_of_stock", /^No stock available for Conformance/),
    );
    const stranger = await shop.client().ask("POST /order/addorder", request(buyer));
    expect(stranger).toMatchObject(refusal(401, "unauthenticated", "Please login first"));
    expect(await history(buyer)).toEqual([]);
  });

  test("an order is cancelled once", async () => {
    const buyer = await aBuyer(shop);
    const order_id = await order(buyer);
    const cancel = (reasonforcancel: string, otherreasonforcancel: string | null = null) =>
      buyer.client.ask("POST /order/cancelorder", {
        ...{ order_id, reasonforcancel, otherreasonforcancel },
      });
    const choose = "Please select or enter a reason before submitting.";
    expect(await cancel("")).toMatchObject(refusal(422, "invalid_input", choose));
    expect(await cancel("Other", "  ")).toMatchObject(refusal(422, "invalid_input", choose));
    const other = await aBuyer(shop);
    const stolen = { order_id, reasonforcancel: "Changed my mind" };
    expect(await other.client.ask("POST /order/cancelorder", stolen)).toMatchObject(
      refusal(404, "not_found"),
    );
    expect(await cancel("Other", "Moving house")).toMatchObject({
      status: 200,
      body: { message: "Order successfully canceled!" },
    });
    expect(await history(buyer)).toMatchObject([
      {
        ...{ order_id, order_status: "canceled" },
        ...{ reasonforcancel: "Other", otherreasonforcancel: "Moving house" },
      },
    ]);
    expect(await cancel("Changed my mind")).toMatchObject(
      refusal(409, "order_canceled", /already been canceled/),
    );
  });

  test("an administrator sees every order and sets its status", async () => {
    const buyer = await aBuyer(shop);
    const orderid = await order(buyer);
    const seen = async () => {
      const { status, body } = await admin.ask("GET /order/allorderdata");
      expect(status).toBe(200);
      return body.find(({ order_id }: { order_id: string }) => order_id === orderid);
    };
    expect(await seen()).toMatchObject({
      ...{ user_name: buyer.name, user_email: buyer.email, order_status: null },
      user_phonenumber: `+91${buyer.phone_number}`,
    });
    const set = (orderstatus: string | null, id = orderid) =>
      admin.ask("POST /order/statusupdate", { orderid: id, orderstatus });
    for (const status of ["Processing", "Shipped", "Delivered", "Accepted"]) {
      expect(await set(status)).toMatchObject({ status: 200 });
      expect((await seen()).order_status).toBe(status);
    }
    const cancel = { order_id: orderid, reasonforcancel: "Changed my mind" };
    expect(await buyer.client.ask("POST /order/cancelorder", cancel)).toMatchObject(
      refusal(409, "order_not_cancelable"),
    );
    expect(await set("null")).toMatchObject({ status: 200 });
    expect((await seen()).order_status).toBeNull();
    // It was shipped once, so the customer may have the units: only the office can cancel it.
    expect(await buyer.client.ask("POST /order/cancelorder", cancel)).toMatchObject(
      refusal(409, "order_not_cancelable"),
    );
    const other = await aBuyer(shop);
    const canceled = await order(other);
    const stop = { ...cancel, order_id: canceled };
    expect(await other.client.ask("POST /order/cancelorder", stop)).toMatchObject({ status: 200 });
    expect(await set("Shipped", canceled)).toMatchObject(refusal(409, "order_canceled"));
    expect(await set("Lost")).toMatchObject(refusal(422, "invalid_input"));
  });

  test("a UPI order is created, paid, verified and placed once", async () => {
    const buyer = await aBuyer(shop);
    const { client, id: user_id } = buyer;
    const products = [{ productid, quantity: 2 }];
    const created = await client.ask("POST /payments/createpayment", { user_id, products });
    expect(created).toMatchObject({
      status: 200,
      body: { order_id: expect.stringMatching(/^order_\w{14}$/), amount_paise: 999_900 },
    });
    const paid = { products, paymentoption: "UPI" };
    expect(await client.ask("POST /order/addorder", request(buyer, paid))).toMatchObject(
      refusal(409, "conflict"),
    );
    const razorpaypaymentid = await payAtProvider(created.body.order_id);
    const verify = { razorpaypaymentid, user_id, products };
    expect(await client.ask("POST /payments/verifypayment", verify)).toMatchObject({
      status: 200,
      body: { message: expect.any(String), state: "placed" },
    });
    expect(await client.ask("POST /order/addorder", request(buyer, paid))).toMatchObject({
      status: 200,
      body: { message: "Payment successful and order placed!" },
    });
    expect(await history(buyer)).toMatchObject([
      { payment_option: "UPI", total_amount: 9999, quantity_ordered: 2 },
    ]);
  });

  test("another customer's payment is not verified", async () => {
    const { client, id: user_id } = await aBuyer(shop);
    const payer = await aBuyer(shop);
    const products = [{ productid, quantity: 1 }];
    const order = { user_id: payer.id, products };
    expect(await client.ask("POST /payments/createpayment", order)).toMatchObject(
      refusal(403, "forbidden"),
    );
    const { body } = await payer.client.ask("POST /payments/createpayment", order);
    const stolen = await payAtProvider(body.order_id);
    for (const razorpaypaymentid of ["pay_00000000000000", stolen]) {
      const verify = { razorpaypaymentid, user_id, products };
      expect(await client.ask("POST /payments/verifypayment", verify)).toMatchObject(
        refusal(400, "payment_not_verified", "Payment verification failed."),
      );
    }
    const empty = await client.ask("POST /payments/createpayment", { user_id, products: [] });
    expect(empty).toMatchObject(refusal(422, "cart_empty", "Your cart is empty."));
  });
});
