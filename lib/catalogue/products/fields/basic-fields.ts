import { z } from "zod";
import { Rupees } from "@/lib/call/codecs";
import { field } from "@/lib/catalogue/products/fields/field";
import { Mrp, needed, Price, Slug, Units } from "@/lib/catalogue/products/fields/inputs";
import { RUPEES, RUPEES_OR_NONE, TEXT, UNITS } from "@/lib/catalogue/products/fields/notation";
import { formatPaise } from "@/lib/money";

/** What a product is called, what it costs and how many there are. */
export const BASIC_FIELDS = {
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
  mrp: field(Mrp, Rupees.nullable(), {
    column: "mrpPaise",
    notation: RUPEES_OR_NONE,
    empty: "clears",
    fallback: null,
    example: 45999,
    form: {
      section: "sale",
      label: "MRP, ₹",
      help: "As printed on the package, never below the price. Empty: the price is the MRP.",
      optional: true,
      inputMode: "decimal",
    },
    csv: { help: "₹, as printed on the package. Empty: the price is the MRP" },
    fact: { name: "MRP", show: (paise) => `${formatPaise(paise)}, incl. of all taxes` },
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
};
