import { z } from "zod";
import { call } from "@/lib/call/call";
import { Order } from "@/lib/orders/contract";

/** The purchase that an own order belongs to: all its orders, in the sequence of their numbers. */
export const ownPurchase = call({
  method: "GET",
  path: "/order/purchase/{order_number}",
  access: "customer",
  input: z.object({ order_number: z.string().max(40) }),
  output: z.object({
    orders: z.array(Order),
    /** Whether what leaves today gets a tax invoice: the shop is registered under GST. */
    is_invoiced: z.boolean(),
  }),
  errors: ["not_found"],
});
