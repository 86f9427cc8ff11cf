import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  CUSTOMER_EMAIL,
  CUSTOMER_ID,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  DELIVERY_ADDRESS,
  ORDER,
  ORDER_ID,
  ORDER_NUMBER,
  PRODUCT_ID,
  PRODUCT_PRICE,
  PURCHASE_ID,
} from "@/lib/call/docs-samples";
import type * as contract from "@/lib/payments/contract";

const ORDER_AT_PROVIDER = "order_RfT7kQ2mXw9LpZ";
const HELD_UNTIL = "2026-11-14T10:41:03.118Z";

const checkout = {
  order_id: ORDER_AT_PROVIDER,
  purchase_id: PURCHASE_ID,
  key_id: "rzp_live_R4x9TqYw2LmNpK",
  amount_paise: PRODUCT_PRICE * 100,
  total: PRODUCT_PRICE,
  currency: "INR" as const,
  reserved_until: HELD_UNTIL,
  prefill: { name: CUSTOMER_NAME, email: CUSTOMER_EMAIL, contact: CUSTOMER_PHONE },
};

const items = [
  {
    product_name: ORDER.product_name,
    product_image: ORDER.product_image,
    quantity: ORDER.quantity_ordered,
    unit_price: ORDER.unit_price,
  },
];
const purchase = {
  ...{ purchase_id: PURCHASE_ID, total: PRODUCT_PRICE, fee: 0, cash_left: null, items },
  deliveryaddress: DELIVERY_ADDRESS,
  phone: CUSTOMER_PHONE,
  driver_note: "Ring at gate 2",
  replaced: false,
};
const placed = {
  ...purchase,
  state: "placed" as const,
  bank_pending: false,
  order_ids: [ORDER_ID],
  order_numbers: [ORDER_NUMBER],
  orders: [ORDER],
  reserved_until: null,
  all_held: true,
  by_office: false,
  refunds: [],
};
const open = {
  ...purchase,
  state: "awaiting_payment" as const,
  bank_pending: true,
  order_ids: [],
  order_numbers: [],
  orders: [],
  reserved_until: HELD_UNTIL,
  all_held: true,
  by_office: false,
  refunds: [],
};

export const chapter: Chapter = "Payments";

export const docs: ContractDocs<typeof contract> = {
  createPayment: {
    summary: "Begin an online payment",
    description:
      "Prices the products, freezes prices and delivery address, holds the stock for 30 minutes and makes the order at Razorpay; `price` is accepted and ignored. Open Razorpay Checkout with `key_id`, `order_id`, `amount_paise` and `prefill`, then send what it answers to `verifypayment`, which places the orders. `expected_total`, in rupees, is compared first: another total answers `price_changed`, more than ₹100 crore `purchase_limit`. Below ₹1, above the largest online payment of the shop, or where Razorpay does not take the amount, it answers `online_limit` and holds nothing: the cart's `online` says so beforehand. The driver calls `phone`, or the profile's number where it is left out; without either the answer is `phone_missing`. An address where we do not deliver answers `invalid_input`, and holds nothing. `supply` is what the buyer's electricity bill states: the shop sees it beside the order, it stops nothing, and it is no part of the same wish. The same wish again finds the payment that is open; a different one replaces it, after asking Razorpay: `already_ordered` when it has just been paid, `conflict` while its money is on the way. A payment that comes late for what was replaced goes back. What counts as the same wish, `cart_version` and `order_again` are as for `addorder`, and a repeat of what is placed answers `already_ordered`.",
    input: {
      user_id: CUSTOMER_ID,
      products: [{ productid: PRODUCT_ID, quantity: 1 }],
      expected_total: PRODUCT_PRICE,
      driver_note: "Ring at gate 2",
      phone: CUSTOMER_PHONE,
      supply: { phases: 1, sanctioned_kw: 5, peak_kw: 3 },
    },
    output: checkout,
  },
  continuePayment: {
    summary: "Continue a payment that was left",
    description:
      "Answers what Checkout is opened with for the customer's unpaid purchase, with the prices and the address it was frozen with, while its stock is held; `out_of_stock` where units that it does not hold were sold meanwhile. After that it answers `conflict`: begin again from the cart. Another person's purchase answers `not_found`.",
    input: { purchase_id: PURCHASE_ID },
    output: checkout,
  },
  verifyPayment: {
    summary: "Verify a payment and place its orders",
    description:
      "Send the payment id, order id and signature that Razorpay Checkout gave. The server asks Razorpay what is true, places one order for each product, takes them out of the cart and emails the confirmation; it is safe to send again, and the webhook does the same if the app goes away. `state` says how it ended: `placed`, `confirming` (ask the status call again), or `refunded`, where the stock had gone and the money goes back. A signature that does not fit answers `payment_not_verified`; without one, as older clients send it, Razorpay alone is asked.",
    input: {
      user_id: CUSTOMER_ID,
      razorpaypaymentid: "pay_RfT8aB3nYx0MqW",
      razorpayorderid: ORDER_AT_PROVIDER,
      razorpaysignature: "9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d",
    },
    output: { ...placed, message: "Payment successful and order placed!" },
  },
  getPurchaseStatus: {
    summary: "Ask how a purchase stands",
    description:
      "For a waiting screen: settles the purchase while it is open, asking Razorpay at most once a second, and answers its state. `confirming` is money that is taken and not booked yet; `bank_pending` says that a bank has not answered about a payment begun; `expired` is one that nobody paid in time, or that its owner has `replaced` by another. `deliveryaddress`, `phone` and `driver_note` are as they were frozen. `all_held` says whether all units are held while it is open: of a product the shop holds only a share, and the rest is taken when the money arrives, if it is still there. `order_numbers` are filled once it is placed. Another person's purchase answers `not_found`.",
    input: { purchase_id: PURCHASE_ID },
    output: placed,
  },
  getOpenPurchase: {
    summary: "Get the payment that is still open",
    description:
      "Answers the customer's newest purchase of the last hour that waits for its payment or for the bank's word, after asking Razorpay; null when there is none. An app that comes back to the front can go on from here with `continuepayment` instead of paying twice.",
    input: {},
    output: { purchase: open },
  },
};
