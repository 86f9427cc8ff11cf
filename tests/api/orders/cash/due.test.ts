import { request } from "@/tests/support/servers/http";
import { FEE, forEachCashPurchase, ONE, OTHER } from "@/tests/support/shop/cash-purchase";
import { mailsTo, setStatus } from "@/tests/support/shop/office-orders";

const { at, receive, comesBack, record, cashOf, cancel } = forEachCashPurchase();

describe("the cash to collect", () => {
  it("is stated per order, with the fee on the first, and per purchase", async () => {
    expect(await cashOf(at.first)).toEqual({
      state: "open",
      amount: ONE + FEE,
      fee: FEE,
      received_on: null,
    });
    expect(await record(at.second)).toMatchObject({
      order: { cash: { state: "open", amount: OTHER, fee: 0 } },
      cash_left: ONE + OTHER + FEE,
      cash_receipt: null,
    });
  });

  it("drops a cancelled order, moves its fee to another and is emailed", async () => {
    await cancel(at.first);
    expect(await cashOf(at.first)).toMatchObject({ state: "not_delivered", amount: 0, fee: 0 });
    expect(await cashOf(at.second)).toMatchObject({ state: "open", amount: OTHER + FEE, fee: FEE });
    expect((await record(at.first)).cash_left).toBe(OTHER + FEE);
    const mail = (await mailsTo(at.buyer)).at(-1);
    expect(mail?.text).toContain("Nothing was paid for it");
    expect(mail?.text).toContain(
      "₹44,097.50 is still to be paid in cash for the rest of this purchase.",
    );
    await cancel(at.second);
    expect((await mailsTo(at.buyer)).at(-1)?.text).not.toContain("still to be paid");
    expect((await record(at.first)).cash_left).toBe(0);
  });

  it("is not requested from the customer after delivery, even if unrecorded", async () => {
    await setStatus(at.admin, at.second, "Delivered");
    await cancel(at.first);
    expect((await mailsTo(at.buyer)).at(-1)?.text).not.toContain("still to be paid");
    expect((await record(at.first)).cash_left).toBe(OTHER + FEE);
  });

  it("keeps the fee with the first parcel shipped", async () => {
    await setStatus(at.admin, at.second, "Shipped");
    expect(await cashOf(at.second)).toMatchObject({ amount: OTHER + FEE, fee: FEE });
    expect(await cashOf(at.first)).toMatchObject({ amount: ONE, fee: 0 });
    await setStatus(at.admin, at.first, "Shipped");
    expect(await cashOf(at.second)).toMatchObject({ fee: FEE });
    await comesBack(at.second);
    expect(await cashOf(at.first)).toMatchObject({ amount: ONE + FEE, fee: FEE });
  });

  it("is in the confirmation, the shipping mail and the order history", async () => {
    const [confirmation] = await mailsTo(at.buyer);
    expect(confirmation?.text).toContain("Please keep ₹63,096.50 ready in cash");
    await setStatus(at.admin, at.first, "Shipped");
    expect((await mailsTo(at.buyer)).at(-1)?.text).toContain("keep ₹19,098.50 ready in cash");
    const { body } = await request("/order/orderhistory", { body: {}, token: at.buyer.token });
    expect(body).toMatchObject([
      { order_id: at.second, cash: { state: "open", amount: OTHER } },
      { order_id: at.first, cash: { state: "open", amount: ONE + FEE } },
    ]);
    const { purchase_id } = body[0];
    const status = await request(`/payments/status/${purchase_id}`, { token: at.buyer.token });
    expect(status.body.cash_left).toBe(ONE + OTHER + FEE);
  });
});

const slip = async (id: string) =>
  (await request(`/admin/orders/${id}/packing-slip`, { token: at.admin.token })).body;

describe("the packing slip", () => {
  const numbers = (body: { lines: { order_number: string }[] }) =>
    body.lines.map(({ order_number }) => order_number);

  it("lists the parcel's orders and the cash to collect", async () => {
    const both = await slip(at.first);
    expect(both).toMatchObject({
      ...{ is_reprint: false, payment: "cash", collect: ONE + OTHER + FEE, fee: FEE },
    });
    expect(both.lines).toHaveLength(2);
    await setStatus(at.admin, at.first, "Shipped");
    const [one, two] = numbers(both);
    const rest = await slip(at.second);
    expect(rest).toMatchObject({ is_reprint: false, collect: OTHER, fee: 0 });
    expect(numbers(rest)).toEqual([two]);
    const again = await slip(at.first);
    expect(again).toMatchObject({ is_reprint: true, collect: ONE + FEE, fee: FEE });
    expect(numbers(again)).toEqual([one]);
    await receive(at.first, ONE + FEE);
    expect(await slip(at.first)).toMatchObject({ is_reprint: true, payment: "cash", collect: 0 });
  });

  it("leaves out cancelled orders and is empty once all are shipped", async () => {
    await cancel(at.first);
    expect(await slip(at.first)).toMatchObject({ collect: OTHER + FEE, lines: [{ quantity: 1 }] });
    await setStatus(at.admin, at.second, "Delivered");
    expect(await slip(at.first)).toMatchObject({ is_reprint: false, collect: 0, lines: [] });
  });
});

describe("the lists", () => {
  it("show cash to collect and delivered orders without a receipt", async () => {
    const find = async (filter: object) => {
      const query = new URLSearchParams({ query: at.buyer.name, ...filter });
      const { body } = await request(`/admin/orders?${query}`, { token: at.admin.token });
      return body.orders.map(({ order_id }: { order_id: string }) => order_id).sort();
    };
    const attention = async () =>
      (await request("/analytics/attention", { token: at.admin.token })).body.cash;
    const before = await attention();
    await setStatus(at.admin, at.first, "Delivered");
    expect(await find({ cash: "open" })).toEqual([at.first]);
    expect(await find({ cash: "open", status: "Delivered" })).toEqual([at.first]);
    await setStatus(at.admin, at.second, "Shipped");
    expect(await find({ cash: "open" })).toEqual([at.first, at.second]);
    expect(await find({ cash: "open", status: "Shipped" })).toEqual([at.second]);
    expect(await find({ cash: "open", status: "placed" })).toEqual([]);
    const now = await attention();
    expect(now).toMatchObject({ href: "/admin/orders?status=Delivered&cash=open" });
    expect(now.count).toBe(before.count + 1);
    expect(now.amount).toBeCloseTo(before.amount + ONE + FEE, 2);
    await receive(at.first, ONE + FEE);
    expect(await find({ cash: "open" })).toEqual([at.second]);
    expect((await attention()).count).toBe(before.count);
  });
});
