import { wantedToPay } from "@/components/checkout/payment/wanted";

it.each([
  ["online", undefined, null, "Add an address and a mobile number to pay."],
  ["online", undefined, "+919876543210", "Add an address to pay."],
  ["online", "one", null, "Add a mobile number to pay."],
  ["cash", undefined, "+919876543210", "Add an address to place the order."],
  ["online", "one", "+919876543210", null],
] as const)("%s with address %s and phone %s: %s", (method, address, phone, words) => {
  expect(wantedToPay({ address, phone, method })).toBe(words);
});
