import { z } from "zod";
import { WIRE_KEYS } from "@/lib/catalogue/details";
import { MAX_PICTURES } from "@/lib/catalogue/pictures/limits";
import { text } from "@/lib/catalogue/products/inputs";
import { PRODUCT_FIELDS } from "@/lib/catalogue/products/product-fields";
import { editShape, neededShape, optionalShape } from "@/lib/catalogue/products/product-shape";

/** An empty detail is null: the data sheet says nothing. */
const Detail = text(500)
  .nullable()
  .transform((value) => value || null);
const DetailFields = z.object(
  Object.fromEntries(WIRE_KEYS.map((key) => [key, Detail])) as Record<
    (typeof WIRE_KEYS)[number],
    typeof Detail
  >,
);

/** `product_data` of a new product, as the specification names its fields; details may stand in it or in `details`. */
export const NewProductData = z.object({
  ...neededShape,
  details: DetailFields.partial().optional(),
  ...optionalShape,
});

const { product_color, ...needed } = editShape;

/**
 * `product_data` of an edit: what is left out stays, an empty detail is null. `version` is the one that was
 * edited: an older one is refused, nothing is overwritten. `quantity` with `seen_quantity` moves the stock by
 * the difference, whatever was sold meanwhile; alone it sets the stock, unless somebody else has moved it lately.
 */
export const ProductEdit = z.object({
  id: z.uuid({ error: "Say which product." }),
  version: z.coerce.number().int().optional(),
  ...needed,
  quantity: PRODUCT_FIELDS.quantity.input.nullish(),
  seen_quantity: PRODUCT_FIELDS.quantity.input.optional(),
  product_color,
  details: DetailFields.partial().optional(),
  /** Alt texts by the picture's id. */
  alts: z.record(z.string(), text(200)).optional(),
  /** The ids of the pictures that stay, in their order; "new:0" is the first of those sent with the edit. */
  image_order: z.array(z.string()).max(MAX_PICTURES).optional(),
  ...optionalShape,
});
export type NewProductData = z.output<typeof NewProductData>;
export type ProductEdit = z.output<typeof ProductEdit>;
