import { wantedToPay } from "@/components/checkout/payment/wanted";

const apo = "We do not deliver to Army Postal Service addresses.";

it.each([
  ["online", undefined, null, null, "Add an address and a mobile number to pay."],
  ["online", undefined, "+919876543210", null, "Add an address to pay."],
  ["online", "one", null, null, "Add a mobile number to pay."],
  ["cash", undefined, "+919876543210", null, "Add an address to place the order."],
  ["online", "one", "+919876543210", null, null],
  ["online", "one", "+919876543210", apo, `${apo} Choose another address to pay.`],
  ["cash", "one", "+919876543210", apo, `${apo} Choose another address to place the order.`],
  ["online", "one", null, apo, `${apo} Choose another address to pay. Add a mobile number to pay.`],
] as const)("%s with address %s, phone %s, not served: %s", (...given) => {
  const [method, address, phone, notServed, words] = given;
  expect(wantedToPay({ address, phone, method, notServed })).toBe(words);
});
