import "server-only";
import { join } from "node:path";
import type { Product } from "@/lib/catalogue/contract";
import { pageRows } from "@/lib/catalogue/products/facts";
import { fullName, pictureFile } from "@/lib/catalogue/rules";
import { boxItems, packageRows, promiseRows, siteNeeds } from "@/lib/catalogue/site/page-words";
import { company, companyWords } from "@/lib/content/company";
import { formatLongDay } from "@/lib/dates";
import type { Sheet } from "@/lib/files/painter/orders.mts";
import { SERVED } from "@/lib/files/picture-names";
import { formatPaise } from "@/lib/money";

/** Everything on a data sheet but the picture's bytes. */
export type SheetWords = Omit<Sheet, "picture">;

/** The words of a charger's data sheet, with the price of `day`, a moment of that day. */
export function sheetWords(product: Product, day: Date): SheetWords {
  const needs = siteNeeds(product);
  const box = boxItems(product).join("; ");
  return {
    brand: company.brand,
    title: fullName(product),
    description: product.description,
    price: formatPaise(product.price),
    priceNote: `Incl. of all taxes, on ${formatLongDay(day)}. The price on the website on the day of your order counts.`,
    tables: [
      { heading: "Technical specifications", rows: pageRows(product) },
      {
        heading: "Delivery, installation, warranty",
        rows: [
          ...(box ? [{ name: "In the box", value: box }] : []),
          ...promiseRows(product).map(plain),
        ],
      },
      { heading: "On the package", rows: packageRows(product) },
      { heading: needs.title, rows: needs.lines },
    ].filter(({ rows }) => rows.length > 0),
    foot: [
      `${companyWords.legalName}, ${companyWords.address}`,
      `CIN ${companyWords.cin} · GSTIN ${companyWords.gstin} · ${companyWords.phone} · ${companyWords.email}`,
    ],
    made: midnight(day),
  };
}

/** The first picture: its path, and its file where it came with the shop; an uploaded one is in the store. */
export type SheetPicture = { path: string; file: string | null; alt: string };

/** The first picture of a charger, or null. */
export function sheetPicture({ pictures, name }: Product): SheetPicture | null {
  const [first] = pictures;
  if (!first) return null;
  const path = pictureFile(first);
  const isUploaded = path.startsWith(`${SERVED}/`);
  const file = isUploaded ? null : join(process.cwd(), "public", path);
  return { path, file, alt: first.alt || name };
}

const plain = ({ name, value }: { name: string; value: string }) => ({ name, value });

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** The first moment of the day in India. */
function midnight(day: Date): number {
  return Math.floor((day.getTime() + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS;
}
