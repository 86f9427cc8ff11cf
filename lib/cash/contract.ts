import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Rupees } from "@/lib/call/codecs";
import { CASH_LIMIT_PAISE } from "@/lib/cash/limit";
import { formatPaise } from "@/lib/money";

const belowLaw = (paise: number) => paise < CASH_LIMIT_PAISE;
const ABOVE_LAW = `Enter an amount below ${formatPaise(CASH_LIMIT_PAISE)}: the law allows no more cash.`;

const Limit = Rupees.refine(
  (paise) => paise > 0,
  "Enter an amount above ₹0, or leave it empty.",
).refine(belowLaw, ABOVE_LAW);

/** The shop's limits on cash on delivery, in addition to the law's. Rupees on the wire, paise in the code. */
export const CashSettings = z.object({
  /** Smallest and largest purchase; null is no limit. */
  min: Limit.nullable(),
  max: Limit.nullable(),
  /** Added to a cash purchase, all taxes included. */
  fee: Rupees.refine((paise) => paise >= 0, "A fee is not below ₹0.").refine(belowLaw, ABOVE_LAW),
  /** Whether a phone number may have only one cash order that is neither delivered nor canceled. */
  one_open_per_phone: z.boolean(),
  /** Whether only customers with a verified email address may pay in cash; orders by phone always may. */
  verified_only: z.boolean(),
});
export type CashSettings = z.output<typeof CashSettings>;

/** The defaults of a new shop: only the legal limit, and customers must be reachable. */
export const FIRST_CASH_SETTINGS: CashSettings = {
  min: null,
  max: null,
  fee: 0,
  one_open_per_phone: true,
  verified_only: true,
};

/** A listed product, and whether it may be paid in cash. */
const CashProduct = z.object({ product_id: z.string(), name: z.string(), allowed: z.boolean() });
export type CashProduct = z.output<typeof CashProduct>;

export const getCashSettings = call({
  method: "GET",
  path: "/admin/cash-settings",
  access: "admin",
  input: z.object({}),
  output: CashSettings.extend({ products: z.array(CashProduct) }),
  errors: [],
});

export const updateCashSettings = call({
  method: "PUT",
  path: "/admin/cash-settings",
  access: "admin",
  input: CashSettings.refine(({ min, max }) => min === null || max === null || min <= max, {
    error: "The smallest purchase is above the largest.",
    path: ["max"],
  }),
  output: CashSettings.extend(Message.shape),
  errors: [],
});

/** Sets whether a product may be paid in cash. */
export const allowCash = call({
  method: "PUT",
  path: "/admin/cash-settings/product",
  access: "admin",
  input: z.object({ product_id: z.string({ error: "Say which product." }), allowed: z.boolean() }),
  output: Message.extend({ product_id: z.string(), allowed: z.boolean() }),
  errors: ["not_found"],
});
