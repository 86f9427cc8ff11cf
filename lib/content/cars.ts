import "server-only";
import { z } from "zod";
import { contentNames, loadYaml } from "@/lib/content/load";

const kw = z.number().positive();

/** What can be plugged into it: Type 2 on AC, CCS2 on DC, or a 16 A socket with its own charger. */
const Connector = z.enum(["type2", "ccs2", "socket"]);

const Variant = z
  .strictObject({
    name: z.string().min(1),
    battery_kwh: z.number().positive(),
    ac_1ph_kw: kw.max(7.4),
    ac_3ph_kw: kw.nullable(),
    dc_max_kw: kw.nullable(),
    min_10_80: z.number().positive().nullable(),
    connectors: z.array(Connector).min(1),
    kwh_per_100km: z.number().positive(),
    status: z.enum(["on_sale", "earlier"]),
    /** The maker's page, and the day on which somebody compared the row with it; both or none. */
    source_url: z.url().optional(),
    verified_on: z.iso.date().optional(),
  })
  .refine(
    ({ source_url, verified_on }) => (source_url === undefined) === (verified_on === undefined),
    {
      message: "source_url and verified_on stand together or not at all",
    },
  );
export type CarVariant = z.output<typeof Variant>;

const CarFile = z.strictObject({
  maker: z.string().min(1),
  model: z.string().min(1),
  body: z.enum(["car", "scooter", "commercial"]),
  /** What is particular about charging it, in our own words. */
  words: z.string().trim().min(120).max(320),
  variants: z.array(Variant).min(1),
});

/** A model sold in India; `slug` is its address. */
export type Car = z.output<typeof CarFile> & { slug: string };

/** "Tata Nexon EV". */
export function carName({ maker, model }: Pick<Car, "maker" | "model">): string {
  return `${maker} ${model}`;
}

/** The variant that a page speaks of: the one on sale with the largest battery, or of the earlier ones. */
export function mainVariant({ variants }: Pick<Car, "variants">): CarVariant {
  const isBetter = (a: CarVariant, b: CarVariant) =>
    a.status === b.status ? a.battery_kwh >= b.battery_kwh : a.status === "on_sale";
  return variants.reduce((best, one) => (isBetter(one, best) ? one : best));
}

/** The models of `content/cars/`, by maker and model. @throws Error naming file and field. */
export const cars: readonly Car[] = contentNames("cars", "yaml").map((slug) => ({
  slug,
  ...loadYaml(`cars/${slug}.yaml`, CarFile),
}));
