import { request } from "@/tests/support/servers/http";
import { aBuyer, aCustomer } from "@/tests/support/shop/builders";
import { forEachEntry } from "@/tests/support/shop/office-entry";
import { mailsTo } from "@/tests/support/shop/office-orders";
import { statusOf } from "@/tests/support/shop/shop";

const { at, enter, stock } = forEachEntry();

describe("an office order paid online", () => {
  it("is held for a day and is paid on the emailed page", async () => {
    const { status, body } = await enter({ method: "online" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ order_ids: [], payment_path: `/checkout/${body.purchase_id}` });
    const hours = (Date.parse(body.reserved_until) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await stock()).toBe(3);
    const [mail] = await mailsTo(at.customer);
    expect(mail?.subject).toBe("Your order is ready for payment: ₹85,998");
    expect(mail?.text).toContain(`/checkout/${body.purchase_id}`);
    expect((await statusOf(at.customer, body.purchase_id)).body).toMatchObject({
      state: "awaiting_payment",
      by_office: true,
      reserved_until: body.reserved_until,
    });
    const payment = await request("/payments/continuepayment", {
      body: { purchase_id: body.purchase_id },
      token: at.customer.token,
    });
    expect(payment.body).toMatchObject({ total: 85_998 });
    await at.shop.provider.control.pay(payment.body.order_id, {
      method: "upi",
      outcome: "captured",
    });
    const paid = await statusOf(at.customer, body.purchase_id);
    expect(paid.body).toMatchObject({ state: "placed" });
    const record = await request(`/admin/orders/${paid.body.order_ids[0]}`, {
      token: at.admin.token,
    });
    expect(record.body).toMatchObject({ entered_by: at.admin.name, steps: [{ by: "customer" }] });
  });

  it("can be paid only by its customer", async () => {
    const { body } = await enter({ method: "online" });
    const stranger = await aCustomer();
    expect((await statusOf(stranger, body.purchase_id)).status).toBe(404);
  });

  it("does not replace a payment of the customer's that has arrived", async () => {
    const buyer = await aBuyer(at.product);
    const opened = await request("/payments/createpayment", {
      body: { products: [{ productid: at.product.id, quantity: 1 }] },
      token: buyer.token,
    });
    await at.shop.provider.control.pay(opened.body.order_id, {
      method: "upi",
      outcome: "captured",
    });
    const answer = await enter({ user_id: buyer.userId, method: "online" });
    expect(answer.status).toBe(409);
    expect((await statusOf(buyer, opened.body.purchase_id)).body.state).toBe("placed");
  });
});
