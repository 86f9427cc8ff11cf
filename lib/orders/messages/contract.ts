import { z } from "zod";
import { call } from "@/lib/call/call";
import { Rupees, Time } from "@/lib/call/codecs";
import { OrderStatus } from "@/lib/orders/contract";

/**
 * Why an order may belong to the writer: the message was sent while signed in to its account, from the
 * account's verified address, or with its phone number. Anyone can type a number, so "phone" proves nothing.
 */
const Match = z.enum(["account", "email", "phone"]);
export type Match = z.output<typeof Match>;

const MessageOrders = z.object({
  /** The accounts that wrote it, or whose verified address it came from. */
  customers: z.array(
    z.object({ user_id: z.string(), user_name: z.string(), match: z.enum(["account", "email"]) }),
  ),
  /** The number by which more can be searched, if one was given. */
  telephone: z.string().nullable(),
  /** Newest first, at most 20, canceled ones included. */
  orders: z.array(
    z.object({
      order_id: z.string(),
      order_number: z.string(),
      product_name: z.string(),
      quantity_ordered: z.int(),
      total_amount: Rupees,
      order_status: OrderStatus,
      purchase_time: Time,
      user_name: z.string(),
      match: Match,
    }),
  ),
});
export type MessageOrders = z.output<typeof MessageOrders>;

/** The orders of a message's writer. */
export const getMessageOrders = call({
  method: "GET",
  path: "/contact/messages/{id}/orders",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: MessageOrders,
  errors: ["not_found"],
});
