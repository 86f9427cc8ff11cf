import { z } from "zod";
import { call } from "@/lib/http/call";
import { Day, Message, Rupees, Time } from "@/lib/http/codecs";
import { FileAnswer } from "@/lib/http/file";
import { pageEnds, paging } from "@/lib/http/paging";
import { AdminOrder, OrderStatus } from "@/lib/orders/contract";
import { orderFilters } from "@/lib/orders/filters";

/** How many orders have which status; "placed" is null. Statuses that no order has are left out. */
export const StatusCounts = z.partialRecord(
  z.enum(["placed", "pending", "Accepted", "Processing", "Shipped", "Delivered", "canceled"]),
  z.int(),
);
export type StatusCounts = z.output<typeof StatusCounts>;

const OrderPage = z.object({
  orders: z.array(AdminOrder),
  /** Null where a search, a date or a person narrows the list. */
  counts: StatusCounts.nullable(),
  ...pageEnds,
});
export type OrderPage = z.output<typeof OrderPage>;

/** A page of the orders, newest first. */
export const listOrders = call({
  method: "GET",
  path: "/admin/orders",
  access: "admin",
  input: z.object({ ...orderFilters, ...paging }),
  output: OrderPage,
  errors: [],
});

/** The same orders as a table for a spreadsheet, all of them. */
export const exportOrders = call({
  method: "GET",
  path: "/admin/orders/export",
  access: "admin",
  answers: "file",
  input: z.object(orderFilters),
  output: FileAnswer,
  errors: [],
});

/** Takes a change of status back while it is the order's latest and nobody has been told. */
export const undoOrderStatus = call({
  method: "POST",
  path: "/order/statusundo",
  access: "admin",
  once: true,
  input: z.object({
    orderid: z.uuid("Say which order."),
    event_id: z.uuid("Say which change."),
  }),
  output: Message.extend({ order: AdminOrder }),
  errors: ["not_found", "conflict"],
});

/** One step of an order's life. `name` is the administrator's; null for the customer and the system. */
const OrderStep = z.object({
  at: Time,
  from: OrderStatus,
  to: OrderStatus,
  by: z.string(),
  name: z.string().nullable(),
});

/** A change of the order's delivery, with what it was until then. */
const OrderRedirection = z.object({
  at: Time,
  by: z.string(),
  name: z.string().nullable(),
  before: z.object({
    deliveryaddress: z.string(),
    phone: z.string().nullable(),
    driver_note: z.string().nullable(),
  }),
});
export type OrderRedirection = z.output<typeof OrderRedirection>;

const OrderNote = z.object({ id: z.string(), text: z.string(), by: z.string(), at: Time });
export type OrderNote = z.output<typeof OrderNote>;

/** A payment of the order's purchase, as the provider last told it. */
const OrderPayment = z.object({
  payment_id: z.string(),
  method: z.string().nullable(),
  state: z.string(),
  amount: Rupees,
  captured: z.boolean(),
  refunded: Rupees,
  at: Time,
});
export type OrderPayment = z.output<typeof OrderPayment>;

/** Money of the purchase that goes back. `order_number` is empty where a whole payment does. */
const OrderRefund = z.object({
  refund_id: z.string(),
  order_number: z.string().nullable(),
  state: z.enum(["pending", "sent", "processed", "failed"]),
  amount: Rupees,
  reason: z.string(),
  reference: z.string().nullable(),
  tries: z.int(),
  problem: z.string().nullable(),
  at: Time,
  processed_at: Time.nullable(),
});
export type OrderRefund = z.output<typeof OrderRefund>;

/** Another order of the same purchase. */
const SiblingOrder = z.object({
  order_id: z.string(),
  order_number: z.string(),
  product_name: z.string(),
  quantity: z.int(),
  total: Rupees,
  status: OrderStatus,
});
export type SiblingOrder = z.output<typeof SiblingOrder>;

/** What was written down of an order's cash; `by` is null for what was delivered before receipts were kept. */
const CashReceipt = z.object({
  due: Rupees,
  received: Rupees,
  day: Day,
  note: z.string().nullable(),
  by: z.string().nullable(),
  at: Time,
});
export type CashReceipt = z.output<typeof CashReceipt>;

const OrderMovement = z.object({ id: z.string(), at: Time, delta: z.int(), reason: z.string() });

export const OrderRecord = z.object({
  order: AdminOrder,
  product_id: z.string(),
  user_id: z.string(),
  /** What the delivery calls: as it was at the checkout. */
  delivery_phone: z.string().nullable(),
  driver_note: z.string().nullable(),
  /** Who entered it for the customer; null for an order that the customer placed. */
  entered_by: z.string().nullable(),
  /** The whole purchase with its fee. */
  purchase_total: Rupees,
  /** What is still to be collected in cash for the purchase; null where it was paid online. */
  cash_left: Rupees.nullable(),
  cash_receipt: CashReceipt.nullable(),
  siblings: z.array(SiblingOrder),
  payments: z.array(OrderPayment),
  refunds: z.array(OrderRefund),
  steps: z.array(OrderStep),
  redirections: z.array(OrderRedirection),
  movements: z.array(OrderMovement),
  notes: z.array(OrderNote),
});
export type OrderRecord = z.output<typeof OrderRecord>;

/** Everything about one order. */
export const getOrder = call({
  method: "GET",
  path: "/admin/orders/{id}",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: OrderRecord,
  errors: ["not_found"],
});

/** Notes of administrators to each other; none is ever changed. */
export const addOrderNote = call({
  method: "POST",
  path: "/admin/orders/{id}/notes",
  access: "admin",
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

const PackingSlip = z.object({
  /** The order itself has left already: this is what its parcel holds, printed again. */
  is_reprint: z.boolean(),
  payment: z.enum(["online", "cash"]),
  /** What the driver collects in cash for these lines; 0 where they are paid. */
  collect: Rupees,
  /** The cash fee in it. */
  fee: Rupees,
  /** When the purchase was placed. */
  placed_at: Time,
  name: z.string(),
  /** The address as it is written on a parcel, a line each. */
  address: z.array(z.string()),
  phone: z.string().nullable(),
  driver_note: z.string().nullable(),
  /** What is packed now: the orders of the purchase that have not left and are not canceled. */
  lines: z.array(PackingLine),
});
export type PackingSlip = z.output<typeof PackingSlip>;

/** What goes into the parcels of the order's purchase. */
export const getPackingSlip = call({
  method: "GET",
  path: "/admin/orders/{id}/packing-slip",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: PackingSlip,
  errors: ["not_found"],
});

/** Cancels an order that is not delivered, for the customer: restocks it, and refunds what was paid for it. */
export const cancelOrderByAdmin = call({
  method: "POST",
  path: "/admin/orders/{id}/cancellation",
  access: "admin",
  once: true,
  input: z.object({
    id: z.string(),
    reason: z
      .string({ error: "Say why it is canceled." })
      .trim()
      .min(1, "Say why it is canceled.")
      .max(500, "A reason has at most 500 characters."),
  }),
  output: Message.extend({ order: AdminOrder }),
  errors: ["not_found", "order_canceled", "order_not_cancelable", "conflict"],
});
