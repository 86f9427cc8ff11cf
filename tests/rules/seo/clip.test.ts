import fc from "fast-check";
import { clip } from "@/lib/seo/clip";

it.each([
  ["Short.", 10, "Short."],
  ["One, two. Three is longer.", 14, "One, two."],
  ["One. Two is longer.", 14, "One. Two is…"],
  ["One. Two. Three is out.", 12, "One. Two."],
  ["A sentence that goes on", 16, "A sentence that…"],
  // The point of 7.4 does not end a sentence.
  ["It has 7.4 kW of power", 12, "It has 7.4…"],
])("clips %j to %i characters: %j", (text, max, clipped) => {
  expect(clip(text, max)).toBe(clipped);
});

it("never exceeds the limit and is never empty", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}[.,]?$/), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, (list) => {
      const clipped = clip(list.join(" "), 60);
      expect(clipped.length).toBeLessThanOrEqual(60);
      expect(clipped).not.toBe("");
    }),
  );
});
