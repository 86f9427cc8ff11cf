import "server-only";
import { z } from "zod";
import { DETAIL_KEYS } from "@/lib/catalogue/details";
import { isSlug } from "@/lib/catalogue/products/slug";
import { contentNames, loadYaml } from "@/lib/content/load";

const text = z.string().trim().min(1);

const PictureFile = z.strictObject({
  base: z.string().startsWith("/media/chargers/"),
  widths: z.array(z.int().positive()).min(1),
  alt: text,
});

/** One file of `content/chargers/`. `price` is rupees including taxes, `ratedPowerW` watts. */
export const ChargerFile = z.strictObject({
  slug: z.string().refine(isSlug, "must be lower case words joined by hyphens"),
  position: z.int(),
  name: text,
  model: text,
  summary: text,
  description: text,
  features: text,
  inTheBox: text,
  warrantyMonths: z.int().positive(),
  warrantyCovers: text,
  kind: z.enum(["portable", "wall", "dc"]),
  ratedPowerW: z.int().positive(),
  color: text,
  price: z.int().positive(),
  /** As printed on the package, in rupees; the price if left out. */
  mrp: z.int().positive().optional(),
  /** Two letters of ISO 3166; India if left out. */
  origin: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Name and address, where it was not made in India. */
  importer: text.optional(),
  netQuantity: text.optional(),
  quantity: z.int().positive(),
  /** Working days before dispatch, for what is built to order. */
  handlingDays: z.int().min(0).max(120).optional(),
  pictures: z.tuple([PictureFile], PictureFile),
  // A record over an enum requires every key: an incomplete data sheet does not load.
  details: z.record(z.enum(Object.values(DETAIL_KEYS)), text),
});
export type ChargerFile = z.output<typeof ChargerFile>;

/** All files of `content/chargers/`, in catalogue order. @throws Error naming file and field. */
export function readChargers(): ChargerFile[] {
  return contentNames("chargers", "yaml")
    .map((name) => loadYaml(`chargers/${name}.yaml`, ChargerFile))
    .toSorted((a, b) => a.position - b.position);
}
