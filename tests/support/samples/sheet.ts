import { stringify } from "csv-stringify/sync";
import { z } from "zod";
import { AdminProduct } from "@/lib/catalogue/admin/contract";
import type { SheetProduct } from "@/lib/catalogue/csv/columns";
import type { Known } from "@/lib/catalogue/csv/known";
import { planImport } from "@/lib/catalogue/csv/plan";
import { readSheet } from "@/lib/catalogue/csv/read/read";
import { DETAIL_KEYS, type Details } from "@/lib/catalogue/details";
import { ADMIN_PRODUCT } from "@/lib/catalogue/products/sample";

const NO_DETAILS = Object.fromEntries(
  Object.values(DETAIL_KEYS).map((key) => [key, null]),
) as Details;

/** A product as the CSV columns read it. */
export function aSheetProduct(changes: Partial<SheetProduct> = {}): SheetProduct {
  return {
    ...z.decode(AdminProduct, ADMIN_PRODUCT),
    id: "01963d3c-1111-7111-8111-111111111111",
    description: "A charger.",
    features: "Type 2, Wi-Fi",
    quantity: 10,
    product_color: "Graphite",
    position: 3,
    version: 2,
    details: { ...NO_DETAILS, ratedPower: "7.4 kW", operatingTemps: "-10 °C to 50 °C" },
    ...changes,
  };
}

/** The shop's products known to a plan. */
export function knownOf(...products: SheetProduct[]): Known {
  const slugs = new Set(products.map(({ slug }) => slug));
  return { products, slugs, lastPosition: 3, moved: new Set() };
}

/** A CSV file of these rows. */
export const csvOf = (rows: string[][], delimiter = ",") =>
  new TextEncoder().encode(stringify(rows, { delimiter }));

/** The plan of a file; throws if it cannot be read. */
export function planOf(bytes: Uint8Array, known: Known) {
  const sheet = readSheet(bytes);
  if ("problem" in sheet) throw new Error(sheet.problem);
  return planImport(sheet, known);
}
