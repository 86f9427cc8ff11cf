import { add, HEADER, NEW, plan, product } from "@/tests/support/samples/sheet-plan";

describe("a column that new products need", () => {
  const NEEDED = "This column is missing, and";

  it("is reported once when the file lacks it", () => {
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

  it("is reported with its row for one product, and for each empty cell", () => {
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

  it("does not hide an ambiguous product", () => {
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
  it("gets defaults for missing columns", () => {
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

  it("uses the values of its row", () => {
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

  it("gets a slug that is unique in the shop and the file", () => {
    const twin = ["AC03W 7.4 kW", "Other", "1", "1", "Red"];
    const { adds } = plan([HEADER, twin, ["AC03W 7.4 kW", "Third", "1", "1", "Red"]], product);
    const slugs = adds.map((entry) => entry.product.slug);
    expect(new Set([...slugs, product.slug]).size).toBe(3);
    expect(adds.map((entry) => entry.product.position)).toEqual([4, 5]);
  });
});

// The messages are the contract's, the same as in the form.
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
  ["hsn", "8504", "An HSN code has eight digits, the SAC of a service six, beginning with 99."],
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

it("reports every fault in the order of the rows", () => {
  const { faults } = plan([HEADER, ["", "", "x", "y", ""], NEW, ["A", "", "1", "1", "Red"]]);
  expect(faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
    ...["2 name", "2 model", "2 price", "2 quantity", "2 product_color"],
    "4 model",
  ]);
});
