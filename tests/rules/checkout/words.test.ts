import { purchaseWords } from "@/components/checkout/purchase/purchase-text";
import { heldUntil } from "@/components/checkout/session/held-until";

const refund = (state: "started" | "refunded") => ({
  state,
  amount: 85_998_00,
  started_at: new Date("2026-11-28T05:00:00Z"),
  refunded_at: null,
  reference: null,
  ...{ reason: "order_canceled" as const, note: null, way: "payment" as const },
  order_number: null,
});
const words = (refunds: ReturnType<typeof refund>[]) =>
  purchaseWords({
    state: "refunded",
    bank_pending: false,
    total: 85_998_00,
    refunds,
    reserved_until: null,
    all_held: true,
    replaced: false,
    by_office: false,
  });

test("states how long units are held in Indian time", () => {
  expect(heldUntil(new Date("2026-11-28T05:12:00Z"))).toBe("held until 10:42 am");
  expect(heldUntil(new Date("2026-11-28T05:12:00Z"), true)).toBe(
    "held until 28 Nov 2026, 10:42 am",
  );
  expect(heldUntil(null)).toBe("held for a few minutes");
});

test.each([
  ["awaiting_payment", "Your order is ready for payment.", /held until 28 Nov 2026, 10:42 am/],
  ["expired", "The time to pay has run out.", /Please call us/],
  ["placed", "Order placed.", /Thank you/],
] as const)("an office order that is %s does not mention a cart", (state, heading, lead) => {
  const texts = purchaseWords({
    state,
    bank_pending: false,
    total: 85_998_00,
    refunds: [],
    reserved_until: new Date("2026-11-28T05:12:00Z"),
    all_held: true,
    by_office: true,
    replaced: false,
  });
  expect(texts.heading).toBe(heading);
  expect(texts.lead).toMatch(lead);
  expect(texts.lead).not.toMatch(/again from your cart/);
});

test("states when only some of the units are held", () => {
  const open = {
    state: "awaiting_payment" as const,
    bank_pending: false,
    total: 85_998_00,
    refunds: [],
    reserved_until: new Date("2026-11-28T05:12:00Z"),
    replaced: false,
    by_office: false,
  };
  expect(purchaseWords({ ...open, all_held: true }).lead).toBe(
    "We have not received ₹85,998. Your chargers are held until 10:42 am. You can pay again.",
  );
  expect(purchaseWords({ ...open, all_held: false }).lead).toBe(
    "We have not received ₹85,998. Some of your chargers are held until 10:42 am, the rest are yours once you have paid. If they are sold first, your money goes back. You can pay again.",
  );
});

test.each([
  ["has not started", [], "Your money is being refunded."],
  ["is under way", [refund("started")], "Your money is being refunded."],
  ["is paid in part", [refund("refunded"), refund("started")], "Your money is being refunded."],
  ["is paid", [refund("refunded")], "Your money has been refunded."],
])("does not overstate a refund that %s", (_, refunds, heading) => {
  expect(words(refunds).heading).toBe(heading);
});
