import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { line } from "@/tests/support/shop/shop";
import { forEachWish } from "@/tests/support/shop/wishes";

const wish = forEachWish();
const { cash, control, emptyCart, moveHouse, online, pass, shop, told, verify, buyer } = wish;

const addressOf = async (purchaseId: string) =>
  (await db().purchase.findUniqueOrThrow({ where: { id: purchaseId } })).deliveryAddress;

async function pay(order: { order_id: string }): Promise<void> {
  const { response } = control().pay(order.order_id);
  expect((await verify(buyer(), response)).body).toMatchObject({ state: "placed" });
  await shop().quiet();
}

describe("the open payment", () => {
  it("is reused by the same request", async () => {
    const [one, two] = [await online(), await online()];
    expect(two.body.purchase_id).toBe(one.body.purchase_id);
  });

  it.each<[string, () => Promise<unknown>, () => object]>([
    ["the address was edited", () => moveHouse(), () => ({})],
    [
      "the phone was changed",
      () => db().user.update({ where: { id: buyer().userId }, data: { phone: "+919811122233" } }),
      () => ({}),
    ],
    ["another address is chosen", async () => undefined, () => ({ address_id: wish.work() })],
    ["a note is added", async () => undefined, () => ({ driver_note: "Gate 9" })],
    ["the quantity changes", async () => undefined, () => ({ products: [line(wish.first(), 2)] })],
    [
      "the price is raised",
      () =>
        db().product.update({ where: { id: wish.first().id }, data: { pricePaise: 50_000_00 } }),
      () => ({}),
    ],
  ])("is replaced when %s, and the order follows the page", async (_w, change, body) => {
    const before = await online();
    await change();
    const after = await online({ body: body() });
    expect(after.body.purchase_id).not.toBe(before.body.purchase_id);
    await pay(after.body);
    const [closed, placed] = await wish.purchases();
    expect([closed?.state, placed?.state]).toEqual(["expired", "placed"]);
    expect(await wish.status(buyer(), before.body)).toMatchObject({ replaced: true });
  });

  it("uses the address after an edit", async () => {
    await online();
    await moveHouse();
    const after = await online();
    await pay(after.body);
    expect(await addressOf(after.body.purchase_id)).toMatch(/^99 New House.*560002$/);
  });
});

describe("a request that was already placed", () => {
  it("opens no second payment after a lost answer and names the existing order", async () => {
    await pay((await online()).body);
    expect(await online()).toMatchObject({ status: 409, body: { code: "already_ordered" } });
    expect(await cash()).toMatchObject({ status: 409, body: { code: "already_ordered" } });
    expect(await wish.orders()).toBe(1);
  });

  it("opens another payment with order_again, another key, or after half an hour", async () => {
    await emptyCart();
    await pay((await online()).body);
    expect((await online({ body: { order_again: true } })).status).toBe(200);
    await pay((await online({ key: randomUUID() })).body);
    await pass(31);
    expect((await online()).status).toBe(200);
  });

  it("in another tab with the same cart_version is refused", async () => {
    const { version } = await wish.cart();
    const body = { cart_version: version };
    await pay((await online({ body })).body);
    const second = await online({ body: { ...body, driver_note: "Gate 9" } });
    expect(second).toMatchObject({ status: 409, body: { code: "already_ordered" } });
  });
});

describe("addorder for UPI and Card after a verified payment", () => {
  it("returns the order once as placed, then as repeated", async () => {
    await pay((await online()).body);
    const [first, second] = [await told(), await told("Card")];
    expect(first.body).toMatchObject({
      message: "Payment successful and order placed!",
      repeated: false,
    });
    expect(second.body).toMatchObject({ repeated: true, order_ids: first.body.order_ids });
  });

  it.each<[string, () => Promise<unknown>]>([
    ["was cancelled", () => wish.cancelAll()],
    ["is sixteen minutes old", () => pass(16)],
    ["is followed by an unpaid one", () => online({ body: { order_again: true } })],
  ])("places nothing when it %s", async (_what, meanwhile) => {
    await pay((await online()).body);
    await meanwhile();
    expect(await told()).toMatchObject({
      status: 409,
      body: { code: "conflict", message: "There is no verified payment for these products." },
    });
  });

  it("places nothing for other products", async () => {
    await pay((await online()).body);
    expect((await told("UPI", [line(wish.first(), 2)])).status).toBe(409);
  });
});

describe("an Idempotency-Key repeats changes and reads states anew", () => {
  const key = randomUUID();
  it("verifypayment returns an approval that came after its first answer", async () => {
    const { body: order } = await online();
    const { payment, response } = control().pay(order.order_id, { outcome: "pending" });
    const ask = () =>
      wish.post(
        "/payments/verifypayment",
        { razorpaypaymentid: response.razorpay_payment_id, razorpayorderid: order.order_id },
        key,
      );
    expect((await ask()).body).toMatchObject({ state: "awaiting_payment" });
    control().authorize(payment.id);
    expect((await ask()).body).toMatchObject({ state: "placed" });
  });

  it("createpayment opens a new purchase once the first has expired", async () => {
    const sent = { key: randomUUID() };
    const { body: order } = await online(sent);
    await wish.expire(order);
    const again = await online(sent);
    expect(again.body.purchase_id).not.toBe(order.purchase_id);
    expect(new Date(again.body.reserved_until).getTime()).toBeGreaterThan(Date.now());
  });

  it("a refusal runs again after an address was added or stock returned", async () => {
    const sent = { key: randomUUID() };
    await db().product.update({ where: { id: wish.first().id }, data: { isListed: false } });
    expect(await cash(sent)).toMatchObject({ status: 409, body: { code: "out_of_stock" } });
    await db().product.update({ where: { id: wish.first().id }, data: { isListed: true } });
    expect(await cash(sent)).toMatchObject({ status: 200 });
  });
});
