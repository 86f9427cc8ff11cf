import {
  cartTotals,
  checkoutProblem,
  gstLabel,
  itemTotal,
  lineProblem,
  priceChange,
} from "@/lib/cart/rules";

const line = { quantity: 1, price: 42_999_00, seen_price: 42_999_00, gst_rate_bp: 500 };
const stock = { is_listed: true, available: 5, quantity: 1 };

describe("cartTotals", () => {
  test("of an empty cart are zero", () => {
    expect(cartTotals([])).toEqual({ items: 0, total: 0, gst: 0 });
  });

  test("sums the lines and the GST within each", () => {
    const items = [
      { ...line, quantity: 2 },
      { ...line, price: 21_999_00, quantity: 1 },
    ];
    expect(cartTotals(items)).toEqual({
      items: 1_07_997_00,
      total: 1_07_997_00,
      gst: 4_095_14 + 1_047_57,
    });
  });

  test("uses each line's own GST rate", () => {
    const items = [
      { ...line, price: 105_00 },
      { ...line, price: 118_00, gst_rate_bp: 1800 },
    ];
    expect(cartTotals(items).gst).toBe(5_00 + 18_00);
  });
});

test("itemTotal is price times quantity", () => {
  expect(itemTotal({ price: 19_99, quantity: 3 })).toBe(59_97);
});

test.each([
  [[500, 500], "incl. of all taxes, GST 5\u00a0%"],
  [[250], "incl. of all taxes, GST 2.5\u00a0%"],
  [[500, 1800], "incl. of all taxes, GST"],
  [[], "incl. of all taxes, GST"],
])("gstLabel of rates %j is %j", (rates, label) => {
  expect(gstLabel(rates.map((gst_rate_bp) => ({ gst_rate_bp })))).toBe(label);
});

test.each([
  [{}, null],
  [{ quantity: 5 }, null],
  [{ quantity: 6 }, "Only 5 left. Lower the quantity to continue."],
  [{ available: 0 }, "Out of stock. Remove it to continue."],
  [{ is_listed: false }, "No longer sold. Remove it to continue."],
  [{ is_listed: false, available: 0 }, "No longer sold. Remove it to continue."],
])("lineProblem of %j is %j", (changes, text) => {
  expect(lineProblem({ ...stock, ...changes })).toBe(text);
});

test.each([
  [{}, null],
  [{ price: 43_999_00 }, "Price up from ₹42,999 to ₹43,999 since you added it."],
  [{ price: 41_999_50 }, "Price down from ₹42,999 to ₹41,999.50 since you added it."],
])("priceChange of %j is %j", (changes, text) => {
  expect(priceChange({ ...line, ...changes })).toBe(text);
});

test.each([
  [[], "Your cart is empty."],
  [[stock], null],
  [
    [stock, { ...stock, available: 0 }],
    "One product cannot be bought as it is. Change it to continue.",
  ],
  [
    [
      { ...stock, quantity: 9 },
      { ...stock, is_listed: false },
    ],
    "2 products cannot be bought as they are. Change them to continue.",
  ],
])("checkoutProblem of %j is %j", (items, text) => {
  expect(checkoutProblem(items)).toBe(text);
});
