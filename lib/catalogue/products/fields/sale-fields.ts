import { z } from "zod";
import { field } from "@/lib/catalogue/products/fields/field";
import {
  GST_RATES,
  GstRate,
  Hsn,
  Origin,
  Place,
  text,
  UNIT_CODES,
  UnitCode,
  wholeOrNone,
  YesNo,
} from "@/lib/catalogue/products/fields/inputs";
import {
  PERCENT,
  TEXT,
  WHOLE,
  WHOLE_OR_NONE,
  YES_NO,
} from "@/lib/catalogue/products/fields/notation";
import { HOME, ORIGINS, originName, originOf } from "@/lib/catalogue/products/origins";

/** Tariff item 8504 40 30, battery chargers: 5 % GST. */
const CHARGER_HSN = "85044030";
const CHARGER_GST = 5;
const HANDLING = "Enter a whole number of working days from 0 to 120, or leave it empty.";

/** What the label, the tax returns and the shop need to sell a product. */
export const SALE_FIELDS = {
  country_of_origin: field(Origin, z.string(), {
    column: "origin",
    notation: { ...TEXT, read: originOf, written: originName },
    fallback: HOME,
    example: HOME,
    form: {
      section: "sale",
      label: "Country of origin",
      control: {
        choices: Object.entries(ORIGINS).map(([value, label]) => ({ value, label })),
      },
    },
    csv: { help: "Where it was made: India, or another country" },
    fact: { name: "Country of origin", show: originName },
  }),
  importer: field(text(300), z.string(), {
    column: "importer",
    notation: TEXT,
    empty: "clears",
    fallback: "",
    example: "",
    form: {
      section: "sale",
      label: "Importer",
      help: "Name and address, for what was not made in India.",
      optional: true,
      wide: true,
      maxLength: 300,
    },
    csv: { help: "Name and address of the importer, unless it was made in India" },
    fact: { name: "Imported by", show: String },
  }),
  net_quantity: field(text(60), z.string(), {
    column: "netQuantity",
    notation: TEXT,
    fallback: "1 unit",
    example: "1 unit",
    form: {
      section: "sale",
      label: "Net quantity",
      help: "What one package holds, such as “1 unit”.",
      maxLength: 60,
    },
    csv: { help: "What one package holds: 1 unit" },
    fact: { name: "Net quantity", show: String },
  }),
  uqc: field(UnitCode, z.string(), {
    column: "uqc",
    officeOnly: true,
    notation: { ...TEXT, read: (cell: string) => cell.trim().toUpperCase() },
    fallback: "NOS",
    example: "NOS",
    form: {
      section: "sale",
      label: "Unit in the tax returns",
      help: "A service, whose code begins with 99, is reported without one.",
      control: {
        choices: Object.entries(UNIT_CODES).map(([value, label]) => ({ value, label })),
      },
    },
    csv: { help: "NOS, PCS, SET, MTR, ROL or BOX" },
    fact: { name: "Unit", show: String },
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
      help: "Eight digits: 85044030 for chargers. A service has a SAC: 998736 for installation.",
      inputMode: "numeric",
      maxLength: 8,
    },
    csv: { help: "Eight digits; the SAC of a service has six, 998736" },
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
