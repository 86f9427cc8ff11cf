import { z } from "zod";
import { Day } from "@/lib/call/codecs";
import { plainDigits, plainLine } from "@/lib/call/plain-text";
import { type StatusName, statusLabel } from "@/lib/orders/status/order-status";

/** The statuses that the list of orders can be filtered by; "placed" is the status null. */
export const FILTER_STATUSES = [
  "Processing",
  "Shipped",
  "Delivered",
  "Accepted",
  "placed",
] as const satisfies StatusName[];
export type FilterStatus = (typeof FILTER_STATUSES)[number];

const Shown = z.stringbool({ error: "Say true or false." });

/** The filters of the list, in a URL or query. Days are days in India, both included. */
export const orderFilters = {
  status: z.enum(FILTER_STATUSES, "There is no such filter.").optional(),
  /** Whether canceled orders are included in addition to the status. */
  canceled: Shown.default(false),
  query: z.string().trim().max(100, "A search has at most 100 characters.").optional(),
  from: Day.optional(),
  to: Day.optional(),
  user_id: z.uuid("That is no customer.").optional(),
  /** Orders that have left and whose cash is not recorded. */
  cash: z.literal("open", "There is no such filter.").optional(),
  /**
   * Orders to be shipped, or that should have arrived, or with a failing refund, canceled ones included.
   */
  needs: z.enum(["to_ship", "late", "refunds"], "There is no such filter.").optional(),
  /** Orders of this product, whatever its name at the time. */
  product_id: z.uuid("That is no product.").optional(),
};

const Filters = z.object(orderFilters);
export type OrderFilters = z.output<typeof Filters>;

const MONTH = "Write a month as 2026-11.";

/** An export includes canceled orders, unless excluded or filtered by status. */
const exportFilters = {
  ...orderFilters,
  canceled: Shown.optional(),
  /** Orders placed in this month in India. */
  month: z
    .string({ error: MONTH })
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, MONTH)
    .optional(),
  /** Whether a row of totals ends the file. */
  total: Shown.default(false),
};

/** The filters of the export: those of the list, or a month. */
export const ExportFilters = z
  .object(exportFilters)
  .refine(({ month, from, to }) => !month || !(from || to), {
    error: "Choose a month or days, not both.",
    path: ["month"],
  });

/** The specification's call has always included canceled orders. */
export const allOrderFilters = { ...orderFilters, canceled: Shown.default(true) };

/** The tabs above the table, as the specification words them; "" is no filter. */
export const STATUS_TABS = [
  { value: "", label: "All Orders" },
  ...FILTER_STATUSES.map((value) => ({
    value,
    label: value === "placed" ? "OrderPlaced" : statusLabel(value),
  })),
] as const;

/** A parsed search. */
export type OrderSearch = {
  /** A whole order number. */
  number?: string;
  /** The end of an order number. */
  end?: string;
  /**
   * Words that occur together in a customer's name, email and phone; in the phone, city and PIN of a
   * delivery, current or former; or in a charger's name and model.
   */
  words?: string[];
  /** A Razorpay id: of a payment, its order or a refund. */
  provider?: string;
  /** A possible bank reference of a refund. */
  reference?: string;
};

const WHOLE_NUMBER = /^[A-Z]{2}-\d{4}-\d{6,}$/;
const PROVIDER_ID = /^(pay|order|rfnd)_[A-Za-z0-9]+$/;
/** Acquirer reference numbers have 23 digits, UPI's twelve; some banks add letters. */
const REFERENCE = /^(?=.*\d)[A-Za-z0-9]{10,40}$/;
const MIN_END = 3;
/** Fewer digits occur in too many phone numbers. */
const MIN_PHONE = 5;

/** Parses a search; undefined for an empty one. */
export function orderSearch(query: string | undefined): OrderSearch | undefined {
  const text = plainLine(query ?? "");
  const typed = plainDigits(text);
  if (text === "") return undefined;
  const number = typed.toUpperCase();
  if (WHOLE_NUMBER.test(number)) return { number };
  if (PROVIDER_ID.test(text)) return { provider: text };
  const reference = REFERENCE.test(text) ? { reference: text } : {};
  if (!/^[\d\s+().-]*$/.test(typed)) return { words: text.split(/\s+/), ...reference };
  const digits = typed.replace(/\D/g, "");
  const end =
    /^[\d-]+$/.test(typed) && digits.length >= MIN_END ? typed.replace(/^-+/, "") : undefined;
  const words = digits.length >= MIN_PHONE ? [localDigits(digits)] : undefined;
  return end || words ? { end, words, ...reference } : { words: text.split(/\s+/) };
}

/** The digits of a phone number without prefix: stored numbers have "+91" before them. */
function localDigits(digits: string): string {
  return digits
    .replace(/^00(?=91)/, "")
    .replace(/^91(?=0?\d{10}$)/, "")
    .replace(/^0(?=\d{10}$)/, "");
}
