import { z } from "zod";
import { Day } from "@/lib/call/codecs";
import { plainDigits, plainLine } from "@/lib/call/plain-text";
import { type StatusName, statusLabel } from "@/lib/orders/status/order-status";

/** What the list of all orders can be narrowed to, in the order of its tabs. */
export const FILTER_STATUSES = [
  "Processing",
  "Shipped",
  "Delivered",
  "Accepted",
  "placed",
] as const satisfies StatusName[];
export type FilterStatus = (typeof FILTER_STATUSES)[number];

const Shown = z.stringbool({ error: "Say true or false." });

/** What narrows the list, as an address or a query says it. Days are days in India, both included. */
export const orderFilters = {
  status: z.enum(FILTER_STATUSES, "There is no such filter.").optional(),
  /** Whether canceled orders are shown as well, beside those of the status. */
  canceled: Shown.default(false),
  query: z.string().trim().max(100, "A search has at most 100 characters.").optional(),
  from: Day.optional(),
  to: Day.optional(),
  user_id: z.uuid("That is no customer.").optional(),
  /** Orders that have left the shop and whose cash is not written down. */
  cash: z.literal("open", "There is no such filter.").optional(),
  /** Orders that somebody has to ship, or whose refund does not go through: these the canceled ones too. */
  needs: z.enum(["to_ship", "refunds"], "There is no such filter.").optional(),
  /** Orders of this product, whatever it was called when it was bought. */
  product_id: z.uuid("That is no product.").optional(),
};

const Filters = z.object(orderFilters);
export type OrderFilters = z.output<typeof Filters>;

const MONTH = "Write a month as 2026-11.";

/** An accountant's file has the canceled orders too, unless it says no or is of one status. */
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

/** What the file of the orders is asked for: the filters of the list, or a month. */
export const ExportFilters = z
  .object(exportFilters)
  .refine(({ month, from, to }) => !month || !(from || to), {
    error: "Choose a month or days, not both.",
    path: ["month"],
  });

/** The call of the specification has always answered canceled orders too. */
export const allOrderFilters = { ...orderFilters, canceled: Shown.default(true) };

/** The tabs over the table, in the words of the specification; "" is no limit. */
export const STATUS_TABS = [
  { value: "", label: "All Orders" },
  ...FILTER_STATUSES.map((value) => ({
    value,
    label: value === "placed" ? "OrderPlaced" : statusLabel(value),
  })),
] as const;

/** What is looked for. */
export type OrderSearch = {
  /** A whole order number. */
  number?: string;
  /** The last signs of a number. */
  end?: string;
  /**
   * Words that stand together in a customer's name, e-mail and phone, in the phone, city and PIN of a delivery, a former one too,
   * or in a charger's name and model.
   */
  words?: string[];
  /** An id of Razorpay: of a payment, its order or a refund. */
  provider?: string;
  /** What may be a bank's reference of a refund. */
  reference?: string;
};

const WHOLE_NUMBER = /^[A-Z]{2}-\d{4}-\d{6,}$/;
const PROVIDER_ID = /^(pay|order|rfnd)_[A-Za-z0-9]+$/;
/** Acquirer reference numbers have 23 digits, UPI's twelve; some banks add letters. */
const REFERENCE = /^(?=.*\d)[A-Za-z0-9]{10,40}$/;
const MIN_END = 3;
/** Fewer digits are in too many phone numbers to mean one. */
const MIN_PHONE = 5;

/** What somebody means who types this into the search field; undefined for nothing. */
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

/** The digits of a phone number without what is dialled before it: as stored, they follow "+91". */
function localDigits(digits: string): string {
  return digits
    .replace(/^00(?=91)/, "")
    .replace(/^91(?=0?\d{10}$)/, "")
    .replace(/^0(?=\d{10}$)/, "");
}
