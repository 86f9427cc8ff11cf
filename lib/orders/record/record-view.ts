import { z } from "zod";
import { Day, Rupees, Time } from "@/lib/call/codecs";
import { AdminOrder, OrderStatus, RefundView } from "@/lib/orders/contract";

/**
 * One step of an order's life: a status, or with a note a refund, units that came back or another tracking number. `name` is the
 * administrator's; null for the customer and the system.
 */
const OrderStep = z.object({
  kind: z.enum(["status", "refund", "arrival", "tracking"]),
  note: z.string().nullable(),
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

export const OrderNote = z.object({ id: z.string(), text: z.string(), by: z.string(), at: Time });
export type OrderNote = z.output<typeof OrderNote>;

/** A payment of the order's purchase, as the provider last told it. */
const OrderPayment = z.object({
  payment_id: z.string(),
  method: z.string().nullable(),
  state: z.string(),
  amount: Rupees,
  captured: z.boolean(),
  /** Whether it is the one that has paid the purchase: other captured ones go back. */
  pays: z.boolean(),
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
  /** Why in words, as the customer reads it, and who has decided on it. */
  note: z.string().nullable(),
  by: z.string().nullable(),
  way: RefundView.shape.way,
  /** The payment that it goes back of; null where it was paid in cash. */
  payment_id: z.string().nullable(),
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

const OrderMovement = z.object({
  id: z.string(),
  at: Time,
  delta: z.int(),
  reason: z.string(),
  note: z.string().nullable(),
});

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
  /** What can still go back of the order: its price less its refunds, and no more than its payment has left. */
  refundable: Rupees,
  /** Units that are out of the stock for it, and how many of those are on their way back. */
  units_out: z.int(),
  units_coming: z.int(),
  siblings: z.array(SiblingOrder),
  payments: z.array(OrderPayment),
  refunds: z.array(OrderRefund),
  steps: z.array(OrderStep),
  redirections: z.array(OrderRedirection),
  movements: z.array(OrderMovement),
  notes: z.array(OrderNote),
});
export type OrderRecord = z.output<typeof OrderRecord>;
