import { z } from "zod";
import { Rupees } from "@/lib/call/codecs";
import { kilowatts } from "@/lib/catalogue/kilowatts";
import { field } from "@/lib/catalogue/products/field";
import {
  GST_RATES,
  GstRate,
  Hsn,
  Kind,
  needed,
  Place,
  Price,
  Slug,
  text,
  Units,
  Watts,
  wholeOrNone,
  YesNo,
} from "@/lib/catalogue/products/inputs";
import {
  KILOWATTS,
  PERCENT,
  RUPEES,
  TEXT,
  UNITS,
  WHOLE,
  WHOLE_OR_NONE,
  YES_NO,
} from "@/lib/catalogue/products/notation";
import { warrantyTime } from "@/lib/catalogue/products/warranty";

const KINDS = { portable: "Portable", wall: "Wall or pedestal", dc: "DC fast" };
/** Tariff item 8504 40 30, battery chargers: 5 % GST. */
const CHARGER_HSN = "85044030";
const CHARGER_GST = 5;
const HANDLING = "Enter a whole number of working days from 0 to 120, or leave it empty.";

const Months = wholeOrNone("Enter whole months from 1 to 240, or nothing.", 1, 240);

/**
 * Every field of a product that administrators edit, by wire name. Inputs, outputs, columns, forms, product
 * files, audit entries, facts and documentation are derived from this table.
 */
export const PRODUCT_FIELDS = {
  slug: field(Slug, z.string(), {
    column: "slug",
    notation: TEXT,
    example: "ac03w-7-4-kw",
    csv: { help: "Its address, ac03w-7-4-kw. Made from the name where it is empty" },
  }),
  name: field(needed("a name", 120), z.string(), {
    column: "name",
    notation: TEXT,
    empty: "fault",
    example: "AC03W 7.4 kW",
    form: { section: "basics", label: "Name", maxLength: 120 },
    csv: { help: "At most 120 characters" },
  }),
  model: field(needed("a model", 60), z.string(), {
    column: "model",
    notation: TEXT,
    empty: "fault",
    example: "AC03W",
    form: { section: "basics", label: "Model", maxLength: 60 },
    csv: { help: "At most 60 characters" },
    fact: { name: "Model", show: String, public: true },
  }),
  price: field(Price, Rupees, {
    column: "pricePaise",
    notation: RUPEES,
    empty: "fault",
    example: 42999,
    form: {
      section: "basics",
      label: "Price, ₹",
      help: "All taxes included.",
      inputMode: "decimal",
    },
    csv: { help: "₹, all taxes included: 42,999 or 42999.00" },
  }),
  /** The stock is changed by movements: the column is not written with the others. */
  quantity: field(Units, z.int(), {
    column: "quantity",
    notation: UNITS,
    empty: "fault when new",
    example: 43,
    form: {
      section: "basics",
      label: "Quantity",
      help: "A change is recorded as a correction.",
      helpWhenNew: "Units in stock.",
      inputMode: "numeric",
    },
    csv: { help: "Units in stock" },
  }),
  product_color: field(needed("a colour", 60), z.string(), {
    column: "color",
    notation: TEXT,
    empty: "fault",
    example: "Pearl white",
    form: { section: "basics", label: "Colour", maxLength: 60 },
    csv: { help: "At most 60 characters" },
    fact: { name: "Colour", show: String, public: true },
  }),
  summary: field(text(160), z.string(), {
    column: "summary",
    notation: TEXT,
    example: "7.4 kW AC, wall or pedestal",
    form: {
      section: "catalogue",
      label: "Summary",
      help: "One line under the name, such as “7.4 kW AC, wall mounted”.",
      optional: true,
      wide: true,
      maxLength: 160,
    },
    csv: { help: "One line under the name, at most 160 characters" },
  }),
  description: field(text(5_000), z.string(), {
    column: "description",
    notation: TEXT,
    example:
      "A full battery by breakfast on a single-phase connection. It starts by RFID card, QR code or app, and its cable parks in a dock beside it.",
    form: {
      section: "catalogue",
      label: "Description",
      control: "area",
      optional: true,
      wide: true,
      maxLength: 5000,
    },
    csv: { help: "At most 5,000 characters" },
  }),
  features: field(text(1_000), z.string(), {
    column: "features",
    notation: TEXT,
    example: "Model AC03W, 7.4 kW AC, Type 2 socket, Wi-Fi and 4G",
    form: {
      section: "catalogue",
      label: "Features",
      help: "Separated by commas.",
      optional: true,
      wide: true,
      maxLength: 1000,
    },
    csv: { help: "Separated by commas" },
  }),
  in_the_box: field(text(500), z.string(), {
    column: "inTheBox",
    notation: TEXT,
    empty: "clears",
    fallback: "",
    example: "Charger with its 5 m Type 2 cable, Cable dock, Two RFID cards",
    form: {
      section: "catalogue",
      label: "In the box",
      help: "Separated by commas.",
      optional: true,
      wide: true,
      maxLength: 500,
    },
    csv: { help: "What the box holds, separated by commas" },
    fact: { name: "In the box", show: String },
  }),
  warranty_months: field(Months, z.int().nullable(), {
    column: "warrantyMonths",
    notation: WHOLE_OR_NONE,
    empty: "clears",
    fallback: null,
    example: 36,
    form: {
      section: "sale",
      label: "Warranty, months",
      help: "From the day of the invoice. Empty: none is printed.",
      optional: true,
      inputMode: "numeric",
      maxLength: 3,
    },
    csv: { help: "Months from the day of the invoice. Empty: none is printed" },
    fact: { name: "Warranty", show: warrantyTime, public: true },
  }),
  warranty_covers: field(text(300), z.string(), {
    column: "warrantyCovers",
    notation: TEXT,
    empty: "clears",
    fallback: "",
    example: "Charger, cable and plug, against faults of material and manufacture",
    form: {
      section: "sale",
      label: "Warranty covers",
      help: "One line, such as “Charger and cable, against faults of material and manufacture”.",
      optional: true,
      wide: true,
      maxLength: 300,
    },
    csv: { help: "What the warranty covers, in one line" },
    fact: { name: "Warranty covers", show: String },
  }),
  kind: field(Kind, z.enum(["portable", "wall", "dc"]), {
    column: "kind",
    notation: { ...TEXT, read: (cell: string) => cell.trim().toLowerCase() },
    example: "wall",
    form: {
      section: "basics",
      label: "Kind",
      control: { choices: Object.entries(KINDS).map(([value, label]) => ({ value, label })) },
      first: "wall",
    },
    csv: { help: "portable, wall or dc" },
    fact: {
      name: "Kind",
      show: (kind, { rated_power_w }) => `${KINDS[kind]}, ${kilowatts(rated_power_w)}`,
    },
  }),
  rated_power_w: field(Watts, z.int(), {
    column: "ratedPowerW",
    notation: KILOWATTS,
    example: 7400,
    form: {
      section: "catalogue",
      label: "Power, kW",
      help: "For the filter and the figures. Leave empty to use the data sheet.",
      optional: true,
      inputMode: "decimal",
    },
    csv: { name: "rated_power_kw", help: "kW: 7.4" },
  }),
  hsn: field(Hsn, z.string(), {
    column: "hsn",
    officeOnly: true,
    notation: { ...TEXT, read: (cell: string) => cell.replaceAll(/\s/g, "") },
    fallback: CHARGER_HSN,
    example: CHARGER_HSN,
    form: {
      section: "sale",
      label: "HSN code",
      help: "Eight digits: 85044030 for chargers.",
      inputMode: "numeric",
      maxLength: 8,
    },
    csv: { help: "Eight digits" },
    fact: { name: "HSN code", show: String, isNumber: true },
  }),
  /** Percent; the column is in basis points. */
  gst_rate: field(GstRate, z.number(), {
    column: "gstRateBp",
    officeOnly: true,
    notation: PERCENT,
    fallback: CHARGER_GST,
    kept: { as: (percent) => percent * 100, from: (points) => points / 100 },
    example: CHARGER_GST,
    form: {
      section: "sale",
      label: "GST rate",
      help: "Chargers 5 %, cables and parts 18 %.",
      control: {
        choices: GST_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` })),
      },
    },
    csv: { help: "Percent: 0, 5, 18 or 40" },
    fact: { name: "GST", show: (rate) => `${rate} %, in the price` },
  }),
  cash_allowed: field(YesNo, z.boolean(), {
    column: "cashAllowed",
    officeOnly: true,
    notation: YES_NO,
    fallback: true,
    example: true,
    form: { section: "sale", label: "May be paid in cash", control: "tick" },
    csv: { help: "yes or no" },
    fact: { name: "Cash", show: (isAllowed) => (isAllowed ? "Allowed" : "Not allowed") },
  }),
  handling_days: field(wholeOrNone(HANDLING, 0, 120), z.int().nullable(), {
    column: "handlingDays",
    notation: WHOLE_OR_NONE,
    empty: "clears",
    fallback: null,
    example: null,
    form: {
      section: "sale",
      label: "Days to dispatch",
      help: "Working days, for what is built to order. Leave empty for the shop’s own.",
      optional: true,
      inputMode: "numeric",
    },
    csv: { help: "Working days before dispatch, empty for the shop's own" },
    fact: { name: "Dispatch", show: (days) => `${days} working days` },
  }),
  position: field(Place, z.int(), {
    column: "position",
    officeOnly: true,
    notation: WHOLE,
    example: 60,
    csv: { help: "Place in the catalogue, smallest first" },
  }),
  is_listed: field(YesNo, z.boolean(), {
    column: "isListed",
    notation: YES_NO,
    fallback: true,
    example: true,
    form: { section: "sale", label: "List it now", control: "tick", onlyNew: true },
    csv: { help: "yes or no" },
  }),
};
