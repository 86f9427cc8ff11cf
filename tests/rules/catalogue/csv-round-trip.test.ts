import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { plainLine, plainText } from "@/lib/call/plain-text";
import { COLUMNS, type SheetProduct } from "@/lib/catalogue/csv/columns";
import { rowOf } from "@/lib/catalogue/csv/sheet-row";
import { DETAIL_KEYS } from "@/lib/catalogue/details";
import { CSV_FORMAT } from "@/lib/csv-format";
import { aSheetProduct, knownOf, planOf } from "@/tests/support/samples/sheet";

/** Texts that break CSV and spreadsheets, plain and trimmed as in the database. */
const pieces = fc.constantFrom(
  ..."=+-@'\",;\t\n₹%|".split(""),
  ...["\r\n", "केबल", "7.4 kW", "“", "’", "é", "=SUM(A1)", "NULL", "\uFEFF", "😀", "\u00A0"],
);
const text = (min: number, max: number) =>
  fc
    .oneof(
      fc.array(pieces, { maxLength: 12 }),
      fc.array(fc.string({ unit: "grapheme", maxLength: 4 })),
    )
    .map((parts) => plainText(parts.join("").replaceAll("\0", "")).trim())
    .filter((value) => value.length >= min && value.length <= max);

const line = (max: number) =>
  text(1, max)
    .map(plainLine)
    .filter((value) => value !== "");

const details = fc.record(
  Object.fromEntries(
    Object.values(DETAIL_KEYS).map((key) => [key, fc.oneof(fc.constant(null), text(1, 500))]),
  ),
) as fc.Arbitrary<SheetProduct["details"]>;

const MOST = 5_00_00_000_00;
const product = fc
  .record({
    name: line(120),
    model: line(60),
    summary: text(0, 160),
    description: text(0, 5000),
    features: text(0, 1000),
    product_color: line(60),
    kind: fc.constantFrom("portable", "wall", "dc"),
    price: fc.integer({ min: 1, max: 5_00_00_000_00 }),
    above: fc.option(fc.nat({ max: 1_00_000_00 })),
    country_of_origin: fc.constantFrom("IN", "DE", "TW"),
    importer: line(300),
    net_quantity: line(60),
    uqc: fc.constantFrom("NOS", "SET"),
    quantity: fc.integer({ min: 0, max: 1_000_000 }),
    rated_power_w: fc.integer({ min: 0, max: 1_000_000 }),
    gst_rate: fc.constantFrom(0, 5, 18, 40),
    is_listed: fc.boolean(),
    cash_allowed: fc.boolean(),
    position: fc.integer({ min: 0, max: 1_000_000 }),
    version: fc.integer({ min: 1, max: 1000 }),
    details,
  })
  .map(({ above, ...values }) => {
    const { price } = values;
    const mrp = above === null ? null : Math.min(price + above, Math.max(price, MOST));
    return aSheetProduct({ ...values, mrp } as Partial<SheetProduct>);
  });

const exported = (products: SheetProduct[], delimiter: string, bom: boolean) => {
  const rows = [COLUMNS.map(({ name }) => name), ...products.map((one) => rowOf(one, COLUMNS))];
  const csv = stringify(rows, { ...CSV_FORMAT, delimiter, bom });
  return new TextEncoder().encode(csv);
};

it("importing an exported file changes nothing", () => {
  fc.assert(
    fc.property(product, fc.constantFrom(",", ";"), fc.boolean(), (one, delimiter, bom) => {
      const plan = planOf(exported([one], delimiter, bom), knownOf(one));
      expect(plan).toMatchObject({ adds: [], edits: [], faults: [], warnings: [], same: 1 });
    }),
    { numRuns: 300 },
  );
});

it("importing another product's exported row makes one product equal the other", () => {
  fc.assert(
    fc.property(product, product, (before, after) => {
      const same = { ...after, version: before.version };
      const { edits, faults } = planOf(exported([same], ",", true), knownOf(before));
      expect(faults).toEqual([]);
      const [edit] = edits;
      for (const { column, after: value } of edit?.changes ?? [])
        expect(column.show(value)).toBe(column.show(column.of(same)));
      const changed = new Set(edit?.changes.map(({ column }) => column.name));
      const texts = ["name", "model", "product_color", "price", "kind"] as const;
      for (const name of texts) expect(changed.has(name)).toBe(before[name] !== after[name]);
    }),
    { numRuns: 200 },
  );
});
