/** @jest-environment node */
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils";
import { forEachTest, KEYS } from "@/tests/support/servers/razorpay-local";
import { sign } from "../../../packages/razorpay-local/http/signature";

const { control, newOrder } = forEachTest();

test("the published test vector verifies", () => {
  expect(sign("order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l", "EnLs21M47BllR3X8PSFtjtbd")).toBe(
    "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
  );
});

test("the handler's answer is signed with the key's secret", async () => {
  const order = await newOrder();
  const { response } = control().pay(order.id);
  expect(response.razorpay_order_id).toBe(order.id);
  expect(response.razorpay_signature).toBe(
    sign(`${order.id}|${response.razorpay_payment_id}`, KEYS.keySecret),
  );
});

test("forgeHandler: a forged answer fails, another order's genuine one verifies", async () => {
  const [first, second] = [await newOrder(), await newOrder()];
  const cheap = control().pay(first.id).response;
  control().setKnobs({ forgeHandler: "otherOrder" });
  expect(control().pay(second.id).response).toEqual(cheap);
  const again = async () => control().pay((await newOrder()).id).response;
  control().setKnobs({ forgeHandler: "wrongSignature" });
  const forged = await again();
  expect(forged.razorpay_signature).toMatch(/^[0-9a-f]{64}$/);
  expect(isTrue(forged)).toBe(false);
  control().setKnobs({ forgeHandler: "missingFields" });
  expect(Object.keys(await again())).toEqual(["razorpay_payment_id"]);
  control().setKnobs({ forgeHandler: null });
  expect(isTrue(await again())).toBe(true);
});

type Answer = ReturnType<ReturnType<typeof control>["pay"]>["response"];

function isTrue({ razorpay_order_id, razorpay_payment_id, razorpay_signature }: Answer): boolean {
  const made = { order_id: razorpay_order_id, payment_id: razorpay_payment_id };
  return validatePaymentVerification(made, razorpay_signature, KEYS.keySecret);
}
