import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Rupees, Time } from "@/lib/call/codecs";
import { limit, paging } from "@/lib/call/paging";
import { PromisedWindow } from "@/lib/delivery/contract";
import { allOrderFilters } from "@/lib/orders/admin/filters";
import { CashView } from "@/lib/orders/cash/view";
import { TrackingInput, TrackingView } from "@/lib/orders/dispatch/tracking-view";
import { orderFacts } from "@/lib/orders/own/order-facts";
import { HISTORY_PARTS } from "@/lib/orders/own/states";
import { PaperView } from "@/lib/orders/papers/view";
import { CheckoutInput } from "@/lib/orders/purchase/checkout-input";
import { STATUS_NAMES } from "@/lib/orders/status/order-status";
import {
  SettableStatus,
  TRACKING_TOO_EARLY,
  takesTracking,
} from "@/lib/orders/status/settable-status";

const [, ...written] = STATUS_NAMES;
export const OrderStatus = z.enum(written).nullable();
/** null is shown as Order Placed. */
export type OrderStatus = z.output<typeof OrderStatus>;

const OrderEvent = z.object({ at: Time, from: OrderStatus, to: OrderStatus });

/** Why money is refunded: "part" of a live order; "by_hand" in the provider's dashboard. */
export const RefundReason = z.enum([
  ...(["order_canceled", "part", "by_hand"] as const),
  ...(["duplicate", "amount_mismatch", "out_of_stock", "replaced"] as const),
]);

/**
 * A refund. "started" until the provider reports it as done; `reference` is the bank's reference; `note` is
 * the reason in words. `way` is "payment" for the original payment method, "transfer" for a bank transfer of
 * cash, and "not_collected" if less cash will be collected.
 */
export const RefundView = z.object({
  state: z.enum(["started", "refunded"]),
  amount: Rupees,
  started_at: Time,
  refunded_at: Time.nullable(),
  reference: z.string().nullable(),
  reason: RefundReason,
  note: z.string().nullable(),
  way: z.enum(["payment", "transfer", "not_collected"]),
});
export type RefundView = z.output<typeof RefundView>;

/** One product of a purchase. `total_amount` is rupees on the wire, paise in the code. */
export const Order = z.object({
  order_id: z.string(),
  order_number: z.string(),
  purchase_id: z.string(),
  product_name: z.string(),
  product_model: z.string(),
  product_image: z.string().nullable(),
  product_details: z.record(z.string(), z.string().nullable()),
  quantity_ordered: z.int(),
  unit_price: Rupees,
  total_amount: Rupees,
  /** The cash fee of the whole purchase, paid once in addition to its orders; 0 for most. */
  cash_fee: Rupees,
  payment_option: z.enum(["UPI", "Card", "Netbanking", "Online", "Cash"]),
  /** Null if it was paid online. */
  cash: CashView.nullable(),
  order_status: OrderStatus,
  deliveryaddress: z.string(),
  purchase_time: Time,
  /** Changes only with the PIN code of its delivery; null for an older order without address. */
  promised: PromisedWindow.nullable(),
  /** The tracking of an order that has left, if known. */
  tracking: TrackingView.nullable(),
  reasonforcancel: z.string().nullable(),
  otherreasonforcancel: z.string().nullable(),
  timeline: z.array(OrderEvent),
  /** Whether the customer can still cancel it. */
  can_cancel: z.boolean(),
  /** Whether its delivery can still be changed, which is until it ships. */
  can_change_delivery: z.boolean(),
  /** When its delivery was last changed. */
  delivery_changed_at: Time.nullable(),
  /** The sum of `refunds`, for clients that expect one refund per order; refunded once all of them are. */
  refund: RefundView.nullable(),
  /** The refunds of this order, newest first. */
  refunds: z.array(RefundView),
  /** Refunds of no single order: of second payments, and by hand of several orders. */
  purchase_refunds: z.array(RefundView),
  /** Its tax invoices and credit notes, oldest first. */
  tax_documents: z.array(PaperView),
  ...orderFacts,
});
export type Order = z.output<typeof Order>;

export const AdminOrder = Order.extend({
  user_name: z.string(),
  user_email: z.string(),
  /** The phone number in the customer's profile. */
  user_phonenumber: z.string().nullable(),
  /** The provider's error if the refund has not succeeded yet. */
  refund_problem: z.string().nullable(),
  /** The city of the delivery. */
  city: z.string(),
});
export type AdminOrder = z.output<typeof AdminOrder>;

export const orderHistory = call({
  method: "POST",
  path: "/order/orderhistory",
  access: "customer",
  input: z.object({
    user_id: z.string().optional(),
    show: z.enum(HISTORY_PARTS).optional(),
    /** The order_id to continue after; left out for the newest. */
    after: z.uuid().optional(),
    limit: limit(),
  }),
  output: z.array(Order),
  errors: ["forbidden"],
});

export const allOrders = call({
  method: "GET",
  path: "/order/allorderdata",
  access: "admin",
  mayLag: true,
  input: z.object({ ...allOrderFilters, ...paging }),
  output: z.array(AdminOrder),
  errors: [],
});

/**
 * Places a cash order; for UPI and Card, returns the orders placed by the payment just verified. `repeated`
 * if an earlier request of the same wish has placed them.
 */
export const addOrder = call({
  method: "POST",
  path: "/order/addorder",
  access: "customer",
  limited: "order",
  once: true,
  input: z.object({
    ...CheckoutInput,
    paymentoption: z.enum(["Cash", "UPI", "Card"], { error: "Choose UPI, Card or Cash." }),
    orderstatus: z.string().nullish(),
    deliveryaddress: z.string().nullish(),
    /**
     * One key makes one purchase: a repeat of the same wish gets the same answer, another wish is refused.
     */
    checkout_key: z.uuid().optional(),
  }),
  output: Message.extend({
    purchase_id: z.string(),
    order_ids: z.array(z.string()),
    order_numbers: z.array(z.string()),
    repeated: z.boolean(),
  }),
  errors: [
    "forbidden",
    "not_found",
    "cart_empty",
    "address_missing",
    "purchase_limit",
    "phone_missing",
    "cash_limit",
    "out_of_stock",
    "price_changed",
    "already_ordered",
    "conflict",
    "payment_provider_failed",
  ],
});

/** The four reasons of the cancellation dialog. */
export const CANCEL_REASONS = [
  "Too much delay delivery",
  "Found a better price elsewhere",
  "Changed my mind",
  "Other",
] as const;

/** Shown if no reason is chosen, or Other has no text. */
export const REASON_MISSING = "Please select or enter a reason before submitting.";

/** Cancels an order that is Order Placed or pending: restocks it and refunds what was paid. */
export const cancelOrder = call({
  method: "POST",
  path: "/order/cancelorder",
  access: "customer",
  once: true,
  input: z
    .object({
      order_id: z.string({ error: "Say which order." }),
      reasonforcancel: z.enum(CANCEL_REASONS, { error: REASON_MISSING }),
      otherreasonforcancel: z
        .string()
        .trim()
        .max(500, "A reason has at most 500 characters.")
        .nullish(),
    })
    .refine((input) => input.reasonforcancel !== "Other" || Boolean(input.otherreasonforcancel), {
      error: REASON_MISSING,
      path: ["otherreasonforcancel"],
    }),
  output: Message.extend({ order: Order }),
  errors: ["not_found", "order_canceled", "order_not_cancelable"],
});

/**
 * Sets an order's status and mails the customer. `previous_status` is its former status, which may differ
 * from the one on the screen; `event_id` identifies the change for `undoOrderStatus`, null if the order
 * already had that status.
 */
export const updateOrderStatus = call({
  method: "POST",
  path: "/order/statusupdate",
  access: "admin",
  right: "orders",
  once: true,
  input: z
    .object({
      orderid: z.string({ error: "Say which order." }),
      orderstatus: SettableStatus,
      /** The tracking number of an order set to Shipped or Delivered. */
      tracking: TrackingInput.optional(),
    })
    .refine((input) => !input.tracking || takesTracking(input.orderstatus), {
      error: TRACKING_TOO_EARLY,
      path: ["tracking"],
    }),
  output: Message.extend({
    order: AdminOrder,
    previous_status: OrderStatus,
    event_id: z.string().nullable(),
  }),
  errors: ["not_found", "order_canceled"],
});
