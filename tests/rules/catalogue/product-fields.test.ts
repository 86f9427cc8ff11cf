/** @jest-environment node */
import { FIRST_VALUES } from "@/components/admin/products/form/form-values";
import { COLUMNS } from "@/lib/catalogue/csv/columns";
import { NewProductData, ProductEdit } from "@/lib/catalogue/products/product-data";
import { FIELD_NAMES, fieldOf } from "@/lib/catalogue/products/product-shape";
import { Prisma } from "@/lib/db";

const fields = new Set<string>(FIELD_NAMES);
/** Said of a product beside its fields: read by name in lib/catalogue. */
const beside = ["id", "version", "seen_quantity", "details", "alts", "image_order"];

it.each([
  ["a new product", NewProductData],
  ["an edit", ProductEdit],
])("every input of %s stands in the table of fields, where it is read", (_name, schema) => {
  const names = Object.keys(schema.shape);
  expect(names.filter((name) => !fields.has(name) && !beside.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(FIELD_NAMES));
});

describe.each(FIELD_NAMES)("%s", (name) => {
  const { column, notation, fallback, csv } = fieldOf(name);

  it("is a column of Product", () => {
    expect(Object.values(Prisma.ProductScalarFieldEnum)).toContain(column);
  });

  it("has its column in a product file", () => {
    expect(COLUMNS.map((entry) => entry.name)).toContain(csv.name ?? name);
  });

  it("reads what it writes", () => {
    if (fallback === undefined) return;
    expect(notation.typed(notation.shown(fallback as never))).toEqual(fallback);
    expect(notation.read(notation.written(fallback as never))).toEqual(fallback);
  });

  it("begins a new product's form with what a new product gets", () => {
    const shown = fallback === undefined ? undefined : notation.shown(fallback as never);
    if (fieldOf(name).form && shown !== undefined) expect(FIRST_VALUES[name]).toBe(shown);
  });
});
