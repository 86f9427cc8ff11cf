import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { pageEnds, paging } from "@/lib/call/paging";
import { plainValue } from "@/lib/call/plain-text";
import { Product, Range } from "@/lib/catalogue/contract";
import { WIRE_KEYS } from "@/lib/catalogue/details";
import { MAX_FORM_BYTES, MAX_PICTURES } from "@/lib/catalogue/pictures/limits";
import { text } from "@/lib/catalogue/products/fields/inputs";
import { NewProductData, ProductEdit } from "@/lib/catalogue/products/product-data";
import { officeShape } from "@/lib/catalogue/products/product-shape";

/** A picture of a product in the back-office; `removed_images` and `image_order` refer to its `id`. */
const ProductPicture = z.object({
  id: z.string(),
  base: z.string(),
  widths: z.array(z.int()),
  alt: z.string(),
});
export type ProductPicture = z.output<typeof ProductPicture>;

/** A product with the fields that only administrators see. `version` counts its edits. */
export const AdminProduct = Product.extend({
  pictures: z.array(ProductPicture),
  ...officeShape,
  version: z.int(),
  updated_at: Time,
});
export type AdminProduct = z.output<typeof AdminProduct>;

/** A form field that holds JSON: an object, or its text. Details may be at its top level or in `details`. */
const productData = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, context) => {
    if (typeof value !== "string") return withDetails(value);
    try {
      // A JSON escape can hide half an emoji.
      return withDetails(plainValue(JSON.parse(value)));
    } catch {
      context.addIssue({ code: "custom", message: "product_data is not valid JSON." });
      return z.NEVER;
    }
  }, schema);

function withDetails(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  const loose = Object.entries(data).filter(([key]) => WIRE_KEYS.some((known) => known === key));
  if (loose.length === 0) return data;
  const details = "details" in data ? data.details : undefined;
  return { ...data, details: { ...Object.fromEntries(loose), ...(details as object) } };
}

/** Pictures of a form: one, or several of that name. A browser sends "" for an empty file field. */
const oneFile = z.union([z.instanceof(Blob), z.literal("")], { error: "Send pictures as files." });
const Files = z
  .union([oneFile, z.array(oneFile)], { error: "Send pictures as files." })
  .optional()
  .transform((files) => [files ?? []].flat().filter((file) => file !== ""))
  .refine(
    (files) => files.length <= MAX_PICTURES,
    `A product has at most ${MAX_PICTURES} pictures.`,
  );

export const addProduct = call({
  method: "POST",
  path: "/products/add",
  access: "admin",
  body: "multipart",
  maxBytes: MAX_FORM_BYTES,
  input: z.object({
    product_data: productData(NewProductData),
    files: Files,
    /** Alt texts of the files, in the same order: one, or several fields of that name. */
    alts: z
      .union([text(200), z.array(text(200))])
      .optional()
      .transform((alts) => [alts ?? []].flat()),
    /** A form sent twice with the same key adds one product. */
    key: z.uuid().optional(),
  }),
  output: Message.extend({ product: AdminProduct }),
  errors: ["conflict", "unsupported_media_type", "files_unavailable"],
});

export const updateProduct = call({
  method: "PUT",
  path: "/products/update",
  access: "admin",
  body: "multipart",
  maxBytes: MAX_FORM_BYTES,
  input: z.object({
    product_data: productData(ProductEdit),
    images: Files,
    alts: z
      .union([text(200), z.array(text(200))])
      .optional()
      .transform((alts) => [alts ?? []].flat()),
    /** Ids or paths of pictures, comma-separated. */
    removed_images: z
      .string()
      .default("")
      .transform((list) =>
        list
          .split(",")
          .map((entry) => entry.trim())
          .filter(Boolean),
      ),
  }),
  output: Message.extend({ product: AdminProduct }),
  errors: ["not_found", "conflict", "unsupported_media_type", "files_unavailable"],
});

/** Delists a listed product or lists a delisted one; `is_listed` makes the call explicit. */
export const toggleListing = call({
  method: "PUT",
  path: "/products/toggle-listing",
  access: "admin",
  input: z.object({
    product_id: z.uuid({ error: "Say which product." }),
    is_listed: z.boolean().optional(),
  }),
  output: Message.extend({ product_id: z.string(), is_listed: z.boolean() }),
  errors: ["not_found"],
});

/** A product by its id, listed or not. */
export const getAdminProduct = call({
  method: "GET",
  path: "/admin/products/{id}",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: AdminProduct,
  errors: ["not_found"],
});

/** Products in catalogue order; `listed` is "true", "false" or left out for both. */
export const listAdminProducts = call({
  method: "GET",
  path: "/admin/products",
  access: "admin",
  mayLag: true,
  input: z.object({
    query: z.string().trim().max(100).default(""),
    listed: z.enum(["true", "false"]).optional(),
    /** "low": at or below the threshold in the settings. */
    stock: z.enum(["low"]).optional(),
    ...paging,
  }),
  output: z.object({ products: z.array(AdminProduct), ...pageEnds }),
  errors: [],
});

/** The specification's list of delisted products: `range` is "1-50". */
export const getDelisted = call({
  method: "GET",
  path: "/products/admin/get-delisted/{range}",
  access: "admin",
  mayLag: true,
  input: z.object({
    range: Range,
    query: z.string().trim().max(100).default(""),
  }),
  output: z.object({ products: z.array(AdminProduct) }),
  errors: [],
});
