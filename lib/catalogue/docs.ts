import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/catalogue/contract";
import { PRODUCT } from "@/lib/catalogue/products/sample";

export const chapter: Chapter = "Products";

export const docs: ContractDocs<typeof contract> = {
  listProducts: {
    summary: "List the chargers on sale",
    description:
      "Answers listed products in the catalogue's order, 100 at a time unless `limit` says less. To go on, send `next` of the answer as `after`; to go back, `previous` as `before`; either is null at its end. `price` is in rupees with all taxes included, `quantity` is what can be sold now, and `image_paths` begin at the shop's own address.",
    input: { limit: 1 },
    output: { products: [PRODUCT], next: PRODUCT.id, previous: null },
  },
  listNeighbours: {
    summary: "List chargers near to one",
    description:
      "Answers the listed products that share the model of this one, and the next in power on either side, in the catalogue's order and without the product itself. `id` is a product's id or its slug. A product that is not listed answers `not_found`.",
    input: { id: "ac03w-22-kw" },
    output: { products: [PRODUCT] },
  },
  listAddresses: {
    summary: "List the addresses of all chargers",
    description:
      "Answers slug and pictures of every listed product, at most 50,000, in the catalogue's order. It is what the sitemap is made of: light enough to be read as a whole.",
    input: {},
    output: { products: [{ slug: PRODUCT.slug, image_paths: PRODUCT.image_paths }] },
  },
  getProduct: {
    summary: "Get a charger",
    description:
      "Answers one listed product by its id or its slug. A product that was taken out of the shop answers `not_found`, like one that never was. Details keep the spelling of the older clients, `ouput_voltage` among them, and are null where the data sheet says nothing.",
    input: { id: PRODUCT.slug },
    output: PRODUCT,
  },
  searchProducts: {
    summary: "Search the chargers on sale",
    description:
      "Finds listed products that `query` means, the likeliest first: by the words of name, model, summary, features, colour and plug, with or without their spaces, hyphens and dots (`7.4kW`, `AC-03W`), and by what people say for them in English and Hindi (`wallbox`, `home charger 7kw`, `16 amp socket`). A power without decimals is taken as about that; where no charger has it, the nearest are answered. Of equal ones those in stock come first. An empty `query` finds everything, in the catalogue's order. `limit` is a range of places, 1-100 by default, of at most 100.",
    input: { query: "wall 7.4", limit: "1-20" },
    output: { products: [PRODUCT] },
  },
};
