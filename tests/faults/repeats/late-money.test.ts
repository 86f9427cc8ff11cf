import { stockOf, subjects } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";
import { forEachWish } from "@/tests/support/shop/wishes";

const wish = forEachWish();
const { buyer, cash, control, online, shop, status, told } = wish;

async function pending() {
  const { body: order } = await online();
  const { payment } = control().pay(order.order_id, { outcome: "pending" });
  return { order, yes: () => control().authorize(payment.id), payment };
}

describe("cash beside an open payment", () => {
  it("waits for a pending bank and makes no second order", async () => {
    const { order, yes } = await pending();
    const refused = await cash();
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "conflict", purchase_id: order.purchase_id },
    });
    expect(refused.body.message).toMatch(/^Your payment of ₹42,999 waits for the bank’s answer/);
    yes();
    await shop().quiet();
    expect(await status(buyer(), order)).toMatchObject({ state: "placed" });
    expect(await cash()).toMatchObject({ status: 409, body: { code: "already_ordered" } });
    expect(await wish.orders()).toBe(1);
  });

  it("queries the provider first and returns the order of an unreported payment", async () => {
    control().holdWebhooks();
    const { body: order } = await online();
    control().pay(order.order_id);
    const answer = await cash();
    expect(answer).toMatchObject({ status: 409, body: { code: "already_ordered" } });
    expect(answer.body.message).toContain("Your payment of ₹42,999 for it has arrived.");
    control().releaseWebhooks();
    await shop().quiet();
    expect(await wish.orders()).toBe(1);
    expect((await told()).body).toMatchObject({ repeated: false });
  });

  it("is refused while the provider is unreachable", async () => {
    const { body: order } = await online();
    control().faults.add({
      kind: "http500",
      match: { method: "GET", path: "/v1/orders/*/payments" },
    });
    expect(await cash()).toMatchObject({
      status: 502,
      body: {
        code: "payment_provider_failed",
        message: expect.stringContaining("Nothing was ordered"),
      },
    });
    expect(await status(buyer(), order)).toMatchObject({ state: "confirming" });
    expect(await wish.orders()).toBe(0);
  });

  it("replaces an unpaid one, whose late money is refunded at once", async () => {
    const { body: order } = await online();
    expect((await cash()).status).toBe(200);
    control().pay(order.order_id);
    await shop().quiet();
    expect(await status(buyer(), order)).toMatchObject({
      ...{ state: "refunded", replaced: true, order_ids: [] },
      refunds: [{ amount: 42_999 }],
    });
    expect(await subjects(buyer())).toContain("₹42,999 goes back to you");
    expect(await wish.orders()).toBe(1);
    expect(await stockOf(wish.first())).toBe(19);
  });

  it("replaces one that expired an hour ago with a silent bank", async () => {
    const { order, yes } = await pending();
    await wish.expire(order);
    expect((await cash()).status).toBe(409);
    await wish.pass(61);
    expect((await cash()).status).toBe(200);
    yes();
    await shop().quiet();
    expect(await status(buyer(), order)).toMatchObject({ state: "refunded", order_ids: [] });
    expect(await wish.orders()).toBe(1);
  });
});

describe("late money", () => {
  it("for a cart that was changed and paid since is refunded", async () => {
    const { order, yes } = await pending();
    const larger = { products: [line(wish.first()), line(wish.second())] };
    const { body: other } = await online({ body: larger });
    control().pay(other.order_id);
    await shop().quiet();
    yes();
    await shop().quiet();
    expect(await status(buyer(), other)).toMatchObject({ state: "placed" });
    expect(await status(buyer(), order)).toMatchObject({ state: "refunded", order_ids: [] });
    expect(await wish.orders()).toBe(2);
  });

  it("for an expired purchase places it from available stock", async () => {
    const { order, yes } = await pending();
    await wish.expire(order);
    yes();
    await shop().quiet();
    expect(await status(buyer(), order)).toMatchObject({ state: "placed", replaced: false });
    expect(await wish.orders()).toBe(1);
  });

  it("blocks another purchase while it is authorised", async () => {
    const { body: order } = await online();
    control().setKnobs({ stuckAuthorized: true });
    control().faults.add({
      kind: "http500",
      match: { method: "POST", path: "/v1/payments/*/capture" },
    });
    control().pay(order.order_id, { outcome: "authorized" });
    const other = { body: { driver_note: "Gate 9" } };
    for (const answer of [await online(other), await cash(other)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: "conflict" } });
      expect(answer.body.message).toContain("is still being confirmed");
    }
    control().faults.clear();
    await shop().quiet();
  });
});
