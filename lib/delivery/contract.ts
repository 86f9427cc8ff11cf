import { z } from "zod";
import { Pin } from "@/lib/accounts/fields";
import { call } from "@/lib/call/call";
import { Day } from "@/lib/call/codecs";

/** When an order arrives: at the earliest on `from`, at the latest on `to`. Days in India. */
export const DeliveryWindow = z.object({
  /** The day of the order. */
  ordered_on: Day,
  /** The last day on which it leaves the warehouse. */
  dispatch_by: Day,
  from: Day,
  to: Day,
  /** The days in between, besides Sundays, on which nothing is dispatched or delivered. */
  holidays: z.array(z.object({ day: Day, name: z.string() })),
});
export type DeliveryWindow = z.output<typeof DeliveryWindow>;

/** When an order is promised to arrive, as when it was placed. */
export const PromisedWindow = DeliveryWindow.extend({
  /** The last day is over, and the order is not delivered. */
  is_late: z.boolean(),
});
export type PromisedWindow = z.output<typeof PromisedWindow>;

/** Whether we deliver to a PIN code, and when an order placed now would arrive. */
export const checkDelivery = call({
  method: "GET",
  path: "/delivery/{pin}",
  access: "public",
  limited: "delivery",
  input: z.object({
    pin: Pin,
    /** A product that may need longer before dispatch. */
    product_id: z.uuid().optional(),
  }),
  output: z.object({
    pin: z.string(),
    /** Null for a PIN code we do not deliver to and do not know. */
    city: z.string().nullable(),
    state: z.string().nullable(),
    /** Null if we do not deliver there. */
    window: DeliveryWindow.nullable(),
    /** Why we do not deliver there, in words; else null. */
    reason: z.string().nullable(),
  }),
  errors: ["not_found"],
});
export type DeliveryCheck = z.output<typeof checkDelivery.output>;
