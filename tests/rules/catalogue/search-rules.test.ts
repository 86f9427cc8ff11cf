import fc from "fast-check";
import { searchKey } from "@/lib/catalogue/search/search-key";
import { productSearch, wordKeys } from "@/lib/catalogue/search/search-rules";
import { vocabularyOf } from "@/lib/catalogue/search/search-vocabulary";
import { searchSynonyms } from "@/lib/content/search-synonyms";

const vocabulary = vocabularyOf(searchSynonyms);
const read = (query: string) => productSearch(query, vocabulary);

it.each([
  ["AC03W 7.4 kW", "ac03w7.4kw"],
  ["ac-03w 7.4kW", "ac03w7.4kw"],
  ["AC03W-7-4-KW", "ac03w74kw"],
  ["AC.03.W.", "ac03w"],
  ["ＡＣ０３Ｗ ㎾", "ac03wkw"],
  ["७.४ kW", "7.4kw"],
  ["Wi‑Fi\u00a0and\u200b 4G", "wifiand4g"],
  ["Type – 2", "type2"],
])("the key of %j is %j", (text, key) => {
  expect(searchKey(text)).toBe(key);
});

it.each([
  ["7.4 kW", 7400, [7178, 7622]],
  ["7.4kW", 7400, [7178, 7622]],
  ["7,4 kW", 7400, [7178, 7622]],
  ["7kw", 7000, [6160, 7840]],
  ["7 k W", 7000, [6160, 7840]],
  ["wallbox 22 kilowatt", 22_000, [19_360, 24_640]],
  ["२२ किलोवाट", 22_000, [19_360, 24_640]],
  ["22किलोवाट", 22_000, [19_360, 24_640]],
  ["3300W", 3300, [3201, 3399]],
  ["3300 watts", 3300, [3201, 3399]],
  ["ac03w-7-4-kw", 7400, [7178, 7622]],
  ["charger7kw", 7000, [6160, 7840]],
  ["7kwcharger", 7000, [6160, 7840]],
  ["7-22 kW", 7000, [6160, 24_640]],
  ["7 kw to 22 kw", 7000, [6160, 24_640]],
  ["type 2 - 22 kW", 22_000, [19_360, 24_640]],
  ["99999999999999999999kw", 10_000_000, [8_800_000, 11_200_000]],
])("%j names a power", (query, wantedW, [fromW, toW]) => {
  expect(read(query).powers).toEqual([{ fromW, toW, wantedW }]);
});

it.each(["30 kWh", "AC 03 W", "ac03w", "60309", "type 2", "x7kw"])("%j names no power", (query) => {
  expect(read(query).powers).toEqual([]);
});

it("reads at most twelve words and three powers", () => {
  const many = read(Array.from({ length: 20 }, (_, at) => `w${at}x ${at + 1}kw`).join(" "));
  expect([many.terms.length, many.powers.length]).toEqual([12, 3]);
});

it("treats two powers as alternatives", () => {
  expect(read("3.3kw or 22kw").powers.map(({ wantedW }) => wantedW)).toEqual([3300, 22_000]);
});

it.each([
  ["charger", []],
  ["EV chargers", []],
  ["price of a charger for my Tata Nexon?", []],
  ["ईवी चार्जर", []],
  ["गाड़ी के लिए चार्जर", []],
  ["🔌 my car's charger!", []],
  ["home & office", [["wall"], ["wall"]]],
  [
    "AC/DC",
    [
      ["portable", "wall", "dc"],
      ["portable", "wall", "dc"],
    ],
  ],
  ["fast fast FAST charger", [["dc"], ["dc"]]],
  ["home charger 7kw", [["wall"]]],
  ["Wall-Boxes", [["wall"]]],
  ["घर का चार्जर", [["wall"]]],
  ["dc fast charger", [["dc"]]],
  ["फ़ास्ट चार्जर", [["dc"]]],
  ["portable", [["portable"]]],
  ["AC charger", [["portable", "wall"]]],
  [
    "fast charger for home",
    [
      ["dc", "wall"],
      ["dc", "wall"],
    ],
  ],
  ["ac wall charger", [["portable", "wall"], ["wall"]]],
])("%j maps to kinds", (query, kinds) => {
  expect(read(query).terms.map(({ meaning }) => meaning?.kinds)).toEqual(kinds);
});

it.each([
  ["type 2", ["type2"]],
  ["Type-2 charger", ["type2"]],
  ["ccs2", ["ccs2"]],
  ["CCS", ["ccs"]],
  ["GB/T", ["gbt"]],
  ["type 2 and ccs 2", ["type2", "ccs2"]],
])("%j names plugs", (query, plugs) => {
  expect(read(query).terms[0]?.meaning?.plugs).toEqual(plugs);
});

it.each([
  ["AC 03 W", ["ac03w"]],
  ["ac-03w", ["ac03w"]],
  ["AC 02 WH 7.4", ["ac02wh", "7.4"]],
  ["dc 04 g 60 kw", ["dc04g", "60", "kw"]],
  ["type2 ac", ["type2", "ac"]],
  ["GB/T RFID/App", ["gb/t", "rfid", "app"]],
  ["200–1,000 V DC", ["2001,000", "v", "dc"]],
  ['100% (copper), or "so"', ["100%", "copper", "or", "so"]],
])("the words of %j are %j", (query, keys) => {
  expect(wordKeys(query, vocabulary)).toEqual(keys);
});

it("reads any text and searches for words without spaces", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (query) => {
      const { whole, terms } = read(query);
      expect([whole, ...terms.map(({ word }) => word)].join("")).not.toMatch(/\s/);
    }),
  );
});

it("refuses a phrase that is in two groups", () => {
  const groups = [{ words: ["wall box"], kinds: ["wall" as const] }];
  expect(() => vocabularyOf({ ignored: ["Wallbox"], everything: ["charger"], groups })).toThrow(
    '"wall box" twice',
  );
});
