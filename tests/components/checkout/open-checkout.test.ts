import { secondsLeft } from "@/components/checkout/payment/open-checkout";

const now = new Date("2026-11-27T16:30:00Z");

test.each([
  ["2026-11-27T16:45:00Z", 900],
  ["2026-11-27T16:31:30.900Z", 90],
  ["2026-11-27T16:30:10Z", undefined],
  ["2026-11-27T15:00:00Z", undefined],
  ["2026-11-28T16:30:00Z", undefined],
  ["", undefined],
])("secondsLeft until %s is %s", (until, seconds) => {
  expect(secondsLeft(until, now)).toBe(seconds);
});
