import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  ADMIN_NAME,
  CUSTOMER_EMAIL,
  CUSTOMER_ID,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  NOW,
  ORDER,
  ORDER_ID,
  PLACED_AT,
  PRODUCT_ID,
  PRODUCT_PRICE,
  REFUND,
  SUPPLY,
} from "@/lib/call/docs-samples";
import type * as contract from "@/lib/orders/admin/contract";
import { PACKING_SLIP } from "@/lib/orders/dispatch/docs";

const order = {
  ...ORDER,
  user_name: CUSTOMER_NAME,
  user_email: CUSTOMER_EMAIL,
  user_phonenumber: CUSTOMER_PHONE,
  delivery_phone: CUSTOMER_PHONE,
  refund_problem: null,
  city: "Noida",
};
const status = { kind: "status" as const, note: null };
const note = {
  id: "01a22106-7d3c-7a4b-9e5f-0c1d2e3f4a5b",
  text: "Customer asks for delivery after 6 pm.",
  by: ADMIN_NAME,
  at: NOW,
};

export const chapter: Chapter = "Order desk";

export const docs: ContractDocs<typeof contract> = {
  listOrders: {
    summary: "List the orders of all customers",
    description:
      "Answers orders newest first, without cancelled ones unless `canceled` is true; `placed` as `status` is Order Placed. `query` finds an order by its number or the end of it; by words of the customer's name, email or phone; by the phone, city or PIN that it goes to or was to go to; by words of the charger's name and model; by an id of Razorpay (`pay_…`, `order_…`, `rfnd_…`) or the bank's reference of a refund; by a whole tracking number. Phones are found in any spelling, and words must stand together in one of these; `from` and `to` are days in India, both included; `cash` is `open` for orders that are Shipped or Delivered and whose cash is not recorded. `needs` is `to_ship` for orders that have not left the shop, `late` for those whose last promised day is over and that are not delivered, or `refunds` for those with a refund that does not go through, cancelled ones too. `product_id` is for orders of one product, whatever it was called when it was bought. `counts` are the orders of each status, null where anything but a status narrows the list; `needs` in the answer are the orders of these filters, null where a search, a day, a person or a product narrows it. Pages go by `after` and `before`, the ids that `next` and `previous` answer.",
    input: { status: "Shipped", from: "2026-11-01", to: "2026-11-30", limit: 20 },
    output: {
      ...{ orders: [order], counts: null, needs: null, product: null },
      ...{ next: null, previous: null },
    },
  },
  exportOrders: {
    summary: "Export orders as CSV",
    description:
      "Answers the orders of the list, cancelled ones too unless `canceled` is false or a status is chosen, with all their money as a file for a spreadsheet that is sent as it is read. A line is an entry of one kind: Order, Cancellation, Cash fee, Refund, Second payment, Payment. The column Amount, with its taxable value and GST, adds up to the net sales and cash fees of the orders listed; Paid less Refunded is the money that stayed, paid online or in cash as far as that is recorded. The day of ordering counts, for `from` and `to` as for `month`, which stands in their place: an order's entries stand with it, each with its own day, which may be of a later month. With `total` a last row, `Total` in its first cell, adds up quantity, amounts, tax, paid and refunded; leave it out where a program reads the file. Without a status, search or customer or other filter, payments that never became an order follow at the end. Format: a byte order mark, lines that end with CR LF, amounts as plain numbers of rupees, days and times of India. A cell that a spreadsheet would run as a formula has an apostrophe before it. It carries every customer's name and address, so it needs the password again: 403 password_needed until /admin/step-up was called. Every export is written into the audit log.",
    input: { month: "2026-11", total: "true" },
    output:
      "Order,Day,Time,Entry,Status,Product,Model,HSN,Quantity,Unit price (₹),Amount (₹),…\r\nAK-2611-000482,2026-11-14,3:42 pm,Order,Shipped,AC03W 7.4 kW,AC03W,85044030,1,42999,42999,…\r\n",
  },
  undoOrderStatus: {
    summary: "Undo a change of status",
    description:
      "Takes a change of status back within 60 seconds, for the administrator who made it, while it is the order's latest; otherwise the answer is `conflict`. The email to the customer is withdrawn, or followed by a correction if it has left. A repeat of an undo that is done answers the same.",
    input: { orderid: ORDER_ID, event_id: "01a1db7a-92c3-7d0e-8f61-5a4b3c2d1e0f" },
    output: {
      message: "Set back to Accepted.",
      order: { ...order, order_status: "Accepted", timeline: ORDER.timeline.slice(0, 2) },
    },
  },
  getOrder: {
    summary: "Get everything about an order",
    description:
      "Answers one order with its purchase: the other orders of it, its payments and refunds as Razorpay last told them, every step and every change of delivery with who made it, the stock movements of this product, and the notes. `delivery_phone` and the address are those of the delivery, not of the profile. `purchase_total` has the cash fee in it; `cash_left` is what is still to be collected in cash for all of it, and `cash_receipt` what was recorded for this order. `refundable` is what can still go back of the order. `units_out` are units that are out of the stock for it, `units_coming` those of them that are on their way back. The payment that `pays` has paid the purchase: another one that was captured as well goes back.",
    input: { id: ORDER_ID },
    output: {
      order,
      product_id: PRODUCT_ID,
      user_id: CUSTOMER_ID,
      delivery_phone: CUSTOMER_PHONE,
      driver_note: "Ring at gate 2",
      supply: SUPPLY,
      business: null,
      eway: null,
      pan: null,
      entered_by: null,
      purchase_total: PRODUCT_PRICE,
      cash_left: null,
      cash_receipt: null,
      refundable: PRODUCT_PRICE,
      ...{ units_out: 1, units_coming: 0 },
      siblings: [],
      payments: [
        {
          payment_id: "pay_RfT8aB3nYx0MqW",
          method: "upi",
          state: "captured",
          amount: PRODUCT_PRICE,
          captured: true,
          pays: true,
          refunded: 0,
          at: PLACED_AT,
        },
      ],
      refunds: [],
      steps: [
        { ...status, at: PLACED_AT, from: null, to: null, by: "customer", name: null },
        {
          ...{ ...status, at: "2026-11-15T07:02:44.809Z", from: null, to: "Accepted" },
          ...{ by: "admin", name: ADMIN_NAME },
        },
        {
          ...{ ...status, at: "2026-11-16T05:20:19.371Z", from: "Accepted", to: "Shipped" },
          ...{ by: "admin", name: ADMIN_NAME },
        },
      ],
      redirections: [],
      movements: [
        {
          id: "01a1d98b-0161-7a02-b6e1-90a8b7c6d5e4",
          at: "2026-11-14T10:11:03.118Z",
          delta: -1,
          reason: "reserved",
          note: null,
        },
      ],
      notes: [note],
    },
  },
  addOrderNote: {
    summary: "Add a note to an order",
    description:
      "Notes are for administrators, of at most 2,000 characters; customers never see them and nobody changes or deletes them.",
    input: { id: ORDER_ID, text: note.text },
    output: { message: "Note added.", note },
  },
  getPackingSlip: {
    summary: "Get the packing slip of a purchase",
    description:
      "Answers what is packed now of the purchase that the order belongs to: name, address in lines, phone, the note for the driver, and every order of it that has not left and is not cancelled. For an order that has left it is that order alone, with `is_reprint`. `collect` is what the driver takes in cash for these lines, with the purchase's cash `fee` where this parcel brings it in; 0 where they are paid.",
    input: { id: ORDER_ID },
    output: PACKING_SLIP,
  },
  cancelOrderByAdmin: {
    summary: "Cancel an order for its customer",
    description:
      "Cancels an order that is not delivered, for the customer: what was paid for it is refunded, and the customer is emailed. Its units go back into stock at once; those of a Shipped order are on their way back (`goods` is `coming`) until their arrival is recorded, unless `goods` says that they are `sellable` or `damaged` and here, or that the customer keeps them (`stays`). The reason is kept with the order as the customer's reason Other. A delivered order answers `order_not_cancelable`, one that is cancelled already `order_canceled`.",
    input: { id: ORDER_ID, reason: "The customer called: moving to another city." },
    output: {
      message: "Order successfully canceled!",
      order: {
        ...order,
        order_status: "canceled",
        tracking: null,
        reasonforcancel: "Other",
        otherreasonforcancel: "The customer called: moving to another city.",
        timeline: [...ORDER.timeline, { at: NOW, from: "Shipped", to: "canceled" }],
        refund: REFUND,
        refunds: [REFUND],
      },
    },
  },
};
