import { isSameWish } from "@/components/checkout/session/same-wish";
import { addressLine } from "@/lib/accounts/rules";
import { home, work } from "@/tests/components/checkout/checkout-page";

const line = (product_name: string, quantity: number, price: number) => ({
  ...{ product_name, quantity, price },
});
const bought = (...lines: ReturnType<typeof line>[]) => ({
  items: lines.map(({ price, ...rest }) => ({ ...rest, product_image: null, unit_price: price })),
  deliveryaddress: addressLine(home),
  driver_note: "Gate 9",
  phone: "+919876543210",
});
const a = line("AC03W", 2, 42_999_00);
const b = line("AC02P", 1, 21_999_00);
const here = { address: home, note: "Gate 9", phone: "+919876543210" };

test.each([
  ["the same", [a, b], true],
  ["the same in another order", [b, a], true],
  ["one more", [a, b, line("DC30", 1, 5_00_000_00)], false],
  ["one fewer", [a], false],
  ["another quantity", [{ ...a, quantity: 3 }, b], false],
  ["another price", [{ ...a, price: 41_999_00 }, b], false],
  ["nothing", [], false],
])("compares a cart with %s", (_, items, same) => {
  expect(isSameWish(bought(a, b), { ...here, items })).toBe(same);
});

test.each([
  ["the same address and note", here, true],
  ["a space after the note", { ...here, note: "Gate 9 " }, true],
  ["another address", { ...here, address: work }, true],
  ["the address after an edit", { ...here, address: { ...home, pin: "201310" } }, false],
  ["another note", { ...here, note: "Gate 2" }, false],
  ["no note", { ...here, note: "" }, false],
  ["another phone", { ...here, phone: "+919876543211" }, false],
  ["no phone yet", { ...here, phone: null }, false],
  ["no address", { ...here, address: undefined }, false],
])("compares the same cart with %s", (_, choice, same) => {
  expect(isSameWish(bought(a, b), { ...choice, items: [a, b] })).toBe(same);
});
