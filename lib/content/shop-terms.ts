import "server-only";
import { z } from "zod";
import { loadYaml } from "@/lib/content/load";

const Days = z
  .tuple([z.int().min(0), z.int().min(1)])
  .refine(([least, most]) => least <= most, "must be the least, then the most");

const Prefix = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, "must be the first digits of PIN codes, in quotes");

/** `content/shop.yaml`: where orders leave from, days for handling, transit and returns. */
export const shopTerms = loadYaml(
  "shop.yaml",
  z.strictObject({
    warehouse: z.strictObject({ city: z.string().min(1), state: z.string().min(1) }),
    orderBy: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time as 14:00, in quotes"),
    handlingDays: Days,
    transitDays: z.strictObject({ near: Days, metro: Days, rest: Days, far: Days }),
    metros: z.record(z.string(), z.array(Prefix).min(1)),
    far: z.array(z.string()),
    notServed: z.array(z.strictObject({ pins: z.array(Prefix).min(1), reason: z.string().min(1) })),
    returnDays: z.int().min(1),
  }),
);

export type ShopTerms = typeof shopTerms;

const { transitDays } = shopTerms;

/** From the nearest address to the farthest, for texts and search engines that know no PIN code. */
export const anyTransitDays: readonly [least: number, most: number] = [
  Math.min(...Object.values(transitDays).map(([least]) => least)),
  Math.max(...Object.values(transitDays).map(([, most]) => most)),
];

const span = (days: readonly number[]) => days.join(" to ");

/** The values of `{{name}}` placeholders in the legal texts, besides the company's. */
export const shopWords: Readonly<Record<string, string>> = {
  warehouse: shopTerms.warehouse.city,
  warehouseState: shopTerms.warehouse.state,
  orderBy: hour(shopTerms.orderBy),
  handlingDays: span(shopTerms.handlingDays),
  nearDays: span(transitDays.near),
  metroDays: span(transitDays.metro),
  restDays: span(transitDays.rest),
  farDays: span(transitDays.far),
  metros: new Intl.ListFormat("en-IN").format(Object.keys(shopTerms.metros)),
  returnDays: String(shopTerms.returnDays),
};

/** "14:00" → "2 pm". */
function hour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const rest = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${rest} ${hours < 12 ? "am" : "pm"}`;
}
