import fc from "fast-check";
import { taxSum, taxWithin } from "@/lib/tax/amounts";
import { type LineDraft, taxedLines, totalsOf, withShares } from "@/lib/tax/lines";
import { spread } from "@/lib/tax/spread";
import { charger, installation, inter, local } from "@/tests/support/tax/documents";

const HOME = { stateCode: "29", isInterState: false };
const AWAY = { stateCode: "27", isInterState: true };

it.each([
  [34_999_00, 500, local(33_332_38, 833_31), inter(33_332_38, 1_666_62)],
  [4_999_00, 1800, local(4_236_44, 381_28), inter(4_236_44, 762_56)],
  [1_89_999_00, 500, local(1_80_951_42, 4_523_79), inter(1_80_951_43, 9_047_57)],
  [2_999_00, 500, local(2_856_20, 71_40), inter(2_856_19, 142_81)],
  [4_799_00, 1800, local(4_066_94, 366_03), inter(4_066_95, 732_05)],
  [1, 500, local(1, 0), inter(1, 0)],
  [0, 1800, local(0, 0), inter(0, 0)],
])("%d paise at %d bp", (total, rate, home, away) => {
  expect(taxWithin(total, rate, HOME)).toEqual(home);
  expect(taxWithin(total, rate, AWAY)).toEqual(away);
});

it("a union territory without a legislature takes UTGST, Delhi SGST", () => {
  const chandigarh = taxWithin(105_00, 500, { stateCode: "04", isInterState: false });
  expect(chandigarh).toMatchObject({ cgstPaise: 2_50, sgstPaise: 0, utgstPaise: 2_50 });
  const delhi = taxWithin(105_00, 500, { stateCode: "07", isInterState: false });
  expect(delhi).toMatchObject({ cgstPaise: 2_50, sgstPaise: 2_50, utgstPaise: 0 });
});

/** Charger, cable and installation, less a coupon of ₹2,000, with delivery for ₹499. */
const CART = [
  charger(),
  charger({ description: "Cable", hsn: "85444290", unitPaise: 2_499_00, rateBp: 1800 }),
  installation(),
];

it("fees and discounts are spread before tax, and every paisa is on a line", () => {
  const drafts = withShares(CART, { feePaise: 499_00, discountPaise: 2_000_00 });
  const home = taxedLines(drafts, HOME);
  expect(home.map(({ totalPaise }) => totalPaise)).toEqual([33_762_83, 2_410_73, 4_822_44]);
  expect(home).toMatchObject([
    local(32_155_07, 803_88),
    local(2_042_99, 183_87),
    local(4_086_82, 367_81),
  ]);
  const away = taxedLines(drafts, AWAY);
  expect(away.map(({ igstPaise }) => igstPaise)).toEqual([1_607_75, 367_74, 735_63]);
  expect([totalsOf(home).totalPaise, totalsOf(away).totalPaise]).toEqual([40_996_00, 40_996_00]);
});

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [0, 0], [5, 0]],
  [0, [3, 4], [0, 0]],
  [7, [], []],
  [10, [10, 0], [10, 0]],
  [1, [1, 2], [0, 1]],
  [3, [2, 1, 1], [1, 1, 1]],
  [1, [1, 1], [1, 0]],
])("%d over %j is %j", (amount, weights, shares) => {
  expect(spread(amount, weights)).toEqual(shares);
});

it("a discount beyond a line is refused", () => {
  expect(() => taxedLines([charger({ discountPaise: 35_000_00 })], HOME)).toThrow("below zero");
});

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  unitPaise: fc.integer({ min: 1, max: 20_00_000_00 }),
  rateBp: fc.constantFrom(500, 1800),
});
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  feePaise: fc.integer({ min: 0, max: 5_000_00 }),
  discountPart: fc.double({ min: 0, max: 1, noNaN: true }),
});

it("in any cart the lines add up to what is paid, halves are equal, and tax is right to 0.6 paise", () => {
  fc.assert(
    fc.property(cart, ({ lines, feePaise, discountPart }) => {
      const drafts = lines.map((one): LineDraft => charger(one));
      const value = lines.reduce((sum, one) => sum + one.unitPaise * one.quantity, 0);
      const discountPaise = Math.floor(value * discountPart);
      const shared = withShares(drafts, { feePaise, discountPaise });
      const paid = value + feePaise - discountPaise;
      for (const heads of [HOME, AWAY]) {
        const taxed = taxedLines(shared, heads);
        expect(totalsOf(taxed).totalPaise).toBe(paid);
        for (const one of taxed) {
          const sides = heads.isInterState ? 1 : 2;
          const tax = one.igstPaise + one.cgstPaise;
          const exact = (one.taxablePaise * one.rateBp) / (10_000 * sides);
          // Plain comparisons: 200,000 expectations would take half a minute.
          if (one.cgstPaise !== one.sgstPaise) throw new Error(`unequal halves: ${one.cgstPaise}`);
          if (one.taxablePaise + taxSum(one) !== one.totalPaise) throw new Error("lost a paisa");
          if (Math.abs(tax - exact) >= 0.6) throw new Error(`${tax} instead of ${exact}`);
        }
      }
    }),
    { numRuns: 10_000 },
  );
}, 60_000);
