import {
  DETAIL_FIELDS,
  dataOf,
  FIRST_DETAILS,
  FIRST_VALUES,
  type FormValues,
  valuesOf,
} from "@/components/admin/products/form/form-values";
import { mergedItems, mergedValues } from "@/components/admin/products/form/merge-rules";
import { addInput, editInput } from "@/components/admin/products/form/product-input";
import {
  altOf,
  type Item,
  itemsOf,
  moved,
  pictureFields,
  samePictures,
  sifted,
} from "@/components/admin/products/pictures/picture-rules";
import { deltaOf, signed } from "@/components/admin/products/stock/stock-text";
import { WIRE_KEYS } from "@/lib/catalogue/details";
import { MAX_PICTURE_BYTES } from "@/lib/files/picture-limits";
import { adminProduct, pictureSample } from "@/tests/support/samples/admin-product";

const items = (ids: string) => itemsOf({ pictures: [...ids].map((id) => pictureSample(id)) });
const file = (key: string, name = `${key}.png`): Item => ({
  key,
  alt: undefined,
  file: new File(["x"], name, { type: "image/png" }),
});
const removed = (item: Item): Item => ({ ...item, removed: true });
const keys = (all: readonly Item[]) =>
  all.map(({ key, removed }) => (removed ? `(${key})` : key)).join(" ");

describe("the first data sheet", () => {
  it("has the specification's values in the order of its list", () => {
    expect(DETAIL_FIELDS).toHaveLength(23);
    expect(new Set(DETAIL_FIELDS)).toEqual(new Set(WIRE_KEYS));
    const { dimensions, additional_details, ...rest } = FIRST_DETAILS;
    expect(Object.values(rest)).toEqual([
      ...["230V", "Single", "16A", "50Hz", "250W", "yes", "Overload/Short Circuit"],
      ...["Modbus/CAN", "Air cooled", "IP65", "Two guns", "CCS2", "Aluminum", "7.7 KW"],
      ...["Yes", "Yes", "-10°C to 50°C", "Standard charging operation", "IEC 61000-2-2"],
      ...["Wall mounted", "10m"],
    ]);
    expect(dimensions).toMatch(/mm$/);
    expect(additional_details).toMatch(/\.$/);
  });
});

describe("the input that a form sends", () => {
  it.each([
    ["price", "1,24,999.50", 124_999.5],
    ["price", "", Number.NaN],
    ["price", "cheap", Number.NaN],
    ["quantity", "1,200", 1200],
    ["quantity", "", Number.NaN],
    ["rated_power_w", "7.4", 7400],
    ["rated_power_w", "3.3 kW", 3300],
    ["rated_power_w", "", undefined],
    ["gst_rate", "18", 18],
    ["cash_allowed", "", false],
  ])("converts %s %p to %p", (name, text, value) => {
    expect(dataOf({ ...FIRST_VALUES, [name]: text })).toHaveProperty([name], value);
  });

  it("converts an empty detail to null", () => {
    const { details } = dataOf({ ...FIRST_VALUES, "details.phase": "  " });
    expect(details).toMatchObject({ phase: null, cooling: "Air cooled" });
  });

  it("holds every field, picture and alt text of a new product", () => {
    const values = { ...FIRST_VALUES, name: "Ora", is_listed: "" };
    const { product_data, files, alts } = addInput(values, [
      file("x"),
      removed(file("y")),
      file("z"),
    ]);
    expect(product_data).toMatchObject({ name: "Ora", is_listed: false, hsn: "85044030" });
    expect(files.map(({ name }) => name)).toEqual(["x.png", "z.png"]);
    expect(alts).toEqual(["Ora", "Ora, picture 2"]);
  });

  it("holds only the changes of an edit, and the stock with the count seen", () => {
    const base = adminProduct();
    const values = { ...valuesOf(base), price: "39999", quantity: "12", "details.current": "" };
    const input = editInput(base, values, items("abc"));
    expect(input.product_data).toEqual({
      id: base.id,
      version: 3,
      price: 39_999,
      quantity: 12,
      seen_quantity: 10,
      details: { current: null },
    });
    expect(input).toMatchObject({ images: [], alts: [], removed_images: "" });
  });

  it("holds the order of an edit's pictures, new ones included, and the removed ones", () => {
    const base = adminProduct();
    const [a, b, c] = items("abc") as [Item, Item, Item];
    const input = editInput(base, valuesOf(base), [
      file("x"),
      c,
      removed(b),
      { ...a, alt: "Front" },
    ]);
    expect(input.product_data).toMatchObject({
      image_order: ["new:0", "c", "a"],
      alts: { a: "Front", c: "Picture c" },
    });
    expect(input.alts).toEqual(["AC03W 7.4 kW"]);
    expect(input.removed_images).toBe("b");
  });
});

describe("pictures", () => {
  it.each([
    ["abc", "a", 1, "b a c"],
    ["abc", "c", 0, "c a b"],
    ["abc", "b", 9, "a c b"],
    ["abc", "b", -1, "b a c"],
    ["abc", "z", 0, "a b c"],
  ])("reorder %s with %s moved to %i as %s", (ids, key, place, expected) => {
    expect(keys(moved(items(ids), key, place))).toBe(expected);
  });

  it("do not count removed ones as places", () => {
    const [a, b, c] = items("abc") as [Item, Item, Item];
    expect(keys(moved([a, removed(b), c], "a", 1))).toBe("c a (b)");
  });

  it.each([
    [undefined, "Ora", 0, "Ora"],
    [undefined, "Ora", 2, "Ora, picture 3"],
    [undefined, " ", 0, ""],
    ["Front", "Ora", 1, "Front"],
    ["", "Ora", 1, ""],
  ])("with the alt text %p of %p at place %i have %p", (alt, name, place, expected) => {
    expect(altOf({ alt }, name, place)).toBe(expected);
  });

  it("are filtered by type, size and room", () => {
    const large = new File([new Uint8Array(MAX_PICTURE_BYTES + 1)], "large.jpg", {
      type: "image/jpeg",
    });
    const animation = new File(["x"], "wave.gif", { type: "image/gif" });
    const good = ["1", "2", "3"].map((n) => new File(["x"], `${n}.webp`, { type: "image/webp" }));
    const { good: taken, faults } = sifted([large, animation, ...good], 2);
    expect(taken.map(({ name }) => name)).toEqual(["1.webp", "2.webp"]);
    expect(faults).toEqual([
      "large.jpg has 10.0 MB, a picture at most 10 MB.",
      "wave.gif is no JPEG, PNG, WebP or AVIF picture.",
      "A product has at most 12 pictures: 1 left out.",
    ]);
  });

  it("are unchanged only when every edit is reverted", () => {
    const before = items("ab");
    const [a, b] = before as [Item, Item];
    expect(samePictures([a, b, removed(file("x"))], before)).toBe(true);
    expect(samePictures([a, { ...b, alt: "Side" }], before)).toBe(false);
    expect(samePictures([b, a], before)).toBe(false);
    expect(samePictures([a, removed(b)], before)).toBe(false);
    expect(samePictures([a, b, file("x")], before)).toBe(false);
  });

  it("keep files and alt texts in the same order", () => {
    const fields = pictureFields([file("x"), ...items("a"), file("y")], "Ora");
    expect(fields.image_order).toEqual(["new:0", "a", "new:1"]);
    expect(fields.file_alts).toEqual(["Ora", "Ora, picture 3"]);
  });
});

describe("merging two edits", () => {
  const base: FormValues = { name: "Ora", price: "100", quantity: "10", color: "Black" };
  it.each<[string, FormValues, FormValues, FormValues]>([
    ["keeps my change", { price: "90" }, {}, { price: "90" }],
    ["takes their change of another field", {}, { color: "White" }, { color: "White" }],
    [
      "keeps both changes of different fields",
      { price: "90" },
      { color: "Red" },
      { price: "90", color: "Red" },
    ],
    ["prefers my change of the same field", { price: "90" }, { price: "80" }, { price: "90" }],
    [
      "keeps units sold in the meantime sold",
      { quantity: "15" },
      { quantity: "8" },
      { quantity: "13" },
    ],
    ["takes their stock when mine is unchanged", {}, { quantity: "8" }, { quantity: "8" }],
    ["never makes the stock negative", { quantity: "1" }, { quantity: "3" }, { quantity: "0" }],
    [
      "keeps an invalid number to be corrected",
      { quantity: "x" },
      { quantity: "3" },
      { quantity: "x" },
    ],
  ])("%s", (_what, mine, theirs, expected) => {
    const merged = mergedValues(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(merged).toEqual({ ...base, ...expected });
  });

  const [a, b, c] = items("abc") as [Item, Item, Item];
  const [d] = items("d") as [Item];
  it.each<[string, Item[], Item[], string]>([
    ["takes theirs when I changed nothing", [a, b, c], [c, a], "c a"],
    ["keeps my order and appends their new one", [c, a, b], [a, b, c, d], "c a b d"],
    ["takes their order when I only removed", [a, removed(b), c], [c, b, a], "c (b) a"],
    ["drops what they removed", [c, a, b], [a, c], "c a"],
    ["keeps my file after theirs", [a, b, c, file("x")], [b, a, c, d], "b a c d x"],
    ["keeps my file first", [file("x"), a, b, c], [a, b, c, d], "x a b c d"],
  ])("pictures: %s", (_what, mine, theirs, expected) => {
    expect(keys(mergedItems([a, b, c], mine, theirs))).toBe(expected);
  });

  it("alt texts: mine where changed, otherwise theirs", () => {
    const theirs = [a, b, c].map((item) => ({ ...item, alt: `theirs ${item.key}` }));
    const mine = [a, { ...b, alt: "mine" }, c];
    expect(mergedItems([a, b, c], mine, theirs).map(({ alt }) => alt)).toEqual([
      "theirs a",
      "mine",
      "theirs c",
    ]);
  });
});

describe("stock", () => {
  it.each([
    ["received", 5, 5],
    ["damaged", 5, -5],
    ["corrected", 5, 5],
    ["corrected", -5, -5],
  ])("%s with %i moves it by %i", (reason, units, delta) => {
    expect(deltaOf(reason, units)).toBe(delta);
  });

  it.each([
    [12, "+12"],
    [-3, "−3"],
    [120_000, "+1,20,000"],
  ])("formats a move of %i as %s", (delta, text) => {
    expect(signed(delta)).toBe(text);
  });
});
