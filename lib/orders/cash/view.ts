import { z } from "zod";
import { Day, Rupees } from "@/lib/call/codecs";

/** The state of an order's cash: to be collected, received, or never due because the order is canceled. */
export const CashView = z.object({
  state: z.enum(["open", "received", "not_delivered"]),
  /** The amount to collect or, once received, the amount taken; 0 if nothing will be. */
  amount: Rupees,
  /** The cash fee included in it: one order of the purchase carries it. */
  fee: Rupees,
  /** The day of receipt in India. */
  received_on: Day.nullable(),
});
export type CashView = z.output<typeof CashView>;
