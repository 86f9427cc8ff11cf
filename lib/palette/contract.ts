import { z } from "zod";
import { call } from "@/lib/call/call";
import { OrderStatus } from "@/lib/orders/contract";
import { MIN_QUERY } from "@/lib/palette/rules";

/** At most five of each kind: orders newest first, products in catalogue order, people by name. */
export const searchOffice = call({
  method: "GET",
  path: "/admin/search",
  access: "admin",
  mayLag: true,
  input: z.object({
    query: z
      .string({ error: "Say what to look for." })
      .trim()
      .min(MIN_QUERY, `A search has at least ${MIN_QUERY} characters.`)
      .max(100, "A search has at most 100 characters."),
  }),
  output: z.object({
    orders: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        customer: z.string(),
        product: z.string(),
        status: OrderStatus,
      }),
    ),
    products: z.array(
      z.object({ id: z.string(), name: z.string(), model: z.string(), listed: z.boolean() }),
    ),
    customers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        phone_number: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});
export type OfficeFound = z.output<typeof searchOffice.output>;
