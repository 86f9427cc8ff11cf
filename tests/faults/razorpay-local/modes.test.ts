/** @jest-environment node */

import Razorpay from "razorpay";
import {
  AMOUNT,
  axiosOf,
  KEYS,
  refused,
  sdkFor,
  startStandIn,
  withReceiver,
} from "@/tests/support/servers/razorpay-local";

const liveKeys = { keyId: "rzp_live_local01", keySecret: "local-live-secret" };

function liveSdk(origin: string): Razorpay {
  const sdk = new Razorpay({ key_id: liveKeys.keyId, key_secret: liveKeys.keySecret });
  Object.assign(axiosOf(sdk).defaults, { baseURL: origin, proxy: false, timeout: 3_000 });
  return sdk;
}

test("objects of one key set do not exist under the other", async () => {
  await withReceiver(
    async (local, { received }) => {
      const [test, live] = [sdkFor(local.origin), liveSdk(local.origin)];
      const wanted = { amount: AMOUNT, currency: "INR", receipt: "co_1" };
      const order = await test.orders.create(wanted);
      const { payment } = local.control.pay(order.id);
      const unknown = "The id provided does not exist";
      await refused(live.orders.fetch(order.id), unknown);
      await refused(live.payments.fetch(payment.id), unknown);
      await refused(live.payments.refund(payment.id, {}), unknown);
      expect((await live.orders.all({ receipt: "co_1" })).items).toEqual([]);
      const other = await live.orders.create(wanted);
      await refused(test.orders.fetch(other.id), unknown);
      const answer = local.control.pay(other.id);
      expect(answer.payment).toMatchObject({ status: "captured" });
      expect(await live.payments.fetch(answer.payment.id)).toMatchObject({ order_id: other.id });
      await local.control.webhooksIdle();
      // Each mode has its own webhook, and live has none here.
      expect(received).toHaveLength(3);
      expect(local.control.state().orders).toHaveLength(2);
    },
    { liveKeys },
  );
});

test("Checkout opened with the key of one mode does not find the order of the other", async () => {
  const local = await startStandIn({ liveKeys });
  const { id } = await sdkFor(local.origin).orders.create({ amount: AMOUNT, currency: "INR" });
  const begin = async (key_id: string) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ key_id, order_id: id, method: "upi", vpa: "success@razorpay" });
    const init = { method: "POST", headers, body };
    return (await fetch(`${local.origin}/v1/checkout/payments`, init)).json();
  };
  expect(await begin(liveKeys.keyId)).toMatchObject({
    error: { description: "The id provided does not exist" },
  });
  expect(await begin("rzp_test_old")).toMatchObject({
    error: { description: "Authentication failed" },
  });
  expect(await begin(KEYS.keyId)).toMatchObject({ step: "paid" });
  await local.close();
});

test("a live key that could be real is refused", async () => {
  const start = startStandIn({ liveKeys: { keyId: "rzp_live_A1b2C3d4E5f6G7", keySecret: "x" } });
  await expect(start).rejects.toThrow("must begin with rzp_live_local");
});
