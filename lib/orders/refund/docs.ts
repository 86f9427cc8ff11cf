import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  CUSTOMER_EMAIL,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  ORDER,
  ORDER_ID,
  REFUND,
} from "@/lib/call/docs-samples";
import type * as contract from "@/lib/orders/refund/contract";

const delivered = {
  ...ORDER,
  order_status: "Delivered" as const,
  user_name: CUSTOMER_NAME,
  user_email: CUSTOMER_EMAIL,
  user_phonenumber: CUSTOMER_PHONE,
  delivery_phone: CUSTOMER_PHONE,
  refund_problem: null,
  city: "Noida",
};
const reason = "The housing was scratched.";
const part = { ...REFUND, amount: 2000, reason: "part" as const, note: reason };

export const chapter: Chapter = "Refunds and returns";

export const docs: ContractDocs<typeof contract> = {
  refundOrder: {
    summary: "Refund a part of an order",
    description:
      "Refunds an amount of an order that is not cancelled, delivered or not, and emails the customer the reason. What was paid online goes back the way it was paid; for cash the refund is only recorded: until the cash is recorded as received it is so much less to collect, afterwards the shop sends it by bank transfer. `units` and `goods` say what becomes of how many units: `stays` with the customer, `coming` back (their arrival is recorded later), or here and `sellable` (back into stock) or `damaged` (written off). More than is left of the order and its payment answers 422 for `amount`; another amount left than `expected_left` answers `conflict`, as does whatever else has changed meanwhile.",
    input: { id: ORDER_ID, amount: 2000, units: 0, goods: "stays", reason },
    output: {
      message: "₹2,000 goes back the way it was paid.",
      order: { ...delivered, refund: part, refunds: [part] },
    },
  },
  recordArrival: {
    summary: "Record units that came back",
    description:
      "Writes down that units of an order which had left have come back, whether it was cancelled, refunded or exchanged: `sellable` ones go back into stock, `damaged` ones are written off, and so are `lost` ones that never came. No money moves. Another number of units out than `expected_out` answers `conflict`, so that a parcel is counted once.",
    input: { id: ORDER_ID, units: 1, found: "damaged", note: "Housing cracked" },
    output: { message: "1 unit back, written off as damaged.", order: delivered },
  },
};
