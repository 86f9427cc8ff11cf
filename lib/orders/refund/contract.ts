import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Rupees } from "@/lib/call/codecs";
import { AdminOrder } from "@/lib/orders/contract";
import { GOODS } from "@/lib/orders/refund/rules";

const Reason = z
  .string({ error: "Say why." })
  .trim()
  .min(1, "Say why.")
  .max(500, "A reason has at most 500 characters.");

const MOST_UNITS = 1_000_000;

/** What happens to the units given up. */
export const Goods = z.enum(GOODS, {
  error: "Choose what becomes of the units: stays, coming, sellable or damaged.",
});

/**
 * Refunds a part of a live order, delivered or not. An online payment is refunded the way it was paid; for
 * cash the shop transfers the money or collects less, and this only records it.
 */
export const refundOrder = call({
  method: "POST",
  path: "/admin/orders/{id}/refund",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({
    id: z.string(),
    amount: Rupees.refine((paise) => paise > 0, "Enter the amount that goes back."),
    /** The units it is for; 0 for money only. */
    units: z.int("Enter whole units.").min(0).max(MOST_UNITS).default(0),
    goods: Goods.default("stays"),
    /** Shown to the customer. */
    reason: Reason,
    /**
     * The refundable amount shown on the screen, in rupees: a different one is reported before anything is
     * sent.
     */
    expected_left: Rupees.optional(),
  }),
  output: Message.extend({ order: AdminOrder }),
  errors: ["not_found", "order_canceled", "conflict"],
});

/** Records that units of an order that had left have come back, or never will. No money moves. */
export const recordArrival = call({
  method: "POST",
  path: "/admin/orders/{id}/arrival",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({
    id: z.string(),
    units: z
      .int("Enter whole units.")
      .min(1, "Enter the number of units.")
      .max(MOST_UNITS, "At most 10,00,000 units."),
    found: z.enum(["sellable", "damaged", "lost"], {
      error: "Choose sellable, damaged or lost.",
    }),
    note: z.string().trim().max(200, "A note has at most 200 characters.").optional(),
    /**
     * The units out as shown on the screen: a different number is reported, so that none is counted twice.
     */
    expected_out: z.int().optional(),
  }),
  output: Message.extend({ order: AdminOrder }),
  errors: ["not_found", "conflict"],
});
