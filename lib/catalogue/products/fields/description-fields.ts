import { z } from "zod";
import { kilowatts } from "@/lib/catalogue/kilowatts";
import { field } from "@/lib/catalogue/products/fields/field";
import { Kind, text, Watts, wholeOrNone } from "@/lib/catalogue/products/fields/inputs";
import { KILOWATTS, TEXT, WHOLE_OR_NONE } from "@/lib/catalogue/products/fields/notation";
import { warrantyTime } from "@/lib/catalogue/products/warranty";

const KINDS = { portable: "Portable", wall: "Wall or pedestal", dc: "DC fast" };

const Months = wholeOrNone("Enter whole months from 1 to 240, or nothing.", 1, 240);

/** What the catalogue says of a product. */
export const DESCRIPTION_FIELDS = {
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
};
