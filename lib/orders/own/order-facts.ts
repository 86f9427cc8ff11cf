import { z } from "zod";
import { Rupees } from "@/lib/call/codecs";
import { PAYMENT_STATES } from "@/lib/orders/own/states";

/** What an order says to its buyer besides its goods and its progress. */
export const orderFacts = {
  /** How many orders its purchase has. */
  purchase_orders: z.int(),
  /** Where the money for it stands. */
  payment_state: z.enum(PAYMENT_STATES),
  /** The GST within `total_amount` and the cash fee that it carries, and its rate in percent. */
  tax_included: Rupees,
  tax_rate: z.number(),
  /** The product's page, while it is on sale. */
  product_slug: z.string().nullable(),
  /** Whether somebody has to fit it, which is not in the price. */
  needs_fitting: z.boolean(),
  /** The phone number and the note for the driver, as on the packing slip. */
  delivery_phone: z.string().nullable(),
  driver_note: z.string().nullable(),
};
