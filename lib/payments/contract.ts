import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Rupees, Time } from "@/lib/call/codecs";
import { Order, RefundView } from "@/lib/orders/contract";
import { CheckoutInput } from "@/lib/orders/purchase/checkout-input";

/** The options for the provider's Checkout. */
const CheckoutOrder = z.object({
  /** The provider's order id. */
  order_id: z.string(),
  purchase_id: z.string(),
  key_id: z.string(),
  amount_paise: z.int(),
  total: Rupees,
  currency: z.literal("INR"),
  reserved_until: z.string(),
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string().nullable() }),
});

/** Freezes the purchase, holds its stock and creates the provider's order. A retry returns the open one. */
export const createPayment = call({
  method: "POST",
  path: "/payments/createpayment",
  access: "customer",
  limited: "order",
  once: true,
  input: z.object(CheckoutInput),
  output: CheckoutOrder,
  errors: [
    "forbidden",
    "not_found",
    "cart_empty",
    "address_missing",
    "purchase_limit",
    "online_limit",
    "phone_missing",
    "out_of_stock",
    "price_changed",
    "already_ordered",
    "conflict",
    "payment_provider_failed",
  ],
});

/** Reopens the payment of an unpaid purchase, as frozen, while its stock is held. */
export const continuePayment = call({
  method: "POST",
  path: "/payments/continuepayment",
  access: "customer",
  limited: "order",
  once: true,
  input: z.object({ purchase_id: z.uuid() }),
  output: CheckoutOrder,
  errors: ["not_found", "conflict", "out_of_stock", "online_limit", "payment_provider_failed"],
});

/**
 * The state of a purchase. "confirming": money was taken but not captured yet, or the provider did not
 * answer. `bank_pending`: it can still be paid, but a bank has not answered for a payment already started.
 */
export const PurchaseStatus = z.object({
  purchase_id: z.string(),
  state: z.enum(["awaiting_payment", "confirming", "placed", "expired", "refunded"]),
  bank_pending: z.boolean(),
  total: Rupees,
  /** The cash fee included in the total. */
  fee: Rupees,
  /** The frozen delivery address and phone number, with the note to the driver. */
  deliveryaddress: z.string(),
  phone: z.string().nullable(),
  driver_note: z.string().nullable(),
  /** The owner has started another purchase in its place: late money is refunded. */
  replaced: z.boolean(),
  /** Cash still to be paid to the driver; null for online payment. */
  cash_left: Rupees.nullable(),
  items: z.array(
    z.object({
      product_name: z.string(),
      product_image: z.string().nullable(),
      quantity: z.int(),
      unit_price: Rupees,
    }),
  ),
  order_ids: z.array(z.string()),
  order_numbers: z.array(z.string()),
  /** Its orders as in the order history; none before it is placed. */
  orders: z.array(Order),
  /** Until when the stock is held for the payment; null if it is not held. */
  reserved_until: Time.nullable(),
  /** Whether all units are held; otherwise the rest is taken when the payment arrives, if still in stock. */
  all_held: z.boolean(),
  /** Entered by the back-office for the customer, who pays it on its own page. */
  by_office: z.boolean(),
  /**
   * Refunds of this purchase, newest first; `order_number` is null for one that belongs to no single order.
   */
  refunds: z.array(RefundView.extend({ order_number: z.string().nullable() })),
});
export type PurchaseStatus = z.output<typeof PurchaseStatus>;

/** Settles from the browser's answer. Without a signature (older clients) the provider is asked. */
export const verifyPayment = call({
  method: "POST",
  path: "/payments/verifypayment",
  access: "customer",
  limited: "order",
  once: true,
  input: z.object({
    user_id: z.string().optional(),
    products: z.unknown().optional(),
    razorpaypaymentid: z.string().regex(/^pay_[A-Za-z0-9]{14}$/, "That is not a payment id."),
    razorpayorderid: z
      .string()
      .regex(/^order_[A-Za-z0-9]{14}$/, "That is not a payment order id.")
      .optional(),
    razorpaysignature: z.string().max(128).optional(),
  }),
  output: PurchaseStatus.extend(Message.shape),
  errors: ["forbidden", "payment_not_verified", "payment_provider_failed"],
});

/** Polled by the waiting page: settles the purchase while it is open. */
export const getPurchaseStatus = call({
  method: "GET",
  path: "/payments/status/{purchase_id}",
  access: "customer",
  input: z.object({ purchase_id: z.uuid() }),
  output: PurchaseStatus,
  errors: ["not_found"],
});

/**
 * The caller's purchase that awaits its payment or the bank's answer; asks the provider like the status
 * call.
 */
export const getOpenPurchase = call({
  method: "GET",
  path: "/payments/open",
  access: "customer",
  input: z.object({}),
  output: z.object({ purchase: PurchaseStatus.nullable() }),
  errors: [],
});
