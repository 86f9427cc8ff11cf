import { z } from "zod";
import { call } from "@/lib/http/call";
import { Message } from "@/lib/http/codecs";
import { AdminOrder } from "@/lib/orders/contract";
import { TrackingInput } from "@/lib/orders/tracking-view";

const Carrier = z.object({ id: z.string(), name: z.string() });
export type Carrier = z.output<typeof Carrier>;

/** The carriers to choose from, beside "other". */
export const listCarriers = call({
  method: "GET",
  path: "/admin/carriers",
  access: "admin",
  input: z.object({}),
  output: z.object({ carriers: z.array(Carrier) }),
  errors: [],
});

/** Sets carrier and tracking number of an order that is Shipped or Delivered, or with null takes them away. */
export const changeTracking = call({
  method: "POST",
  path: "/admin/orders/{id}/tracking",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({ id: z.string(), tracking: TrackingInput.nullable() }),
  output: Message.extend({ order: AdminOrder }),
  errors: ["not_found", "order_canceled", "conflict"],
});
