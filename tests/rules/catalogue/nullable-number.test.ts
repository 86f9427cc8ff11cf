import { VALUE_COLUMNS } from "@/lib/catalogue/csv/columns";
import { wholeOrNone } from "@/lib/catalogue/products/fields/inputs";
import { WHOLE_OR_NONE } from "@/lib/catalogue/products/fields/notation";
import { edit, product } from "@/tests/support/samples/sheet-plan";

const Months = wholeOrNone("Enter whole months from 1 to 120.", 1, 120);

it.each([
  ["", null],
  ["  ", null],
  ["24", 24],
  ["1", 1],
])("an entered %j is %j", (text, value) => {
  expect(Months.parse(WHOLE_OR_NONE.typed(text))).toBe(value);
  expect(Months.parse(WHOLE_OR_NONE.read(text))).toBe(value);
  expect(Months.parse(text)).toBe(value);
});

it.each(["0", "121", "2.5", "two years", "-1"])("an entered %j is refused in words", (text) => {
  for (const value of [text, WHOLE_OR_NONE.typed(text), WHOLE_OR_NONE.read(text)])
    expect(Months.safeParse(value).error?.issues[0]?.message).toMatch(
      /^Enter whole months from 1 to 120\./,
    );
});

it.each([null, 24])("%j survives a form and a file", (value) => {
  expect(WHOLE_OR_NONE.typed(WHOLE_OR_NONE.shown(value))).toBe(value);
  expect(WHOLE_OR_NONE.read(WHOLE_OR_NONE.written(value))).toBe(value);
});

const clearing = VALUE_COLUMNS.filter(({ empty }) => empty === "clears");

it.each(clearing.map((column) => [column.name, column] as const))(
  "an empty cell clears %s",
  (name, column) => {
    const cleared = typeof column.of(product) === "string" && !column.isDetail ? "" : null;
    const filled = ![null, ""].includes(column.of(product) as string | null);
    const [changed] = edit({ [name]: "" }).edits;
    expect(changed?.changes.map(({ after }) => after) ?? []).toEqual(filled ? [cleared] : []);
  },
);
