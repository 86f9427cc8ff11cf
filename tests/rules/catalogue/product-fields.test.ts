import { FIRST_VALUES } from "@/components/admin/products/form/form-values";
import { COLUMNS } from "@/lib/catalogue/csv/columns";
import { NewProductData, ProductEdit } from "@/lib/catalogue/products/product-data";
import { FIELD_NAMES, fieldOf } from "@/lib/catalogue/products/product-shape";
import { Prisma } from "@/lib/db";

const fields = new Set<string>(FIELD_NAMES);
/** Inputs of a product other than its fields, read by name in lib/catalogue. */
const others = ["id", "version", "seen_quantity", "details", "alts", "image_order"];

it.each([
  ["a new product", NewProductData],
  ["an edit", ProductEdit],
])("every input of %s is in the table of fields, which reads it", (_name, schema) => {
  const names = Object.keys(schema.shape);
  expect(names.filter((name) => !fields.has(name) && !others.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(FIELD_NAMES));
});

describe.each(FIELD_NAMES)("%s", (name) => {
  const { column, notation, fallback, csv, input, empty } = fieldOf(name);

  it("is a column of Product", () => {
    expect(Object.values(Prisma.ProductScalarFieldEnum)).toContain(column);
  });

  it("is a column of a product file", () => {
    expect(COLUMNS.map((entry) => entry.name)).toContain(csv.name ?? name);
  });

  it("can be emptied by a form and a file if it may be null", () => {
    if (!input.safeParse(null).success) return;
    expect({ empty, fallback }).toEqual({ empty: "clears", fallback: null });
  });

  it("reads its own output", () => {
    if (fallback === undefined) return;
    expect(notation.typed(notation.shown(fallback as never))).toEqual(fallback);
    expect(notation.read(notation.written(fallback as never))).toEqual(fallback);
  });

  it("has the same default in a new product's form", () => {
    const shown = fallback === undefined ? undefined : notation.shown(fallback as never);
    if (fieldOf(name).form && shown !== undefined) expect(FIRST_VALUES[name]).toBe(shown);
  });
});
