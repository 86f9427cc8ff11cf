import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { pageEnds, paging } from "@/lib/call/paging";
import { numeric, text } from "@/lib/catalogue/products/fields/inputs";

/** Reasons for manual stock movements. */
export const STOCK_REASONS = ["received", "corrected", "damaged"] as const;

/** One stock movement. `by` is the administrator's name, null for the system. */
const StockMovement = z.object({
  id: z.string(),
  delta: z.int(),
  reason: z.enum([...STOCK_REASONS, "reserved", "released", "restocked", "returned"]),
  note: z.string().nullable(),
  by: z.string().nullable(),
  at: Time,
});
export type StockMovement = z.output<typeof StockMovement>;

/** Received units add, damaged ones subtract, a correction has its own sign. */
export const moveStock = call({
  method: "POST",
  path: "/admin/products/{id}/stock",
  access: "admin",
  right: "orders",
  input: z.object({
    id: z.string(),
    reason: z.enum(STOCK_REASONS, { error: "Choose received, corrected or damaged." }),
    units: numeric("Enter the number of units.").pipe(
      z
        .int("Enter whole units.")
        .min(-1_000_000)
        .max(1_000_000, "At most 10,00,000 units.")
        .refine((units) => units !== 0, "Enter the number of units."),
    ),
    note: text(200).nullish(),
    /** A movement sent twice with the same key is made once. */
    key: z.uuid().optional(),
  }),
  output: Message.extend({ quantity: z.int(), movement: StockMovement }),
  errors: ["not_found", "conflict"],
});

export const listStockMovements = call({
  method: "GET",
  path: "/admin/products/{id}/stock",
  access: "admin",
  input: z.object({ id: z.string(), ...paging }),
  output: z.object({ movements: z.array(StockMovement), ...pageEnds }),
  errors: ["not_found"],
});
