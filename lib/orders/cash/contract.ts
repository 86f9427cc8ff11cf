import { z } from "zod";
import { call } from "@/lib/call/call";
import { Day, Message, Rupees } from "@/lib/call/codecs";
import { AdminOrder } from "@/lib/orders/contract";
import { GOODS_BACK } from "@/lib/orders/refund/rules";

const Reason = z
  .string({ error: "Say why." })
  .trim()
  .min(1, "Say why.")
  .max(500, "A reason has at most 500 characters.");

const Changed = Message.extend({ order: AdminOrder });

/** Records that the cash of an order was received. An amount other than the one due needs a note. */
export const recordCash = call({
  method: "POST",
  path: "/admin/orders/{id}/cash",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({
    id: z.string(),
    amount: Rupees.refine((paise) => paise > 0, "Enter the amount that was taken."),
    note: z.string().trim().max(500, "A note has at most 500 characters.").optional(),
    /** The day of receipt in India; today by default. */
    received_on: Day.optional(),
    /** Accepted although above the legal limit: the books must show it all the same. */
    over_limit: z.boolean().default(false),
  }),
  output: Changed,
  errors: ["not_found", "order_canceled", "conflict", "cash_limit"],
});

/** Takes a mistaken receipt back: the cash will be due again. */
export const takeBackCash = call({
  method: "POST",
  path: "/admin/orders/{id}/cash/takeback",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({ id: z.string(), reason: Reason }),
  output: Changed,
  errors: ["not_found", "conflict"],
});

const GoodsBack = z.enum(GOODS_BACK, {
  error: "Choose what becomes of the units: coming, sellable or damaged.",
});

/**
 * Cancels a cash order whose parcel comes back unpaid, with the driver's reason. Its units are not sold
 * again before they arrive.
 */
export const reportNotDelivered = call({
  method: "POST",
  path: "/admin/orders/{id}/notdelivered",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({ id: z.string(), reason: Reason, goods: GoodsBack.default("coming") }),
  output: Changed,
  errors: ["not_found", "order_canceled", "order_not_cancelable", "conflict"],
});
