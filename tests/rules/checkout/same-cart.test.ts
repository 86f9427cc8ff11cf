import { isSameCart } from "@/components/checkout/same-cart";

const line = (product_name: string, quantity: number, price: number) => ({
  ...{ product_name, quantity, price },
});
const bought = (...lines: ReturnType<typeof line>[]) => ({
  items: lines.map(({ price, ...rest }) => ({ ...rest, product_image: null, unit_price: price })),
});
const a = line("AC03W", 2, 42_999_00);
const b = line("AC02P", 1, 21_999_00);

test.each([
  ["the same", [a, b], true],
  ["the same in another order", [b, a], true],
  ["one more", [a, b, line("DC30", 1, 5_00_000_00)], false],
  ["one fewer", [a], false],
  ["another quantity", [{ ...a, quantity: 3 }, b], false],
  ["another price", [{ ...a, price: 41_999_00 }, b], false],
  ["nothing", [], false],
])("a cart with %s", (_, items, same) => {
  expect(isSameCart(bought(a, b), items)).toBe(same);
});
