import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message } from "@/lib/call/codecs";
import { PackingSlip } from "@/lib/orders/admin/contract";
import { AdminOrder, OrderStatus } from "@/lib/orders/contract";
import { TrackingInput } from "@/lib/orders/dispatch/tracking-view";
import {
  SettableStatus,
  TRACKING_TOO_EARLY,
  takesTracking,
} from "@/lib/orders/status/settable-status";

const Carrier = z.object({ id: z.string(), name: z.string() });
export type Carrier = z.output<typeof Carrier>;

/** The carriers to choose from, besides "other". */
export const listCarriers = call({
  method: "GET",
  path: "/admin/carriers",
  access: "admin",
  input: z.object({}),
  output: z.object({ carriers: z.array(Carrier) }),
  errors: [],
});

/** Sets the carrier and tracking number of an order that is Shipped or Delivered; null removes them. */
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

/** Most orders that one call changes; clients with more send several calls. */
export const MOST_AT_ONCE = 20;

const TOO_MANY = `At most ${MOST_AT_ONCE} orders are changed at once.`;

/** A list of orders without duplicates. */
function ordersOf<S extends z.ZodType<{ orderid: string }>>(one: S) {
  return z
    .array(one, { error: "Say which orders." })
    .min(1, "Say which orders.")
    .max(MOST_AT_ONCE, TOO_MANY)
    .refine((all) => new Set(all.map(({ orderid }) => orderid)).size === all.length, {
      error: "An order is named twice.",
    });
}

/** The result for one of several orders: changed, or unchanged with the reason. */
const Outcome = z.object({
  order_id: z.string(),
  /** Its current state; null if there is no such order. */
  order: AdminOrder.nullable(),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});

const StatusOutcome = Outcome.extend({
  /** Its former status; also null if it was not changed. */
  previous_status: OrderStatus,
  /** Identifies the change for the undo; null if nothing has changed. */
  event_id: z.string().nullable(),
});
export type StatusOutcome = z.output<typeof StatusOutcome>;

/**
 * Sets several orders to one status. Orders that cannot be set are reported; the others are set all the
 * same.
 */
export const updateOrderStatuses = call({
  method: "POST",
  path: "/admin/orders/status",
  access: "admin",
  right: "orders",
  once: true,
  input: z
    .object({
      orderstatus: SettableStatus,
      orders: ordersOf(
        z.object({
          orderid: z.string({ error: "Say which order." }),
          tracking: TrackingInput.optional(),
        }),
      ),
    })
    .refine(({ orderstatus, orders }) => takesTracking(orderstatus) || !orders.some(hasTracking), {
      error: TRACKING_TOO_EARLY,
      path: ["orders"],
    }),
  output: Message.extend({ results: z.array(StatusOutcome) }),
  errors: [],
});

/** Undoes such changes, by the same rules as `undoOrderStatus`. */
export const undoOrderStatuses = call({
  method: "POST",
  path: "/admin/orders/statusundo",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({
    orders: ordersOf(
      z.object({ orderid: z.uuid("Say which order."), event_id: z.uuid("Say which change.") }),
    ),
  }),
  output: Message.extend({ results: z.array(Outcome) }),
  errors: [],
});

const MOST_SLIPS = 100;

const OrderIds = z
  .string({ error: "Say which orders." })
  .transform((text) => [...new Set(text.toLowerCase().split(","))])
  .pipe(
    z
      .array(z.uuid("That is no order."))
      .max(MOST_SLIPS, `At most ${MOST_SLIPS} orders are printed at once.`),
  );

/** The packing slips of several orders, one per parcel. The ids are comma-separated in the query. */
export const getPackingSlips = call({
  method: "GET",
  path: "/admin/orders/packing-slips",
  access: "admin",
  input: z.object({ ids: OrderIds }),
  output: z.object({
    slips: z.array(PackingSlip),
    /** Numbers of canceled orders, which are not packed. */
    left_out: z.array(z.string()),
  }),
  errors: ["not_found"],
});

function hasTracking({ tracking }: { tracking?: unknown }): boolean {
  return tracking !== undefined;
}
