import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  CUSTOMER_EMAIL,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  NOW,
  ORDER,
  ORDER_ID,
  PRODUCT_PRICE,
} from "@/lib/call/docs-samples";
import type * as contract from "@/lib/orders/cash/contract";

const FEE = 49;
const order = {
  ...ORDER,
  cash_fee: FEE,
  payment_option: "Cash" as const,
  cash: {
    state: "received" as const,
    amount: PRODUCT_PRICE + FEE,
    fee: FEE,
    received_on: "2026-11-28",
  },
  user_name: CUSTOMER_NAME,
  user_email: CUSTOMER_EMAIL,
  user_phonenumber: CUSTOMER_PHONE,
  delivery_phone: CUSTOMER_PHONE,
  refund_problem: null,
  city: "Noida",
};

export const chapter: Chapter = "Cash desk";

export const docs: ContractDocs<typeof contract> = {
  recordCash: {
    summary: "Record that cash was received",
    description:
      "`amount` in rupees is what the driver has taken for this order, with the purchase's cash fee where this parcel brings it in: `cash.amount` of the order says what is due. Another amount needs a `note`, or the answer is `invalid_input`. `received_on` is the day in India on which it was taken, today when left out. Section 269ST of the Income-tax Act forbids ₹2,00,000 or more in cash from one person in a day: where the day's sum by account or phone number reaches that, the answer is `cash_limit`. Cash that was taken all the same is recorded with `over_limit`, because the books say what is true. The status of the order is another matter and stays as it is. A repeat answers the same; another receipt for the order is `conflict`.",
    input: { id: ORDER_ID, amount: PRODUCT_PRICE + FEE },
    output: { message: "₹43,048 recorded as received.", order },
  },
  takeBackCash: {
    summary: "Take a cash receipt back",
    description:
      "For a receipt that was recorded by mistake, or with a wrong amount: the cash of the order will be due again. The receipt and the reason are kept as a note of the order. `conflict` where nothing is recorded.",
    input: { id: ORDER_ID, reason: "It was the neighbour's parcel." },
    output: {
      message: "₹43,048 will be due again.",
      order: { ...order, cash: { ...order.cash, state: "open", received_on: null } },
    },
  },
  reportNotDelivered: {
    summary: "Report a cash parcel that comes back",
    description:
      "For a cash order that is Shipped, or was set to Delivered, and could not be handed over: it is cancelled with the reason, nothing is collected for it, and the customer is emailed with what is still to be paid in cash for the rest of the purchase. `goods` says what becomes of its units: `coming`, as when it is left out, until their arrival is recorded, or here and `sellable` (back into stock) or `damaged` (written off). One that has not been shipped is cancelled as any order; one whose cash was received answers `conflict`.",
    input: { id: ORDER_ID, reason: "Nobody was at home, three times.", goods: "coming" },
    output: {
      message: "Canceled: not delivered.",
      order: {
        ...order,
        order_status: "canceled",
        cash: { state: "not_delivered", amount: 0, fee: 0, received_on: null },
        reasonforcancel: "Other",
        otherreasonforcancel: "Nobody was at home, three times.",
        timeline: [...ORDER.timeline, { at: NOW, from: "Shipped", to: "canceled" }],
      },
    },
  },
};
