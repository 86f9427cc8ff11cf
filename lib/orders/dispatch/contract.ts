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

/** So many orders are changed by one call: who has more sends several. */
export const MOST_AT_ONCE = 20;

const TOO_MANY = `At most ${MOST_AT_ONCE} orders are changed at once.`;

/** Orders that are named once each. */
function ordersOf<S extends z.ZodType<{ orderid: string }>>(one: S) {
  return z
    .array(one, { error: "Say which orders." })
    .min(1, "Say which orders.")
    .max(MOST_AT_ONCE, TOO_MANY)
    .refine((all) => new Set(all.map(({ orderid }) => orderid)).size === all.length, {
      error: "An order is named twice.",
    });
}

/** What has become of one order of several: changed, or left as it is for a reason in words. */
const Outcome = z.object({
  order_id: z.string(),
  /** As it is now; null where there is no such order. */
  order: AdminOrder.nullable(),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});

const StatusOutcome = Outcome.extend({
  /** What it was until then; null where it was not changed, too. */
  previous_status: OrderStatus,
  /** Names the change for the undo; null where nothing has changed. */
  event_id: z.string().nullable(),
});
export type StatusOutcome = z.output<typeof StatusOutcome>;

/** Sets several orders to one status. Those that cannot be set are told by order, and the others are set all the same. */
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

/** Takes such changes back, by the same rules as one. */
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

/** The packing slips of several orders, whose ids stand in the query with commas between them: one a parcel. */
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
