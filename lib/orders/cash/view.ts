import { z } from "zod";
import { Day, Rupees } from "@/lib/call/codecs";

/** Where the cash of an order is: to be collected, received, or never coming because the order is canceled. */
export const CashView = z.object({
  state: z.enum(["open", "received", "not_delivered"]),
  /** To be collected or, once received, what was taken; 0 where nothing will be. */
  amount: Rupees,
  /** The purchase's cash fee in it: one parcel of the purchase brings it in. */
  fee: Rupees,
  /** The day in India on which it was taken. */
  received_on: Day.nullable(),
});
export type CashView = z.output<typeof CashView>;
