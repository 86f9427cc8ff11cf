import { z } from "zod";
import { Rupees } from "@/lib/call/codecs";
import { plainDigits, plainLine } from "@/lib/call/plain-text";
import { WIRE_KEYS } from "@/lib/catalogue/details";
import { MAX_PICTURES } from "@/lib/catalogue/pictures/limits";
import { isSlug } from "@/lib/catalogue/products/slug";
import { plainRupees } from "@/lib/money";

/** A trimmed text of at most so many characters. */
export const text = (max: number, words = "Enter a text.") =>
  z
    .string({ error: words })
    .trim()
    .max(max, `At most ${max.toLocaleString("en-IN")} characters.`)
    .regex(/^[^\0]*$/, "A text must not contain null characters.");
const needed = (what: string, max: number) =>
  text(max, `Enter ${what}.`).overwrite(plainLine).min(1, `Enter ${what}.`);
const MAX_PRICE_PAISE = 5_00_00_000_00;
/** A number, or a form's text of one; an empty text is none. */
export const numeric = (words: string, read: (text: string) => number = Number) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? read(value) : value),
    z.number({ error: words }),
  );

/** Rupees as a number or as a form's text ↔ paise. */
const Price = numeric("Enter the price in rupees.", plainRupees)
  .pipe(Rupees)
  .refine((paise) => paise > 0, "Enter a price above ₹0.")
  .refine((paise) => paise <= MAX_PRICE_PAISE, "Enter a price of at most ₹5,00,00,000.");
const Units = numeric("Enter the number of units.").pipe(
  z
    .int("Enter whole units.")
    .min(0, "Stock is not below 0.")
    .max(1_000_000, "At most 10,00,000 units."),
);

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

/** Empty is none: the product gets one, or keeps its own. */
const Slug = text(80).refine((slug) => slug === "" || isSlug(slug), {
  error: "Write an address in small letters, digits and single dashes: ac03w-7-4-kw.",
});
const YesNo = z.boolean({ error: "Say yes or no." });
const PLACE = "Enter a whole number from 0 to 10,00,000.";

/** The fields of `product_data` beyond the specification's, each of which has a default when a product is added. */
const more = {
  slug: Slug.optional(),
  summary: text(160).optional(),
  description: text(5_000).optional(),
  features: text(1_000).optional(),
  kind: z.enum(["portable", "wall", "dc"], { error: "Choose portable, wall or DC." }).optional(),
  rated_power_w: numeric("Enter the rated power.")
    .pipe(
      z
        .int("Enter whole watts.")
        .min(1, "Enter a power above 0.")
        .max(1_000_000, "At most 1,000 kW."),
    )
    .optional(),
  hsn: z
    .string()
    .overwrite(plainDigits)
    .regex(/^\d{8}$/, "An HSN code has eight digits.")
    .optional(),
  gst_rate: numeric("Enter the GST rate.")
    .refine((rate) => [0, 5, 18, 40].includes(rate), "A GST rate is 0, 5, 18 or 40 %.")
    .optional(),
  cash_allowed: YesNo.optional(),
  position: numeric("Enter the place in the catalogue.")
    .pipe(z.int(PLACE).min(0, PLACE).max(1_000_000, PLACE))
    .optional(),
  is_listed: YesNo.optional(),
};

/** `product_data` of a new product, as the specification names its fields; details may stand in it or in `details`. */
export const NewProductData = z.object({
  name: needed("a name", 120),
  model: needed("a model", 60),
  price: Price,
  quantity: Units,
  product_color: needed("a colour", 60),
  details: DetailFields.partial().optional(),
  ...more,
});

/**
 * `product_data` of an edit: what is left out stays, an empty detail is null. `version` is the one that was
 * edited: an older one is refused, nothing is overwritten. `quantity` with `seen_quantity` moves the stock by
 * the difference, whatever was sold meanwhile; alone it sets the stock, unless somebody else has moved it lately.
 */
export const ProductEdit = z.object({
  id: z.uuid({ error: "Say which product." }),
  version: z.coerce.number().int().optional(),
  name: needed("a name", 120).optional(),
  model: needed("a model", 60).optional(),
  price: Price.optional(),
  quantity: Units.nullish(),
  seen_quantity: Units.optional(),
  product_color: needed("a colour", 60).optional(),
  details: DetailFields.partial().optional(),
  /** Alt texts by the picture's id. */
  alts: z.record(z.string(), text(200)).optional(),
  /** The ids of the pictures that stay, in their order; "new:0" is the first of those sent with the edit. */
  image_order: z.array(z.string()).max(MAX_PICTURES).optional(),
  ...more,
});
export type NewProductData = z.output<typeof NewProductData>;
export type ProductEdit = z.output<typeof ProductEdit>;
