import fc from "fast-check";
import { Rupees } from "@/lib/call/codecs";
import { NewProductData } from "@/lib/catalogue/products/product-data";
import {
  formatPaise,
  gstWithin,
  paise,
  paiseFromRupees,
  plainRupees,
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

it("formats each amount as Intl does", () => {
  const rupees = { style: "currency", currency: "INR" } as const;
  const whole = new Intl.NumberFormat("en-IN", { ...rupees, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat("en-IN", rupees);
  const amounts = fc.oneof(fc.integer(), fc.integer({ min: -1e15, max: 1e15 }));
  fc.assert(
    fc.property(amounts, (amount) => {
      const intl = amount % 100 === 0 ? whole : exact;
      expect(formatPaise(amount)).toBe(intl.format(amount / 100 + 0));
    }),
  );
});

it("converts stored paise and refuses unsafe integers", () => {
  expect(paise(2_21_99_988_00n)).toBe(2_21_99_988_00);
  expect(paise(BigInt(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => paise(BigInt(Number.MAX_SAFE_INTEGER) + 1n)).toThrow(RangeError);
});

it.each([19.99, 1.1, 0.29, 42999, 1_07_997.35, 2_21_99_988, 99_99_99_999.99])(
  "₹%d survives a round trip through the wire format",
  (rupees) => {
    const amount = paiseFromRupees(rupees);
    expect(Number.isInteger(amount)).toBe(true);
    expect(rupeesFromPaise(amount)).toBe(rupees);
  },
);

it("amounts survive a round trip through the wire format", () => {
  for (let amount = 0; amount < 200_000; amount += 7) {
    expect(paiseFromRupees(rupeesFromPaise(amount))).toBe(amount);
  }
});

describe("decimals", () => {
  const REFUSED = "Enter an amount with at most two decimals, like 1499.50.";

  it("are accepted up to two, exact to the paisa", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
        const text = `${amount < 0 ? "-" : ""}${Math.trunc(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, "0")}`;
        expect(plainRupees(text)).toBe(rupeesFromPaise(amount));
        expect(Rupees.parse(Number(text)) + 0).toBe(amount);
        expect(Rupees.encode(amount)).toBe(Number(text) + 0);
      }),
    );
  });

  it("are ignored in sums too large to hold any", () => {
    expect(Rupees.encode(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER / 100);
  });

  it("beyond two are refused, not rounded", () => {
    const part = fc.integer({ min: 1, max: 99_999_999 }).filter((digits) => digits % 10 !== 0);
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(99), fc.nat(3), part, (whole, cents, zeros, digits) => {
        const text = `${whole}.${String(cents).padStart(2, "0")}${"0".repeat(zeros)}${digits}`;
        const refused = Rupees.safeParse(plainRupees(text));
        expect(refused.success).toBe(false);
      }),
    );
  });

  it.each([1.005, 0.001, -0.005, 42_999.999, 1e-9])("beyond two are explained: %d", (rupees) => {
    expect(Rupees.safeParse(rupees).error?.issues.map(({ message }) => message)).toEqual([REFUSED]);
  });

  it.each(["1.005", "1.0000000000000000001"])("beyond two are refused in a form: %s", (price) => {
    const data = { name: "A", model: "B", quantity: "1", product_color: "Red", price };
    const { error } = NewProductData.safeParse(data);
    expect(error?.issues.map(({ path }) => path)).toEqual([["price"]]);
  });
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
