import { z } from "zod";
import { WIRE_KEYS } from "@/lib/catalogue/details";
import { MAX_PICTURES } from "@/lib/catalogue/pictures/limits";
import { text } from "@/lib/catalogue/products/fields/inputs";
import { PRODUCT_FIELDS } from "@/lib/catalogue/products/fields/product-fields";
import { editShape, neededShape, optionalShape } from "@/lib/catalogue/products/product-shape";

/** An empty detail is null: the data sheet has no value. */
const Detail = text(500)
  .nullable()
  .transform((value) => value || null);
const DetailFields = z.object(
  Object.fromEntries(WIRE_KEYS.map((key) => [key, Detail])) as Record<
    (typeof WIRE_KEYS)[number],
    typeof Detail
  >,
);

/**
 * `product_data` of a new product, with the specification's field names; details may be at the top level or
 * in `details`.
 */
export const NewProductData = z.object({
  ...neededShape,
  details: DetailFields.partial().optional(),
  ...optionalShape,
});

const { product_color, ...needed } = editShape;

/**
 * `product_data` of an edit: fields left out stay, an empty detail becomes null. `version` is the edited
 * version: an outdated one is refused. `quantity` with `seen_quantity` moves the stock by the difference,
 * whatever was sold since; alone it sets the stock, unless someone else has moved it recently.
 */
export const ProductEdit = z.object({
  id: z.uuid({ error: "Say which product." }),
  version: z.coerce.number().int().optional(),
  ...needed,
  quantity: PRODUCT_FIELDS.quantity.input.nullish(),
  seen_quantity: PRODUCT_FIELDS.quantity.input.optional(),
  product_color,
  details: DetailFields.partial().optional(),
  /** Alt texts by picture id. */
  alts: z.record(z.string(), text(200)).optional(),
  /** The ids of the remaining pictures, in order; "new:0" is the first one sent with the edit. */
  image_order: z.array(z.string()).max(MAX_PICTURES).optional(),
  ...optionalShape,
});
export type NewProductData = z.output<typeof NewProductData>;
export type ProductEdit = z.output<typeof ProductEdit>;
