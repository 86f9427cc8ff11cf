import { z } from "zod";
import { BusinessView } from "@/lib/accounts/business";
import { Day, Rupees, Time } from "@/lib/call/codecs";
import { AdminOrder, OrderStatus, RefundView } from "@/lib/orders/contract";
import { EwayView } from "@/lib/orders/eway/view";
import { SupplyView } from "@/lib/orders/purchase/supply-input";

/**
 * One step in an order's history: a status or, with a note, a refund, returned units or a new tracking
 * number. `name` is the administrator's; null for the customer and the system.
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

/** A change of the order's delivery, with the former one. */
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

/** A payment of the order's purchase, as last reported by the provider. */
const OrderPayment = z.object({
  payment_id: z.string(),
  method: z.string().nullable(),
  state: z.string(),
  amount: Rupees,
  captured: z.boolean(),
  /** Whether it paid the purchase: other captured payments are refunded. */
  pays: z.boolean(),
  refunded: Rupees,
  at: Time,
});
export type OrderPayment = z.output<typeof OrderPayment>;

/** A refund of the purchase. `order_number` is null for a refund of a whole payment. */
const OrderRefund = z.object({
  refund_id: z.string(),
  order_number: z.string().nullable(),
  state: z.enum(["pending", "sent", "processed", "failed"]),
  amount: Rupees,
  reason: z.string(),
  /** The reason as the customer reads it, and who decided on the refund. */
  note: z.string().nullable(),
  by: z.string().nullable(),
  way: RefundView.shape.way,
  /** The refunded payment; null for cash. */
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

/** The recorded receipt of an order's cash; `by` is null for deliveries from before receipts existed. */
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
  /** The driver's number: the one given at checkout. */
  delivery_phone: z.string().nullable(),
  driver_note: z.string().nullable(),
  /** The supply that the buyer gave with the purchase. */
  supply: SupplyView.nullable(),
  /** The business that the invoice is made out to, and the PAN that the buyer gave. */
  business: BusinessView.nullable(),
  pan: z.string().nullable(),
  /** Its e-way bill; null while those are off. */
  eway: EwayView.nullable(),
  /** Who entered it for the customer; null if the customer placed it. */
  entered_by: z.string().nullable(),
  /** The whole purchase including its fee. */
  purchase_total: Rupees,
  /** Cash still to be collected for the purchase; null if it was paid online. */
  cash_left: Rupees.nullable(),
  cash_receipt: CashReceipt.nullable(),
  /**
   * What can still be refunded of the order: its price minus its refunds, limited to what is left of the
   * payment.
   */
  refundable: Rupees,
  /** Units out of stock for it, and how many of those are on their way back. */
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
