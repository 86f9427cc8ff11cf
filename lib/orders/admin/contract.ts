import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Rupees, Time } from "@/lib/call/codecs";
import { FileAnswer } from "@/lib/call/file";
import { pageEnds, paging } from "@/lib/call/paging";
import { DeliveryWindow } from "@/lib/delivery/contract";
import { ExportFilters, orderFilters } from "@/lib/orders/admin/filters";
import { AdminOrder } from "@/lib/orders/contract";
import { SupplyView } from "@/lib/orders/purchase/supply-input";
import { OrderNote, OrderRecord } from "@/lib/orders/record/record-view";
import { Goods } from "@/lib/orders/refund/contract";
import { STATUS_NAMES } from "@/lib/orders/status/order-status";

/** The number of orders per status; "placed" is null. Statuses without orders are left out. */
export const StatusCounts = z.partialRecord(z.enum(STATUS_NAMES), z.int());
export type StatusCounts = z.output<typeof StatusCounts>;

/**
 * The number of orders under the daily filters: to be shipped, late, with a failing refund, with cash to
 * record.
 */
const NeedCounts = z.object({
  ...{ to_ship: z.int(), late: z.int() },
  ...{ refunds: z.int(), cash: z.int() },
});
export type NeedCounts = z.output<typeof NeedCounts>;

const OrderPage = z.object({
  orders: z.array(AdminOrder),
  /** Null if the list is filtered by anything but status. */
  counts: StatusCounts.nullable(),
  /** Null if the list is filtered by search, day, person or product. */
  needs: NeedCounts.nullable(),
  /** The product of `product_id`; null without one, and for an unknown id. */
  product: z.object({ product_id: z.string(), product_name: z.string() }).nullable(),
  ...pageEnds,
});
export type OrderPage = z.output<typeof OrderPage>;

/** A page of the orders, newest first. */
export const listOrders = call({
  method: "GET",
  path: "/admin/orders",
  access: "admin",
  mayLag: true,
  input: z.object({ ...orderFilters, ...paging }),
  output: OrderPage,
  errors: [],
});

/** The orders of the list, all pages, as a spreadsheet, with payments and refunds. */
export const exportOrders = call({
  method: "GET",
  path: "/admin/orders/export",
  access: "admin",
  right: "run",
  proof: true,
  answers: "file",
  input: ExportFilters,
  output: FileAnswer,
  errors: [],
});

/** Undoes a status change while it is the order's latest and its mail has not been sent. */
export const undoOrderStatus = call({
  method: "POST",
  path: "/order/statusundo",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({
    orderid: z.uuid("Say which order."),
    event_id: z.uuid("Say which change."),
  }),
  output: Message.extend({ order: AdminOrder }),
  errors: ["not_found", "conflict"],
});

/** Everything about one order. */
export const getOrder = call({
  method: "GET",
  path: "/admin/orders/{id}",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: OrderRecord,
  errors: ["not_found"],
});

/** An internal note of an administrator; notes cannot be changed. */
export const addOrderNote = call({
  method: "POST",
  path: "/admin/orders/{id}/notes",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({
    id: z.string(),
    text: z
      .string({ error: "Write the note." })
      .trim()
      .min(1, "Write the note.")
      .max(2000, "A note has at most 2,000 characters."),
  }),
  output: Message.extend({ note: OrderNote }),
  errors: ["not_found"],
});

const PackingLine = z.object({
  order_number: z.string(),
  product_name: z.string(),
  product_model: z.string(),
  quantity: z.int(),
});

export const PackingSlip = z.object({
  /** The order has left already: the slip of its parcel is printed again. */
  is_reprint: z.boolean(),
  payment: z.enum(["online", "cash"]),
  /** Cash that the driver collects for these lines; 0 if they are paid. */
  collect: Rupees,
  /** The cash fee included in it. */
  fee: Rupees,
  /** When the purchase was placed. */
  placed_at: Time,
  name: z.string(),
  /** The address in lines, as written on a parcel. */
  address: z.array(z.string()),
  phone: z.string().nullable(),
  driver_note: z.string().nullable(),
  /** The supply that the buyer gave with the purchase. */
  supply: SupplyView.nullable(),
  /** What is promised for the most urgent of the lines; null for older orders. */
  promised: DeliveryWindow.pick({ dispatch_by: true, from: true, to: true }).nullable(),
  /** The lines to pack: orders of the purchase that have not left and are not canceled. */
  lines: z.array(PackingLine),
});
export type PackingSlip = z.output<typeof PackingSlip>;

/** The packing slip for the order's purchase. */
export const getPackingSlip = call({
  method: "GET",
  path: "/admin/orders/{id}/packing-slip",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: PackingSlip,
  errors: ["not_found"],
});

/**
 * Cancels an order that is not delivered, on the customer's behalf, and refunds what was paid for it. Its
 * units go back into stock (once Shipped, only when they arrive), unless `goods` says otherwise.
 */
export const cancelOrderByAdmin = call({
  method: "POST",
  path: "/admin/orders/{id}/cancellation",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({
    id: z.string(),
    reason: z
      .string({ error: "Say why it is cancelled." })
      .trim()
      .min(1, "Say why it is cancelled.")
      .max(500, "A reason has at most 500 characters."),
    goods: Goods.optional(),
  }),
  output: Message.extend({ order: AdminOrder }),
  errors: ["not_found", "order_canceled", "order_not_cancelable", "conflict"],
});
