import { fingerprintOf, resultOf } from "@/lib/catalogue/csv/import-result";
import { aSheetProduct, csvOf, knownOf, planOf } from "@/tests/support/samples/sheet";
import { add, edit, HEADER, NEW, plan, product } from "@/tests/support/samples/sheet-plan";

describe("an existing product", () => {
  it("is found by its slug and changed only where it differs", () => {
    const { edits, same } = plan(
      [
        ["slug", "name", "price"],
        [product.slug, product.name, "45,000"],
      ],
      product,
    );
    expect(same).toBe(0);
    expect(edits).toMatchObject([{ edit: { id: product.id, price: 45_000_00 } }]);
    expect(edits[0]?.changes.map(({ column }) => column.name)).toEqual(["price"]);
    expect(Object.keys(edits[0]?.edit ?? {})).toEqual(["id", "price", "details"]);
  });

  it("is found by name and model, so that importing a file twice adds once", () => {
    const row = ["ac03w 7.4 KW", "ac03w", "42999", "10", "Graphite"];
    const { edits, adds, warnings } = plan([HEADER, row], product);
    expect([adds.length, edits.length]).toEqual([0, 1]);
    expect(warnings[0]?.message).toContain("Taken for ac03w-7-4-kw");
  });

  it("is not guessed when two share a name and model", () => {
    const other = aSheetProduct({ id: "01963d3c-2222-7111-8111-111111111111", slug: "other" });
    const row = [product.name, product.model, "1", "1", "Red"];
    expect(plan([HEADER, row], product, other).faults).toMatchObject([{ row: 2, column: "slug" }]);
  });

  it.each([
    ["nothing but the id", {}],
    [
      "equal values in other spellings",
      { name: "AC03W 7.4 kW", price: "₹42,999.00", is_listed: "TRUE", kind: "Wall" },
    ],
    ["no quantity", { quantity: "" }],
    ["empty cells that keep a value", { summary: "", kind: "", hsn: "", position: "", slug: "" }],
    ["another kind of line break", { description: "A charger." }],
  ])("stays unchanged when its row holds %s", (_what, cells) => {
    expect(edit(cells)).toMatchObject({ edits: [], faults: [], same: 1 });
  });

  it("loses a detail when its cell is empty", () => {
    const { edits } = edit({ rated_power: "", phase: "" });
    expect(edits).toMatchObject([{ edit: { details: { rated_power: null } } }]);
    expect(edits[0]?.changes).toHaveLength(1);
  });

  it.each(["name", "model", "price", "product_color"])("cannot lose its %s", (column) => {
    expect(edit({ [column]: "" }).faults).toMatchObject([{ row: 2, column }]);
  });

  it("needs an id that exists", () => {
    const rows = (id: string) =>
      plan(
        [
          ["id", "name"],
          [id, "X"],
        ],
        product,
      );
    for (const id of ["7", "01963d3c-9999-7111-8111-111111111111"])
      expect(rows(id).faults).toMatchObject([{ row: 2, column: "id", value: id }]);
    expect(rows(product.id.toUpperCase()).edits).toHaveLength(1);
  });

  it("may appear in only one row of a file", () => {
    const { faults } = plan(
      [
        ["id", "slug", "price"],
        [product.id, "", "1"],
        ["", product.slug, "2"],
      ],
      product,
    );
    expect(faults).toEqual([
      { row: 3, column: "slug", value: product.slug, message: expect.stringContaining("Row 2") },
    ]);
  });

  it("cannot take another product's slug", () => {
    const other = aSheetProduct({
      id: "01963d3c-2222-7111-8111-111111111111",
      slug: "other",
      name: "B",
    });
    const rows = [
      ["id", "slug"],
      [product.id, "other"],
    ];
    expect(plan(rows, product, other).faults).toMatchObject([{ row: 2, column: "slug" }]);
  });
});

describe("two rows that add", () => {
  it("the same slug are a fault", () => {
    const row = ["dc-04", ...NEW];
    const { faults } = plan([["slug", ...HEADER], row, row.with(1, "Other")]);
    expect(faults).toMatchObject([{ row: 3, column: "slug", value: "dc-04" }]);
  });

  it("the same name and model are a warning", () => {
    const { adds, warnings } = plan([HEADER, NEW, NEW.with(4, "Black")]);
    expect(adds).toHaveLength(2);
    expect(warnings).toMatchObject([
      { row: 3, column: "name", message: "Row 2 adds the same name and model." },
    ]);
  });
});

describe("an old export", () => {
  it("does not restore units that were sold since", () => {
    const sold = aSheetProduct({ quantity: 7 });
    expect(edit({ quantity: "10", exported_quantity: "10" }, sold)).toMatchObject({ same: 1 });
  });

  it("sets a recounted stock with a warning that it has moved", () => {
    const sold = aSheetProduct({ quantity: 7 });
    const { edits, warnings, doubts } = edit({ quantity: "25", exported_quantity: "10" }, sold);
    expect(edits).toMatchObject([{ edit: { quantity: 25 } }]);
    const message =
      "The stock was 10 in the export and is 7 now. 22 would keep what has moved since.";
    expect(warnings).toMatchObject([{ column: "quantity", message }]);
    expect(doubts).toEqual(warnings);
  });

  it("doubts a quantity without an export when the stock has moved", () => {
    const rows = [
      ["id", "quantity"],
      [product.id, "25"],
    ];
    const known = { ...knownOf(product), moved: new Set([product.id]) };
    const { edits, doubts } = planOf(csvOf(rows), known);
    expect(edits).toMatchObject([{ edit: { quantity: 25 } }]);
    expect(doubts).toMatchObject([
      { message: "The stock has changed in the last 24 hours and is 10 now." },
    ]);
    expect(planOf(csvOf(rows), knownOf(product)).doubts).toEqual([]);
  });

  it("refuses to overwrite a newer edit unless the version is cleared", () => {
    expect(edit({ price: "1", version: "1" }).faults).toMatchObject([
      { row: 2, column: "version", value: "1" },
    ]);
    expect(edit({ price: "1", version: "" }).edits).toHaveLength(1);
    expect(edit({ price: "1", version: "2" }).edits).toHaveLength(1);
  });

  it("is accepted when it changes nothing", () => {
    expect(edit({ price: "42,999", version: "1" })).toMatchObject({ same: 1, faults: [] });
  });

  it("may still change the quantity, which has no version", () => {
    expect(edit({ quantity: "12", version: "1" }).edits).toHaveLength(1);
  });
});

describe("the fingerprint", () => {
  const priced = (known = product) => fingerprintOf(edit({ price: "45000" }, known));

  it("is equal for equal plans", () => {
    expect(priced()).toBe(priced(aSheetProduct({ summary: "Another", quantity: 4 })));
  });

  it("differs when the plan differs", () => {
    expect(priced()).not.toBe(priced(aSheetProduct({ price: 44_000_00 })));
    expect(priced()).not.toBe(fingerprintOf(edit({ price: "46000" })));
  });

  it("is given only to a plan without faults", () => {
    expect(resultOf(edit({ price: "0" }), null).fingerprint).toBeNull();
  });
});

it.each([
  [add({}), "1 product to add."],
  [edit({ price: "1" }), "1 product to change."],
  [edit({}), "Nothing to change: 1 product already is as the file says."],
  [
    add({ name: "", model: "" }),
    "2 faults in 1 row. Nothing is imported until they are corrected.",
  ],
])("summarises the plan: case %#", (made, message) => {
  expect(resultOf(made, null).message).toBe(message);
});
