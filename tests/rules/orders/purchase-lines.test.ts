import { PurchaseLines, unitsOf } from "@/lib/orders/purchase/purchase-lines";

const WORDS = "A purchase has at most 99 units of a product. Order these first, then the rest.";
const lines = (...given: [string, number][]) =>
  given.map(([productid, quantity]) => ({ productid, quantity }));
const messages = (value: unknown) => [
  ...new Set(PurchaseLines.safeParse(value).error?.issues.map(({ message }) => message)),
];

it.each<[string, [string, number][], string[]]>([
  ["99 of one product", [["a", 99]], []],
  [
    "99 of each of two",
    [
      ["a", 99],
      ["b", 99],
    ],
    [],
  ],
  [
    "99 of one in two lines",
    [
      ["a", 50],
      ["a", 49],
    ],
    [],
  ],
  ["100 of one", [["a", 100]], [WORDS]],
  [
    "100 of one in two lines",
    [
      ["a", 50],
      ["b", 1],
      ["a", 50],
    ],
    [WORDS],
  ],
  ["50 lines of 50 of one", Array.from({ length: 50 }, () => ["a", 50]), [WORDS]],
  [
    "51 lines",
    Array.from({ length: 51 }, (_, n) => [`p${n}`, 1]),
    ["A purchase has at most 50 products."],
  ],
])("%s: %j", (_what, given, words) => {
  expect(messages(lines(...given))).toEqual(words);
});

it("sums the units of each product, in the order of their first lines", () => {
  expect([...unitsOf(lines(["b", 1], ["a", 2], ["b", 3]))]).toEqual([
    ["b", 4],
    ["a", 2],
  ]);
});
