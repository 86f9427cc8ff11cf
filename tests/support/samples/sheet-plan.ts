import { aSheetProduct, csvOf, knownOf, planOf } from "@/tests/support/samples/sheet";

/** The product that the shop has already. */
export const product = aSheetProduct();
export const HEADER = ["name", "model", "price", "quantity", "product_color"];
export const NEW = ["DC04W", "DC04", "1,89,999", "3", "White"];

/** What a file of these rows would do to a shop of these products. */
export const plan = (rows: string[][], ...products: ReturnType<typeof aSheetProduct>[]) =>
  planOf(csvOf(rows), knownOf(...products));

/** Plans a file with one row for the known product, from its cells by column. */
export const edit = (cells: Record<string, string>, known = product) =>
  plan(
    [
      ["id", ...Object.keys(cells)],
      [known.id, ...Object.values(cells)],
    ],
    known,
  );

/** Plans a file with one new product, some of its cells replaced. */
export const add = (cells: Record<string, string>) => {
  const all = { ...Object.fromEntries(HEADER.map((name, at) => [name, NEW[at] ?? ""])), ...cells };
  return plan([Object.keys(all), Object.values(all)], product);
};
