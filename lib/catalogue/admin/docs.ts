import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import { PRODUCT_ID } from "@/lib/call/docs-samples";
import type * as contract from "@/lib/catalogue/admin/contract";
import { ADMIN_PRODUCT } from "@/lib/catalogue/products/sample";

const { id, name, model, price, product_color } = ADMIN_PRODUCT;
const delisted = { ...ADMIN_PRODUCT, is_listed: false };

export const chapter: Chapter = "Catalogue";

export const docs: ContractDocs<typeof contract> = {
  addProduct: {
    summary: "Add a product",
    description:
      "Adds a product at the end of the catalogue with its pictures and its opening stock, all of it or nothing; it is on sale at once unless `is_listed` is false. `product_data` is a text of JSON; details may stand in it or in its `details`, and what is left out (address, texts, kind, power, HSN 85044030, GST 5 %) is made from the rest. Each of at most 12 pictures has at most 10 MB and 50 megapixels and is encoded anew: a file that is no picture answers `unsupported_media_type`. An address that another product has answers `conflict`; the same `key` adds once and answers the first product again, and `conflict` when something else is said with it.",
    input: {
      product_data: {
        ...{ name, model, price, quantity: 40, product_color },
        details: { rated_power: "7.4 kW", phase: "Single phase", ingress_protection: "IP54" },
        is_listed: true,
      },
      files: ["ac03w-7k4.jpg"],
      alts: ["AC03W 7.4 kW wall charger in white with its Type 2 cable docked beside it"],
      key: "0b8e5c3d-6f21-4c7a-9d0e-2a4b6c8d0e1f",
    },
    output: {
      message: "Product added successfully!",
      product: { ...ADMIN_PRODUCT, quantity: 40, version: 1 },
    },
  },
  updateProduct: {
    summary: "Change a product",
    description:
      "Changes what `product_data` names and leaves the rest; an empty detail becomes null. With `version` an edit of an older version answers `conflict` and overwrites nothing. `quantity` with `seen_quantity` moves the stock by the difference, so that what was sold meanwhile is not put back. Alone it sets the stock, unless customers or others have moved it in the last 24 hours: then a number that it was in that time leaves it, as the message says, while the other fields are saved, and any other number answers `conflict`. A full edit as older clients send it therefore never puts sold units on sale again. `removed_images` names pictures by id or path, joined by commas; `image_order` holds the ids that stay, where `new:0` is the first of the images sent along.",
    input: {
      product_data: { id, version: 2, price: 42999, details: { cable_length: "5 m" } },
      removed_images: "/media/chargers/ac03w-7k4-front",
    },
    output: { message: "Product updated successfully!", product: ADMIN_PRODUCT },
  },
  toggleListing: {
    summary: "List or delist a product",
    description:
      "Takes a product out of the shop or puts it back. Send `is_listed` to say which of the two is meant: without it the call turns the listing round, so that sending it twice changes nothing in the end. Carts keep a delisted product and say that it is no longer sold; orders are not touched.",
    input: { product_id: PRODUCT_ID, is_listed: false },
    output: {
      message: "AC03W 7.4 kW is delisted.",
      product_id: PRODUCT_ID,
      is_listed: false,
    },
  },
  getAdminProduct: {
    summary: "Get a product, listed or not",
    description:
      "Answers a product by its id with what only administrators see: HSN code, GST in percent, whether cash is taken, its place, its version and the ids of its pictures. Send the version back with an edit.",
    input: { id: PRODUCT_ID },
    output: ADMIN_PRODUCT,
  },
  listAdminProducts: {
    summary: "List the products",
    description:
      "Answers products in the catalogue's order, listed and delisted unless `listed` says which. `query` finds products that have every word of it in slug, name, model, summary, features, colour or plug, with or without spaces, hyphens and dots. `stock=low` answers listed products at or under the low-stock level of the settings, the emptiest first. Pages go by `after` and `before`, the ids that `next` and `previous` answer.",
    input: { query: "AC03W", listed: "true", limit: 20 },
    output: { products: [ADMIN_PRODUCT], next: null, previous: null },
  },
  getDelisted: {
    summary: "List the delisted products",
    description:
      "The older clients' list: a range of places such as 1-50, of at most 100, in the catalogue's order. New clients read the list of products with `listed=false`, which is paged by ids and skips nothing when products change.",
    input: { range: "1-50" },
    output: { products: [delisted] },
  },
};
