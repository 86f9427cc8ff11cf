import {
  formatPaise,
  gstWithin,
  paise,
  paiseFromRupees,
  rupeesFromPaise,
  sumLines,
} from "@/lib/money";

it.each([
  [0, "₹0"],
  [18_999_00, "₹18,999"],
  [1_89_999_00, "₹1,89,999"],
  [12_34_567_50, "₹12,34,567.50"],
  [2_21_99_988_00, "₹2,21,99,988"],
  [100_00_00_000_00, "₹1,00,00,00,000"],
])("formats %d paise as %s", (amount, text) => {
  expect(formatPaise(amount)).toBe(text);
});

it("counts with what is stored, and with nothing that it would round", () => {
  expect(paise(2_21_99_988_00n)).toBe(2_21_99_988_00);
  expect(paise(BigInt(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => paise(BigInt(Number.MAX_SAFE_INTEGER) + 1n)).toThrow(RangeError);
});

it.each([19.99, 1.1, 0.29, 42999, 1_07_997.35, 2_21_99_988, 99_99_99_999.99])(
  "carries ₹%d over the wire and back",
  (rupees) => {
    const amount = paiseFromRupees(rupees);
    expect(Number.isInteger(amount)).toBe(true);
    expect(rupeesFromPaise(amount)).toBe(rupees);
  },
);

it("carries every amount over the wire and back", () => {
  for (let amount = 0; amount < 200_000; amount += 7) {
    expect(paiseFromRupees(rupeesFromPaise(amount))).toBe(amount);
  }
});

it.each([
  [34_999_00, 500, 1_666_62],
  [1_89_999_00, 500, 9_047_57],
  [118, 1800, 18],
  [100, 0, 0],
])("finds the GST inside %d paise at %d basis points", (gross, rate, gst) => {
  expect(gstWithin(gross, rate)).toBe(gst);
});

it("sums lines", () => {
  const lines = [
    { unitPaise: 42_999_00, quantity: 2 },
    { unitPaise: 21_999_00, quantity: 1 },
  ];
  expect(sumLines(lines)).toBe(1_07_997_00);
});
