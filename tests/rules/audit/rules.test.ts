import { valueName, valueText } from "@/lib/audit/labels";
import { actionWords, maskedEmail, nounOf, readDetail } from "@/lib/audit/rules";

describe("readDetail", () => {
  const changed = (detail: Record<string, unknown>) => readDetail(detail).differences;

  it.each([
    ["single values", { before: true, after: false }, [["", true, false]]],
    ["a first status", { before: null, after: "Shipped" }, [["", null, "Shipped"]]],
    [
      "only the values that differ",
      { before: { fee: 0, min: null, max: 5 }, after: { fee: 9, min: null, max: 5 } },
      [["fee", 0, 9]],
    ],
    ["an added value", { before: {}, after: { hsn: "1" } }, [["hsn", undefined, "1"]]],
    ["a removed value", { before: { hsn: "1" }, after: {} }, [["hsn", "1", undefined]]],
    ["a created object", { before: null, after: { name: "A" } }, [["name", undefined, "A"]]],
    ["a deleted object", { before: { name: "A" }, after: null }, [["name", "A", undefined]]],
    [
      "nested objects",
      {
        before: { details: { phase: "1", gun: "x" } },
        after: { details: { phase: "3", gun: "x" } },
      },
      [["details.phase", "1", "3"]],
    ],
    [
      "lists as a whole",
      { before: { to: ["a"] }, after: { to: ["a", "b"] } },
      [["to", ["a"], ["a", "b"]]],
    ],
    ["the format of older entries", { from: null, to: "Shipped" }, [["", null, "Shipped"]]],
  ])("lists the difference of %s", (_what, detail, expected) => {
    expect(changed(detail).map(({ name, before, after }) => [name, before, after])).toEqual(
      expected,
    );
  });

  it.each([
    ["nothing", {}],
    ["equal values", { before: { a: [1] }, after: { a: [1] } }],
    ["null and a missing value", { before: { a: null }, after: {} }],
  ])("finds no difference in %s", (_what, detail) => {
    expect(changed(detail)).toEqual([]);
  });

  it("keeps the other details", () => {
    expect(readDetail({ before: 1, after: 2, event: "x" }).facts).toEqual([
      { name: "event", value: "x" },
    ]);
    expect(readDetail({ sessions_ended: 2, way: "setup" })).toEqual({
      differences: [],
      facts: [
        { name: "sessions_ended", value: 2 },
        { name: "way", value: "setup" },
      ],
    });
  });

  it("ignores from and to where an entry has before and after", () => {
    expect(changed({ before: 1, after: 2, from: "a", to: "b" })).toHaveLength(1);
  });
});

it.each([
  ["order.status-changed", "Order status changed", "order"],
  ["cash_settings.changed", "Cash settings changed", "cash_settings"],
  ["stock", "Stock", "stock"],
])("describes the action %s as %s, with the noun %s", (action, words, noun) => {
  expect(actionWords(action)).toBe(words);
  expect(nounOf(action)).toBe(noun);
});

it.each([
  ["pricePaise", "Price"],
  ["gstRateBp", "GST rate"],
  ["hsn", "HSN"],
  ["ratedPowerW", "Rated power"],
  ["notify_low_stock", "Notify low stock"],
  ["details.gunType", "Details gun type"],
  ["api_key", "API key"],
  ["apiary", "Apiary"],
  ["", ""],
])("labels the value %p as %p", (name, words) => {
  expect(valueName(name)).toBe(words);
});

it.each([
  ["x", null, "empty"],
  ["x", undefined, "empty"],
  ["x", "", "empty"],
  ["x", true, "yes"],
  ["x", false, "no"],
  ["pricePaise", 42_999_00, "₹42,999"],
  ["gstRateBp", 500, "5 %"],
  ["ratedPowerW", 7400, "7.4 kW"],
  ["day", "2026-11-28", "28 November 2026"],
  ["quantity", 1234567, "12,34,567"],
  ["x", "Shipped", "Shipped"],
  ["x", [], "none"],
  ["x", ["a", 2], "a, 2"],
  ["x", { pricePaise: 100, is_listed: true }, "Price: ₹1, Is listed: yes"],
])("formats %s %j as %s", (name, value, words) => {
  expect(valueText(name, value)).toBe(words);
});

it.each([
  ["stock@arklane.example", "s…@arklane.example"],
  ["a@b.c", "a…@b.c"],
])("masks %s as %s", (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
