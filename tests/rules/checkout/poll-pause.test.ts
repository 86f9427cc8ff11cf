import { pollPause } from "@/lib/payments/hooks";

test.each([
  [undefined, 0, 1_000],
  ["awaiting_payment", 4_000, 1_000],
  ["confirming", 4_000, 1_000],
  ["awaiting_payment", 5_000, 1_500],
  ["confirming", 5_000, 3_000],
  ["awaiting_payment", 180_000, 5_000],
  ["confirming", 180_000, 5_000],
  ["placed", 0, false],
  ["refunded", 0, false],
  ["expired", 0, false],
] as const)("polls a purchase that is %s after %i ms again in %s ms", (state, age, pause) => {
  expect(pollPause(state, age)).toBe(pause);
});
