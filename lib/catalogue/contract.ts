import { z } from "zod";
import { call } from "@/lib/call/call";
import { limit, pageEnds, paging } from "@/lib/call/paging";
import { range } from "@/lib/call/range";
import { DETAIL_KEYS, detailsFromWire, WIRE_KEYS, wireFromDetails } from "@/lib/catalogue/details";
import { publicShape } from "@/lib/catalogue/products/product-shape";

const Picture = z.object({
  /** Path without width and extension: `${base}-${width}.avif` and `.webp` exist for every width. */
  base: z.string(),
  widths: z.array(z.int()),
  alt: z.string(),
});
export type Picture = z.output<typeof Picture>;

const text = z.string().nullable();
/** Not in details.ts, which product pages import without the schema library. */
const DetailsCodec = z.codec(
  z.record(z.enum(WIRE_KEYS), text),
  z.record(z.enum(Object.values(DETAIL_KEYS)), text),
  { decode: detailsFromWire, encode: wireFromDetails },
);

/**
 * A product in the API's answers. `price` is rupees on the wire and paise in the code, all taxes included;
 * `rated_power_w` is watts, 0 if unknown; `image_paths` are the largest WebP files.
 */
export const Product = z.object({
  id: z.string(),
  ...publicShape,
  image_paths: z.array(z.string()),
  pictures: z.array(Picture),
  details: DetailsCodec,
});
/** `price` in paise. */
export type Product = z.output<typeof Product>;

/** A charger on public pages, from its data sheet: without price and stock, which only the shop has. */
export type Showcase = Pick<Product, "slug" | "name" | "model" | "summary" | "description"> & {
  features: string[];
  specs: { name: string; value: string }[];
  picture: Picture;
};

/** The same with the shop's price in paise, all taxes included; null while it is not on sale, or not known. */
export type PricedShowcase = Showcase & { price: number | null };

const Products = z.object({ products: z.array(Product) });

/** Listed products in catalogue order: a hundred, and `next` to continue after. */
export const listProducts = call({
  method: "GET",
  path: "/products/all",
  access: "public",
  etag: true,
  input: z.object({ ...paging, limit: limit(100, 100) }),
  output: Products.extend(pageEnds),
  errors: [],
});

/** Alternatives to a charger: its model's other powers, and the nearest in power. */
export const listNeighbours = call({
  method: "GET",
  path: "/products/neighbours/{id}",
  access: "public",
  etag: true,
  input: z.object({ id: z.string() }),
  output: Products,
  errors: ["not_found"],
});

/** Slug and pictures of every listed product, for the sitemap; at most as many as a sitemap may hold. */
export const listAddresses = call({
  method: "GET",
  path: "/products/addresses",
  access: "public",
  etag: true,
  input: z.object({}),
  output: z.object({ products: z.array(Product.pick({ slug: true, image_paths: true })) }),
  errors: [],
});

/** `id` is the product's id or its slug. */
export const getProduct = call({
  method: "GET",
  path: "/products/get_by_id/{id}",
  access: "public",
  etag: true,
  input: z.object({ id: z.string() }),
  output: Product,
  errors: ["not_found"],
});

/** "1-100": first and last position. */
export const Range = range("products");

export const searchProducts = call({
  method: "POST",
  path: "/products/search",
  access: "public",
  limited: "search",
  input: z.object({
    query: z.string({ error: "Enter what to search for." }).trim().max(100),
    limit: Range.default({ from: 1, to: 100 }),
  }),
  output: Products,
  errors: [],
});
