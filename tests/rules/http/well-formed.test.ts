import fc from "fast-check";
import { wellFormed } from "@/lib/http/well-formed";

it.each([
  ["\ud83d", "\ufffd"],
  ["a\ude00b", "a\ufffdb"],
  ["😀 केबल", "😀 केबल"],
  [
    { note: "\ud83d", of: [{ "\ud83d": 7 }] },
    { note: "\ufffd", of: [{ "\ufffd": 7 }] },
  ],
  [
    [null, undefined, true, 0.5],
    [null, undefined, true, 0.5],
  ],
])("%j becomes %j", (value, right) => expect(wellFormed(value)).toEqual(right));

it("leaves files and whatever is well-formed as they are", () => {
  const file = new File(["x"], "a.jpg");
  expect((wellFormed({ file }) as { file: File }).file).toBe(file);
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(wellFormed(value)).toEqual(value)));
});

it("makes any text one that a database takes", () => {
  const text = fc
    .array(fc.integer({ min: 0, max: 0xffff }))
    .map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(text, (any) => expect((wellFormed(any) as string).isWellFormed()).toBe(true)),
  );
});
