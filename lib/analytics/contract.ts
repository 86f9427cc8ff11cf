import { z } from "zod";
import { call } from "@/lib/call/call";
import { Rupees, Time } from "@/lib/call/codecs";

const own = z.object({ user_id: z.string().optional() });

/** One row per product, newest purchase first. */
export const userPurchaseSummary = call({
  method: "POST",
  path: "/analytics/user_purchase_summary",
  access: "customer",
  input: own,
  output: z.object({
    user_purchase_summary: z.array(
      z.object({
        product_name: z.string(),
        total_items_purchased: z.int(),
        total_purchase_amount: Rupees,
        /**
         * The part that is refunded; a refund by hand of several orders only counts in the customer's
         * totals.
         */
        total_refunded: Rupees,
        purchase_time: Time,
      }),
    ),
  }),
  errors: ["forbidden"],
});

export const userTotals = call({
  method: "POST",
  path: "/analytics/user_total_spent_and_orders",
  access: "customer",
  input: own,
  output: z.object({
    user_total_spent_and_orders: z.object({
      total_orders: z.int(),
      total_spent: Rupees,
      total_units: z.int(),
      /** The refunds, and the rest. */
      total_refunded: Rupees,
      net_spent: Rupees,
    }),
  }),
  errors: ["forbidden"],
});
