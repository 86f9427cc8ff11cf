import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import { PRODUCT } from "@/lib/catalogue/products/sample";
import type * as contract from "./contract";

export const chapter: Chapter = "Products";

export const docs: ContractDocs<typeof contract> = {
  getDataSheet: {
    summary: "Get a charger's data sheet",
    description:
      "Answers the data sheet of a listed product as a tagged PDF of one or two pages: picture, today's price, the whole specification, warranty, what is in the box, what its site needs, and the company. `id` is the product's id or its slug. The same product gives the same bytes on the same day: send `If-None-Match` to be answered 304.",
    input: { id: PRODUCT.slug },
    output: "%PDF-1.7 …",
    fileType: "application/pdf",
  },
};
