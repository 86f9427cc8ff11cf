import fc from "fast-check";
import { guardCell, openCell, wattsOf, yesOrNo } from "@/lib/catalogue/csv/read/cells";
import { numberOf, rupeesOf } from "@/lib/parse-number";

it.each([
  ["42999", 42_999],
  ["42,999", 42_999],
  ["1,89,999", 1_89_999],
  ["189,999.50", 189_999.5],
  ["42999.00", 42_999],
  ["₹42,999", 42_999],
  ["₹ 42,999.00", 42_999],
  ["Rs. 42,999", 42_999],
  ["42,999/-", 42_999],
  ["Rs.1,89,999 /-", 1_89_999],
  ["-5", -5],
  ["0", 0],
  // An ambiguous number is refused.
  ["42999,50", Number.NaN],
  // The price's own check refuses a third decimal, with its own message.
  ["42.999", 42.999],
  ["₹1.0000000000000000001", Number.NaN],
  ["4,29,99", Number.NaN],
  ["42 999", Number.NaN],
  ["4.3E+04", Number.NaN],
  ["0x10", Number.NaN],
  ["forty", Number.NaN],
  ["", Number.NaN],
])("reads the price %j as %d rupees", (cell, rupees) => {
  expect(rupeesOf(cell)).toBe(rupees);
});

it.each([
  ["7.4", 7400],
  ["7.4 kW", 7400],
  ["1.1", 1100],
  ["3.3KW", 3300],
  ["0.25", 250],
  ["120", 120_000],
  ["7.4567", 7456.7],
])("reads %j as %d watts", (cell, watts) => {
  expect(wattsOf(cell)).toBe(watts);
});

it("every whole number of watts survives a round trip through kilowatts", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (watts) => {
      expect(wattsOf(String(watts / 1000))).toBe(watts);
    }),
  );
});

it("reads numbers in Indian and in western grouping", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50_000_000 }),
      fc.constantFrom("en-IN", "en-US"),
      (n, locale) => {
        expect(numberOf(n.toLocaleString(locale))).toBe(n);
      },
    ),
  );
});

it.each([
  ["yes", true],
  ["TRUE", true],
  ["1", true],
  [" No ", false],
  ["false", false],
  ["0", false],
  ["maybe", "maybe"],
])("reads %j as %j", (cell, value) => {
  expect(yesOrNo(cell)).toBe(value);
});

describe("text that a spreadsheet would run as a formula", () => {
  it.each(["=1+1", "+91", "-10 °C", "@sum", "＝1", "'=1", "''=1", "\t=1"])(
    "is guarded: %j",
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
    },
  );

  it.each(["AC03W", "7.4 kW", "'quoted'", "", "₹1", "केबल"])(
    "is left alone when harmless: %j",
    (text) => {
      expect(guardCell(text)).toBe(text);
    },
  );

  it("any text survives a round trip", () => {
    const signs = fc.constantFrom("'", "=", "+", "-", "@", "\t", "＝", "a", "\n", ",", '"');
    const text = fc.oneof(fc.string({ unit: signs }), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(text, (raw) => {
        const plain = raw.replaceAll(/\r\n?/g, "\n");
        expect(openCell(guardCell(plain))).toBe(plain);
        expect(guardCell(plain)).not.toMatch(/^[=+\-@\t＝]/);
      }),
    );
  });
});
