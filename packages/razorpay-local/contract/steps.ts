import { refusedSteps } from "./refusals.ts";
import { collectionOf, OrderShape, PaymentShape, RefundShape, refusalOf } from "./shapes.ts";
import { list, made, ok, type Step } from "./step.ts";

/** Everything that can be tested without a person paying in a browser. */
export function contractSteps(): Step[] {
  return [...orders(), ...lists(), ...changes(), ...refusedSteps()];
}

function orders(): Step[] {
  return [
    made("an order", {}),
    ok("an order is fetched", "GET", (m) => `/v1/orders/${m.orderId}`, OrderShape),
    made("an order with notes", { notes: { city: "Pune", text: "₹ a/b" } }),
    made("an order with its own capture periods", { payment: capturePeriods() }),
    made("an order with the older payment_capture", { payment_capture: 1 }),
    made("a receipt of 40 characters", { receipt: "x".repeat(40) }),
    made("a used receipt, which the account may refuse", { receipt: "used" }),
    made("the same receipt again", { receipt: "used" }),
    made("a receipt with unique_receipt", { receipt: "unique", unique_receipt: true }),
    made("the same receipt with unique_receipt again", { receipt: "unique", unique_receipt: true }),
  ];
}

function lists(): Step[] {
  return [
    list("orders", "/v1/orders?count=1", OrderShape),
    list("orders by receipt", (m) => `/v1/orders?receipt=${m.run}_an-order`, OrderShape),
    list("orders with money on them", "/v1/orders?count=1&authorized=1", OrderShape),
    list("payments", "/v1/payments?count=1", PaymentShape),
    list("refunds", "/v1/refunds?count=1", RefundShape),
    ok(
      "payments of an unpaid order",
      "GET",
      (m) => `/v1/orders/${m.orderId}/payments`,
      collectionOf(PaymentShape),
    ),
  ];
}

function changes(): Step[] {
  return [
    {
      name: "the notes of an order are changed",
      request: ({ orderId }) => ({
        ...{ method: "PATCH", path: `/v1/orders/${orderId}` },
        body: { notes: { a: "b" } },
      }),
      status: 200,
      shape: OrderShape,
    },
    {
      name: "the amount of an order is not changed",
      request: ({ orderId }) => ({
        ...{ method: "PATCH", path: `/v1/orders/${orderId}` },
        body: { amount: 100 },
      }),
      status: 400,
      shape: refusalOf("not required and should not be sent", { reason: "extra_field_sent" }),
    },
  ];
}

function capturePeriods() {
  const capture_options = {
    ...{ automatic_expiry_period: 30, manual_expiry_period: 7200 },
    refund_speed: "normal",
  };
  return { capture: "automatic", capture_options };
}
