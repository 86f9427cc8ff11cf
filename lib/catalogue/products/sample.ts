import type { z } from "zod";
import { PRODUCT_DETAILS, PRODUCT_ID } from "@/lib/call/docs-samples";
import type { PRODUCT_FIELDS } from "@/lib/catalogue/products/fields/product-fields";
import {
  byField,
  type FieldName,
  fieldOf,
  OFFICE_NAMES,
  PUBLIC_NAMES,
} from "@/lib/catalogue/products/product-shape";

type Examples<Name extends FieldName> = {
  [N in Name]: z.input<(typeof PRODUCT_FIELDS)[N]["output"]>;
};
const examples = <Name extends FieldName>(names: readonly Name[]) =>
  byField<Name, Examples<Name>>(names, (name) => fieldOf(name).example);

/** The charger of the documentation, as in public answers. */
export const PRODUCT = {
  id: PRODUCT_ID,
  ...examples(PUBLIC_NAMES),
  image_paths: ["/media/chargers/ac03w-7k4-1200.webp"],
  pictures: [
    {
      base: "/media/chargers/ac03w-7k4",
      widths: [640, 1200],
      alt: "AC03W 7.4 kW wall charger in white with its Type 2 cable docked beside it",
    },
  ],
  details: PRODUCT_DETAILS,
};

const PICTURE_ID = "01a12e60-dc4e-7b41-9e07-2f60c1d8a3b5";

/** The same charger, as in answers for administrators. */
export const ADMIN_PRODUCT = {
  ...PRODUCT,
  pictures: PRODUCT.pictures.map((picture) => ({ id: PICTURE_ID, ...picture })),
  ...examples(OFFICE_NAMES),
  version: 3,
  updated_at: "2026-11-27T10:16:52.898Z",
};
