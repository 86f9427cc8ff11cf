import { HOME } from "@/lib/catalogue/products/origins";
import { formatPaise } from "@/lib/money";

/** What the Legal Metrology (Packaged Commodities) Rules, 2011 ask of a product. Amounts in paise. */
export type Label = {
  price: number;
  mrp: number | null;
  country_of_origin: string;
  importer: string;
};

/** What is wrong with a product's label: the field, and why in words; null if nothing is. */
export function labelProblem(label: Label): { field: "mrp" | "importer"; message: string } | null {
  const { price, mrp, country_of_origin: origin, importer } = label;
  if (mrp !== null && mrp < price) {
    const message = `The MRP is at least the price, ${formatPaise(price)}.`;
    return { field: "mrp", message };
  }
  if (origin !== HOME && importer.trim() === "") {
    return { field: "importer", message: "Enter who imported it, with the address." };
  }
  return null;
}

/** The same for the columns of a product. */
export function columnsProblem(columns: LabelColumns): ReturnType<typeof labelProblem> {
  const { pricePaise: price, mrpPaise: mrp, origin: country_of_origin, importer } = columns;
  return labelProblem({ price, mrp, country_of_origin, importer });
}

type LabelColumns = {
  pricePaise: number;
  mrpPaise: number | null;
  origin: string;
  importer: string;
};
