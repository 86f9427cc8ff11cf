import { fingerprintOf, reportOf } from "@/lib/catalogue/csv/report";
import { aSheetProduct, csvOf, knownOf, planOf } from "@/tests/support/samples/sheet";
import { add, edit, HEADER, NEW, plan, product } from "@/tests/support/samples/sheet-plan";

describe("a product that exists", () => {
  it("is found by its slug as well, and only what differs is changed", () => {
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

  it("is found by name and model, so that a file sent twice adds once", () => {
    const row = ["ac03w 7.4 KW", "ac03w", "42999", "10", "Graphite"];
    const { edits, adds, warnings } = plan([HEADER, row], product);
    expect([adds.length, edits.length]).toEqual([0, 1]);
    expect(warnings[0]?.message).toContain("Taken for ac03w-7-4-kw");
  });

  it("of a name and model that two have is not guessed", () => {
    const other = aSheetProduct({ id: "01963d3c-2222-7111-8111-111111111111", slug: "other" });
    const row = [product.name, product.model, "1", "1", "Red"];
    expect(plan([HEADER, row], product, other).faults).toMatchObject([{ row: 2, column: "slug" }]);
  });

  it.each([
    ["nothing but the id", {}],
    [
      "the same as it is",
      { name: "AC03W 7.4 kW", price: "₹42,999.00", is_listed: "TRUE", kind: "Wall" },
    ],
    ["no quantity", { quantity: "" }],
    [
      "empty cells where it keeps what it has",
      { summary: "", kind: "", hsn: "", position: "", slug: "" },
    ],
    ["another line break", { description: "A charger." }],
  ])("stays as it is where its row says %s", (_what, cells) => {
    expect(edit(cells)).toMatchObject({ edits: [], faults: [], same: 1 });
  });

  it("loses a detail whose cell is empty", () => {
    const { edits } = edit({ rated_power: "", phase: "" });
    expect(edits).toMatchObject([{ edit: { details: { rated_power: null } } }]);
    expect(edits[0]?.changes).toHaveLength(1);
  });

  it.each(["name", "model", "price", "product_color"])("does not lose its %s", (column) => {
    expect(edit({ [column]: "" }).faults).toMatchObject([{ row: 2, column }]);
  });

  it("is named by an id that exists", () => {
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

  it("stands in one row of a file", () => {
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

  it("does not take another's address", () => {
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
  it("one address are a fault", () => {
    const row = ["dc-04", ...NEW];
    const { faults } = plan([["slug", ...HEADER], row, row.with(1, "Other")]);
    expect(faults).toMatchObject([{ row: 3, column: "slug", value: "dc-04" }]);
  });

  it("one name and model are worth a warning", () => {
    const { adds, warnings } = plan([HEADER, NEW, NEW.with(4, "Black")]);
    expect(adds).toHaveLength(2);
    expect(warnings).toMatchObject([
      { row: 3, column: "name", message: "Row 2 adds the same name and model." },
    ]);
  });
});

describe("an old export", () => {
  it("does not put back units that were sold meanwhile", () => {
    const sold = aSheetProduct({ quantity: 7 });
    expect(edit({ quantity: "10", exported_quantity: "10" }, sold)).toMatchObject({ same: 1 });
  });

  it("sets the stock that somebody has counted, and says what it was meanwhile", () => {
    const sold = aSheetProduct({ quantity: 7 });
    const { edits, warnings, doubts } = edit({ quantity: "25", exported_quantity: "10" }, sold);
    expect(edits).toMatchObject([{ edit: { quantity: 25 } }]);
    const message =
      "The stock was 10 in the export and is 7 now. 22 would keep what has moved since.";
    expect(warnings).toMatchObject([{ column: "quantity", message }]);
    expect(doubts).toEqual(warnings);
  });

  it("is in doubt about a number without an export while the stock moves", () => {
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

  it("undoes nobody's edit unless it is told to", () => {
    expect(edit({ price: "1", version: "1" }).faults).toMatchObject([
      { row: 2, column: "version", value: "1" },
    ]);
    expect(edit({ price: "1", version: "" }).edits).toHaveLength(1);
    expect(edit({ price: "1", version: "2" }).edits).toHaveLength(1);
  });

  it("without a change of its own is no fault", () => {
    expect(edit({ price: "42,999", version: "1" })).toMatchObject({ same: 1, faults: [] });
  });

  it("may still move the stock: that makes no new version", () => {
    expect(edit({ quantity: "12", version: "1" }).edits).toHaveLength(1);
  });
});

describe("the fingerprint", () => {
  const priced = (known = product) => fingerprintOf(edit({ price: "45000" }, known));

  it("is the same while the plan is", () => {
    expect(priced()).toBe(priced(aSheetProduct({ summary: "Another", quantity: 4 })));
  });

  it("is another when something else would be written", () => {
    expect(priced()).not.toBe(priced(aSheetProduct({ price: 44_000_00 })));
    expect(priced()).not.toBe(fingerprintOf(edit({ price: "46000" })));
  });

  it("is given only to what could be done", () => {
    expect(reportOf(edit({ price: "0" }), null).fingerprint).toBeNull();
  });
});

it.each([
  [add({}), "1 product to add."],
  [edit({ price: "1" }), "1 product to change."],
  [edit({}), "Nothing to change: 1 product already is as the file says."],
  [add({ name: "", model: "" }), "2 faults in 1 row. Nothing is imported until they are mended."],
])("says the sum of it", (made, message) => {
  expect(reportOf(made, null).message).toBe(message);
});
