import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  CUSTOMER_EMAIL,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  ORDER,
  ORDER_ID,
} from "@/lib/call/docs-samples";
import type * as contract from "@/lib/orders/eway/contract";

export const chapter: Chapter = "Dispatch";

const order = {
  ...{ ...ORDER, user_name: CUSTOMER_NAME, user_email: CUSTOMER_EMAIL },
  ...{ user_phonenumber: CUSTOMER_PHONE, refund_problem: null, city: "Noida" },
};
const transport = {
  ...{ mode: "road" as const, distance_km: 0, vehicle_number: "KA01AB1234" },
  ...{ transporter_id: "", transporter_name: "", receipt_number: "", receipt_day: null },
};

export const docs: ContractDocs<typeof contract> = {
  saveEway: {
    summary: "Record how an order's goods travel, and their e-way bill",
    description:
      "Goods above their state's limit cannot be set to Shipped without the number of their e-way bill or a reason why they need none (`by_other`, `no_motor`, `state_exempt`, `portal_down`). The bill names the tax invoice, so the invoice is made by this call if the order has none. With `transport` the bill stands in the bulk file for the portal until it has a number. What is left out is removed; the call may be repeated. Answers 409 conflict while e-way bills are off, and for an order that left without an invoice. The change is in the audit log.",
    input: { id: ORDER_ID, transport, number: "351012345678", waiver: null },
    output: { message: "The e-way bill is saved.", order },
  },
};
