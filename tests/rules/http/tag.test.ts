import { isKnown, tagOf } from "@/lib/http/etag";

const tag = tagOf(Buffer.from('{"products":[]}'));
const strong = tag.slice(2);

it("an ETag is equal only for equal bytes", () => {
  expect(tagOf(Buffer.from('{"products":[]}'))).toBe(tag);
  expect(tagOf(Buffer.from('{"products":[1]}'))).not.toBe(tag);
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
});

it.each([
  [null, false],
  ["", false],
  ["*", true],
  [tag, true],
  [strong, true],
  [`"other", ${tag}`, true],
  [`"other",${strong} , W/"third"`, true],
  ['"other"', false],
  [strong.slice(1, -1), false],
])("If-None-Match %p: %p", (given, known) => {
  expect(isKnown(tag, given)).toBe(known);
});
