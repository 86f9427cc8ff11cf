import { z } from "zod";
import { Rupees } from "@/lib/call/codecs";
import { plainDigits, plainLine } from "@/lib/call/plain-text";
import { ORIGINS } from "@/lib/catalogue/products/origins";
import { isSlug } from "@/lib/catalogue/products/slug";
import { plainRupees } from "@/lib/money";

/** A trimmed text of at most `max` characters. */
export const text = (max: number, words = "Enter a text.") =>
  z
    .string({ error: words })
    .trim()
    .max(max, `At most ${max.toLocaleString("en-IN")} characters.`)
    .regex(/^[^\0]*$/, "A text must not contain null characters.");

/** A required line of text. */
export const needed = (what: string, max: number) =>
  text(max, `Enter ${what}.`).overwrite(plainLine).min(1, `Enter ${what}.`);

/** A number, or its text from a form; an empty text is missing. */
export const numeric = (words: string, read: (text: string) => number = Number) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? read(value) : value),
    z.number({ error: words }),
  );

/** A whole number from `min` to `max`, or null; an empty text is null. `words` say what to enter. */
export const wholeOrNone = (words: string, min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    numeric(words).pipe(z.int(words).min(min, words).max(max, words)).nullable(),
  );

const MAX_PRICE_PAISE = 5_00_00_000_00;

/** Rupees as a number or text ↔ paise. */
export const Price = numeric("Enter the price in rupees.", plainRupees)
  .pipe(Rupees)
  .refine((paise) => paise > 0, "Enter a price above ₹0.")
  .refine((paise) => paise <= MAX_PRICE_PAISE, "Enter a price of at most ₹5,00,00,000.");

/** A price, or null; an empty text is null. */
export const Mrp = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : value),
  Price.nullable(),
);

export const Units = numeric("Enter the number of units.").pipe(
  z
    .int("Enter whole units.")
    .min(0, "Stock is not below 0.")
    .max(1_000_000, "At most 10,00,000 units."),
);

/** Empty means none: a new product gets one, an existing one keeps its own. */
export const Slug = text(80).refine((slug) => slug === "" || isSlug(slug), {
  error: "Write an address in small letters, digits and single dashes: ac03w-7-4-kw.",
});

export const Kind = z.enum(["portable", "wall", "dc"], { error: "Choose portable, wall or DC." });

export const Watts = numeric("Enter the rated power.").pipe(
  z.int("Enter whole watts.").min(1, "Enter a power above 0.").max(1_000_000, "At most 1,000 kW."),
);

export const Hsn = z
  .string()
  .overwrite(plainDigits)
  .regex(
    /^(\d{8}|99\d{4})$/,
    "An HSN code has eight digits, the SAC of a service six, beginning with 99.",
  );

/** Two letters of ISO 3166. */
export const Origin = z
  .string()
  .refine((code) => Object.hasOwn(ORIGINS, code), "Choose the country in which it was made.");

/** The unit quantity codes of the tax returns that chargers and their parts are sold in. */
export const UNIT_CODES = {
  NOS: "NOS, numbers",
  PCS: "PCS, pieces",
  SET: "SET, sets",
  MTR: "MTR, metres",
  ROL: "ROL, rolls",
  BOX: "BOX, boxes",
} as const;

export const UnitCode = z
  .string()
  .refine((code) => Object.hasOwn(UNIT_CODES, code), "Choose NOS, PCS, SET, MTR, ROL or BOX.");

export const GST_RATES = [0, 5, 18, 40];
/** Percent. */
export const GstRate = numeric("Enter the GST rate.").refine(
  (rate) => GST_RATES.includes(rate),
  "A GST rate is 0, 5, 18 or 40 %.",
);

export const YesNo = z.boolean({ error: "Say yes or no." });

const PLACE = "Enter a whole number from 0 to 10,00,000.";
/** A position in the catalogue, smallest first. */
export const Place = numeric("Enter the place in the catalogue.").pipe(
  z.int(PLACE).min(0, PLACE).max(1_000_000, PLACE),
);
