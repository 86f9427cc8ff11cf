import fc from "fast-check";
import { capitalised, firstLetter, shortened, startOf } from "@/lib/graphemes";

it.each([
  ["Asha", "A"],
  ["क्षमा", "क्ष"],
  ["ক্ষমা", "ক্ষ"],
  ["ज्योति", "ज्यो"],
  ["தமிழ்", "த"],
  ["𝓡𝓪𝓿𝓲", "𝓡"],
  ["𑄃𑄮", "𑄃𑄮"],
  ["", ""],
])("the first letter of %j is %j", (text, letter) => {
  expect(firstLetter(text)).toBe(letter);
});

it.each([
  ["rated power", "Rated power"],
  ["𐐨bc", "𐐀bc"],
  ["", ""],
])("capitalises %j as %j", (text, words) => {
  expect(capitalised(text)).toBe(words);
});

it.each([
  ["whole", 5, "whole"],
  ["a😀", 2, "a"],
  ["a👩‍🔧b", 5, "a"],
  ["a👩‍🔧b", 6, "a👩‍🔧"],
  ["aक्षमा", 3, "a"],
  [`a${"\u0301".repeat(9)}`, 4, "a\u0301\u0301\u0301"],
  ["😀", 1, ""],
])("cuts %j to %i: %j", (text, max, start) => {
  expect(startOf(text, max)).toBe(start);
});

it("ends a shortened text in …", () => {
  expect(shortened("as it is", 8)).toBe("as it is");
  expect(shortened("wall 😀😀", 7)).toBe("wall…");
  expect(shortened(`${"a".repeat(141)}${"😀".repeat(20)}`, 160)).toBe(
    `${"a".repeat(141)}${"😀".repeat(9)}…`,
  );
});

it("never splits a grapheme and keeps to the length", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 20 }), (text, max) => {
      expect(shortened(text, max).isWellFormed()).toBe(true);
      expect(shortened(text, max).length).toBeLessThanOrEqual(max);
    }),
  );
});
