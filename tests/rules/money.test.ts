import { formatPaise, gstWithin, paiseFromRupees, rupeesFromPaise, sumLines } from "@/lib/money";

it.each([
  [0, "₹0"],
  [18_999_00, "₹18,999"],
  [1_89_999_00, "₹1,89,999"],
  [12_34_567_50, "₹12,34,567.50"],
])("formats %d paise as %s", (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
});

it.each([19.99, 1.1, 0.29, 42999, 1_07_997.35])("carries ₹%d over the wire and back", (rupees) => {
  const paise = paiseFromRupees(rupees);
  expect(Number.isInteger(paise)).toBe(true);
  expect(rupeesFromPaise(paise)).toBe(rupees);
});

it("carries every amount over the wire and back", () => {
  for (let paise = 0; paise < 200_000; paise += 7) {
    expect(paiseFromRupees(rupeesFromPaise(paise))).toBe(paise);
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
