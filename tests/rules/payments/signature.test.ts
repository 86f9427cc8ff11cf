import Razorpay from "razorpay";
import { isPaymentSigned, isSigned, sign } from "@/lib/payments/provider/signature";

// Published by Razorpay for testing integrations.
const order = { orderId: "order_IEIaMR65cu6nz3", paymentId: "pay_IH4NVgf4Dreq1l" };
const secret = "EnLs21M47BllR3X8PSFtjtbd";
const published = "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f";

it("accepts the published signature", () => {
  expect(isPaymentSigned(order, published, secret)).toBe(true);
});

it.each([
  ["another order", { ...order, orderId: "order_IEIaMR65cu6nz4" }, published],
  ["another payment", { ...order, paymentId: "pay_IH4NVgf4Dreq1m" }, published],
  ["capitals", order, published.toUpperCase()],
  ["a shorter signature", order, published.slice(1)],
  ["nothing", order, ""],
])("refuses %s", (_what, payment, signature) => {
  expect(isPaymentSigned(payment, signature, secret)).toBe(false);
});

it("agrees with the SDK's own helper about a webhook", () => {
  const body = '{"event":"order.paid","note":"caf\\u00e9 \\/ ₹"}';
  const signature = sign(body, "whsec");
  expect(Razorpay.validateWebhookSignature(body, signature, "whsec")).toBe(true);
  expect(isSigned(Buffer.from(body), signature, ["whsec"])).toBe(true);
});

it("accepts an older secret during rotation, and nothing without secrets", () => {
  const signature = sign("x", "old");
  expect(isSigned("x", signature, ["new", "old"])).toBe(true);
  expect(isSigned("x", signature, ["new"])).toBe(false);
  expect(isSigned("x", signature, [])).toBe(false);
});

it("refuses signatures of an empty secret", () => {
  expect(() => sign("x", "")).toThrow("must not be empty");
});
