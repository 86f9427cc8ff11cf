import { ID, type SheetProduct, SLUG } from "@/lib/catalogue/csv/columns";
import type { Cells } from "@/lib/catalogue/csv/read/read";
import { isUuid } from "@/lib/uuid";

/** The shop's data relevant to a file. */
export type Known = {
  /** Every product that a row may refer to: by id, slug, or name and model. */
  products: readonly SheetProduct[];
  /** All taken slugs; without new products in the file only those of `products`. */
  slugs: ReadonlySet<string>;
  /** The last position in the catalogue. */
  lastPosition: number;
  /** Ids of products whose stock was moved by customers or others in the last 24 hours. */
  moved: ReadonlySet<string>;
};

/** The keys by which a file refers to products; names in lower case. */
export type Keys = { ids: string[]; slugs: string[]; names: string[] };

export function keysOf(rows: readonly { cells: Cells }[]): Keys {
  const cellsOf = (name: string) => [
    ...new Set(rows.flatMap(({ cells }) => cells.get(name) || [])),
  ];
  return {
    ids: cellsOf(ID.name).filter(isUuid),
    slugs: cellsOf(SLUG.name),
    names: cellsOf("name").map((name) => name.toLowerCase()),
  };
}

/** Names and models are compared case-insensitively. */
export function twinKey(name: string, model: string): string {
  return JSON.stringify([name.toLowerCase(), model.toLowerCase()]);
}

/** `product` is null for a new product; `isGuess` if it was matched by name and model only. */
type Found =
  | { product: SheetProduct; isGuess: boolean }
  | { product: null }
  | { column: string; fault: string };

/**
 * Finds a row's product: by id, else by slug, else by name and model, so that a file sent twice adds it
 * once.
 */
export function finderOf({ products }: Known): (cells: Cells) => Found {
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const twins = twinsOf(products);
  return (cells) => {
    const id = cells.get(ID.name);
    if (id) {
      const product = byId.get(id.toLowerCase());
      return product ? { product, isGuess: false } : { column: ID.name, fault: UNKNOWN_ID };
    }
    const slug = cells.get(SLUG.name);
    if (slug) {
      const product = bySlug.get(slug);
      return product ? { product, isGuess: false } : { product: null };
    }
    const [product, other] = twins(cells.get("name") ?? "", cells.get("model") ?? "");
    if (other) return { column: SLUG.name, fault: AMBIGUOUS };
    return product ? { product, isGuess: true } : { product: null };
  };
}

/** Looks up products by name and model. */
export function twinsOf(products: readonly SheetProduct[]) {
  const groups = Map.groupBy(products, ({ name, model }) => twinKey(name, model));
  return (name: string, model: string) => groups.get(twinKey(name, model)) ?? [];
}

const UNKNOWN_ID =
  "No product has this id. Copy it from the export, or empty the cell to add a new one.";
const AMBIGUOUS = "More than one product has this name and model: give the id or the slug.";
