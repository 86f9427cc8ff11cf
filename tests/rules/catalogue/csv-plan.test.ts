import { fingerprintOf, reportOf } from "@/lib/catalogue/csv/report";
import { aSheetProduct, csvOf, knownOf, planOf } from "@/tests/support/samples/sheet";

const product = aSheetProduct();
const HEADER = ["name", "model", "price", "quantity", "product_color"];
const NEW = ["DC04W", "DC04", "1,89,999", "3", "White"];
const plan = (rows: string[][], ...products: ReturnType<typeof aSheetProduct>[]) =>
  planOf(csvOf(rows), knownOf(...products));
/** A file of one row about the known product: what it says by column. */
const edit = (cells: Record<string, string>, known = product) =>
  plan(
    [
      ["id", ...Object.keys(cells)],
      [known.id, ...Object.values(cells)],
    ],
    known,
  );
/** A file of one new product, some cells another. */
const add = (cells: Record<string, string>) => {
  const all = { ...Object.fromEntries(HEADER.map((name, at) => [name, NEW[at] ?? ""])), ...cells };
  return plan([Object.keys(all), Object.values(all)], product);
};

describe("a column that new products need", () => {
  const NEEDED = "This column is missing, and";

  it("is told once where the file does not have it", () => {
    const { faults } = plan([
      ["name", "model"],
      ["A", "A1"],
      ["B", "B1"],
      ["C", "C1"],
    ]);
    expect(faults).toMatchObject(
      ["price", "quantity", "product_color"].map((column) => ({
        ...{ row: 1, column, value: "" },
        message: expect.stringContaining(`${NEEDED} 3 new products need it. `),
      })),
    );
  });

  it("is told with its row where one product needs it, and in each row where cells are empty", () => {
    const header = ["name", "model", "quantity", "product_color"];
    const { faults } = plan(
      [header, ["A", "A1", "", "Red"], [product.name, product.model, "", "Red"]],
      product,
    );
    expect(faults).toMatchObject([
      {
        row: 1,
        column: "price",
        message: expect.stringContaining("the new product in row 2 needs it"),
      },
      { row: 2, column: "quantity" },
    ]);
  });

  it("does not hide which product a row means", () => {
    const twin = { ...product, id: "01963d3c-2222-7111-8111-111111111111", slug: "other" };
    const { faults } = plan(
      [
        ["name", "model"],
        [product.name, product.model],
      ],
      product,
      twin,
    );
    expect(faults).toMatchObject([{ row: 2, column: "slug" }]);
  });
});

describe("a new product", () => {
  it("gets what its row does not say", () => {
    const { adds, faults } = add({});
    expect(faults).toEqual([]);
    expect(adds).toMatchObject([
      {
        row: 2,
        quantity: 3,
        product: {
          slug: "dc04w",
          pricePaise: 1_89_999_00,
          position: 4,
          isListed: true,
          gstRateBp: 500,
        },
      },
    ]);
  });

  it("takes what its row says", () => {
    const { adds } = add({
      slug: "dc-04",
      kind: "DC",
      rated_power_kw: "30",
      is_listed: "no",
      phase: "Three",
    });
    expect(adds).toMatchObject([
      {
        product: { slug: "dc-04", kind: "dc", ratedPowerW: 30_000, isListed: false },
        details: { phase: "Three", cooling: null },
      },
    ]);
  });

  it("gets an address that nobody in the shop or in the file has", () => {
    const twin = ["AC03W 7.4 kW", "Other", "1", "1", "Red"];
    const { adds } = plan([HEADER, twin, ["AC03W 7.4 kW", "Third", "1", "1", "Red"]], product);
    const slugs = adds.map((entry) => entry.product.slug);
    expect(new Set([...slugs, product.slug]).size).toBe(3);
    expect(adds.map((entry) => entry.product.position)).toEqual([4, 5]);
  });
});

// The words are the contract's, which the form says as well.
it.each([
  ["name", "", "Enter a name."],
  ["name", "x".repeat(121), "At most 120 characters."],
  ["model", "", "Enter a model."],
  ["price", "", "Enter the price in rupees."],
  ["price", "free", "Enter the price in rupees."],
  ["price", "42999,50", "Enter the price in rupees."],
  ["price", "1.005", "Enter an amount with at most two decimals, like 1499.50."],
  ["price", "0", "Enter a price above ₹0."],
  ["price", "6,00,00,000", "Enter a price of at most ₹5,00,00,000."],
  ["quantity", "", "Enter the number of units."],
  ["quantity", "1.5", "Enter whole units."],
  ["quantity", "-1", "Stock is not below 0."],
  ["product_color", "", "Enter a colour."],
  ["kind", "solar", "Choose portable, wall or DC."],
  ["rated_power_kw", "strong", "Enter the rated power."],
  ["rated_power_kw", "7.45678", "Enter whole watts."],
  ["summary", "x".repeat(161), "At most 160 characters."],
  ["hsn", "8504", "An HSN code has eight digits."],
  ["gst_rate", "12", "A GST rate is 0, 5, 18 or 40 %."],
  ["is_listed", "maybe", "Say yes or no."],
  ["cash_allowed", "2", "Say yes or no."],
  ["position", "-1", "Enter a whole number from 0 to 10,00,000."],
  ["slug", "AC 03", "Write an address in small letters, digits and single dashes: ac03w-7-4-kw."],
  ["phase", "x".repeat(501), "At most 500 characters."],
])("%s %j is a fault in a new product: %s", (column, value, message) => {
  const { adds, faults } = add({ [column]: value });
  expect(adds).toEqual([]);
  const said = value.length > 80 ? `${value.slice(0, 79)}…` : value;
  expect(faults).toEqual([{ row: 2, column, value: said, message }]);
});

it("every fault of every row is named, in the order of the rows", () => {
  const { faults } = plan([HEADER, ["", "", "x", "y", ""], NEW, ["A", "", "1", "1", "Red"]]);
  expect(faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
    ...["2 name", "2 model", "2 price", "2 quantity", "2 product_color"],
    "4 model",
  ]);
});

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
