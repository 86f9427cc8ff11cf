import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  ADDRESS_ID,
  CART_VERSION,
  CUSTOMER_EMAIL,
  CUSTOMER_ID,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  DELIVERY_ADDRESS,
  NOW,
  ORDER,
  ORDER_ID,
  ORDER_NUMBER,
  PRODUCT_ID,
  PRODUCT_PRICE,
  PURCHASE_ID,
  REFUND,
} from "@/lib/call/docs-samples";
import type * as contract from "@/lib/orders/contract";

const adminOrder = {
  ...ORDER,
  user_name: CUSTOMER_NAME,
  user_email: CUSTOMER_EMAIL,
  user_phonenumber: CUSTOMER_PHONE,
  refund_problem: null,
  city: "Noida",
};
const canceled = {
  ...ORDER,
  order_status: "canceled" as const,
  tracking: null,
  reasonforcancel: "Changed my mind",
  timeline: [...ORDER.timeline.slice(0, 1), { at: NOW, from: null, to: "canceled" as const }],
  refund: REFUND,
  refunds: [REFUND],
  payment_state: "refund_started" as const,
};

export const chapter: Chapter = "Orders";

export const docs: ContractDocs<typeof contract> = {
  orderHistory: {
    summary: "List the customer's orders",
    description:
      "Answers an array of the customer's orders, newest first, 20 unless `limit` says up to 100; to go on, send the last `order_id` as `after`. `show` answers a part: `on_the_way`, `delivered` or `canceled`. A purchase of several products is several orders with one `purchase_id`, so that each can be shipped or cancelled by itself; `purchase_orders` says how many. `payment_state` says where its money stands, and `tax_included` is the GST within its price at `tax_rate` percent. `order_status` null is shown as Order Placed, and `can_cancel` says whether the customer may still cancel. `tracking` is carrier, number and the page where it is tracked, of an order that is on its way or delivered, where the shop wrote it down. `refunds` are those of the order, whatever they are for: a cancellation, a part of it, or made by hand in the Razorpay dashboard; `refund` is all of them in one. `purchase_refunds` are those of its purchase that are no order's alone: a payment that came twice, and a refund by hand for several orders. `user_id` may be left out; another person's answers `forbidden`.",
    input: { user_id: CUSTOMER_ID, limit: 20 },
    output: [ORDER],
  },
  allOrders: {
    summary: "List all orders, as older clients do",
    description:
      "Answers an array of orders of all customers, newest first and 20 at a time; cancelled ones are among them unless `canceled` is false. The filters are those of the list of orders, which new clients should read: it also answers the ids to page by and the counts of each status.",
    input: { status: "Shipped", limit: 20 },
    output: [adminOrder],
  },
  addOrder: {
    summary: "Place a cash order",
    description:
      "For Cash: prices the products, takes them off the stock, places one order for each, empties the cart of them and emails the confirmation. `price`, `orderstatus` and `deliveryaddress` are accepted and ignored: the server prices, and delivers to `address_id` or the default address (`address_missing` without one; `invalid_input`, with the reason in `fields`, where we do not deliver). The driver calls `phone`, an Indian mobile number in any common spelling, or the profile's where it is left out (`phone_missing` without either); a profile without a number keeps the one sent. `supply` is as for `createpayment`. Cash above the limits of the shop or of the law, ₹2,00,000 for a purchase, answers `cash_limit`; more than ₹100 crore, however it is paid, `purchase_limit`. `expected_total`, the cash fee included, is compared and answers `price_changed`. An open online payment is asked about first: paid, it answers `already_ordered`; while the bank has to say, `conflict`. One wish is one order: the same `checkout_key` or Idempotency-Key with the same wish answers the orders that stand, `repeated` true for the first of the two; another wish under it answers `already_ordered` with `order_numbers` and `deliveryaddress`, and a key whose order was cancelled `conflict`. Another key is another wish. `cart_version`, the `version` of the cart that the customer saw, is bought once, whatever the key. Without any of them the cart decides: lines in it are a new wish, lines that an order took out of it are a repeat; for who fills no cart, an equal order of the last 30 minutes is the repeat. `order_again` places one more all the same. For UPI and Card nothing is placed here: it answers the orders that the payment just verified has placed (`repeated` from the second time on), or `conflict` when there is none for these products.",
    input: {
      user_id: CUSTOMER_ID,
      paymentoption: "Cash",
      orderstatus: "null",
      deliveryaddress: DELIVERY_ADDRESS,
      products: [{ productid: PRODUCT_ID, quantity: 1, price: "42999" }],
      address_id: ADDRESS_ID,
      expected_total: PRODUCT_PRICE,
      phone: CUSTOMER_PHONE,
      checkout_key: "c2a91f0b-5d34-4e8a-b6c7-1f2e3d4c5b6a",
      cart_version: CART_VERSION,
    },
    output: {
      message: "Order placed successfully via Cash!",
      purchase_id: PURCHASE_ID,
      order_ids: [ORDER_ID],
      order_numbers: [ORDER_NUMBER],
      repeated: false,
    },
  },
  cancelOrder: {
    summary: "Cancel an own order",
    description:
      "Cancels one order while it is Order Placed or pending, unless it was ever Shipped or Delivered and set back, or its cash was received: its units go back into stock, what was paid for it is refunded to where it came from, and the customer is emailed. A later status answers `order_not_cancelable`; an order that is cancelled already answers `order_canceled` with the text that the older clients look for. The reason Other needs words in `otherreasonforcancel`.",
    input: { order_id: ORDER_ID, reasonforcancel: "Changed my mind", otherreasonforcancel: null },
    output: { message: "Order successfully canceled!", order: canceled },
  },
  updateOrderStatus: {
    summary: "Set the status of an order",
    description:
      "Sets any of the five statuses in any order; null, or the text `null` of the older clients, is Order Placed. The customer is emailed ten seconds later, unless the change is undone before. `previous_status` is what the order really was, and `event_id` names the change for the undo; it is null where nothing changed. One that is set back from Shipped or Delivered is not cancelled by the customer any more. `tracking` says under which number it goes, of an order that is set to Shipped or Delivered; it is shown to the customer and stands in the email, and one that is Shipped already gets it in place of what it had. One that leaves without it has none. Cash is recorded by a call of its own. A cancelled order answers `order_canceled`.",
    input: {
      orderid: ORDER_ID,
      orderstatus: "Shipped",
      tracking: { carrier: "delhivery", number: "1490819204561" },
    },
    output: {
      message: "Set to Shipped.",
      order: adminOrder,
      previous_status: "Accepted",
      event_id: "01a1db7a-92c3-7d0e-8f61-5a4b3c2d1e0f",
    },
  },
};
