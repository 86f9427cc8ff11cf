import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";
import type * as contract from "@/lib/cash/contract";

const settings = { min: 5000, max: 100000, fee: 99, one_open_per_phone: true, verified_only: true };

export const chapter: Chapter = "Cash on delivery";

export const docs: ContractDocs<typeof contract> = {
  getCashSettings: {
    summary: "Read the limits of cash on delivery",
    description:
      "Amounts in rupees; null is no limit beside the law's, which allows less than ₹2,00,000 a purchase. `fee` is added to a cash purchase, all taxes included. `products` names every listed product and whether it may be paid in cash.",
    input: {},
    output: {
      ...settings,
      products: [
        { product_id: sample.PRODUCT_ID, name: sample.PRODUCT_NAME, allowed: true },
        { product_id: sample.OTHER_PRODUCT_ID, name: sample.OTHER_PRODUCT_NAME, allowed: false },
      ],
    },
  },
  updateCashSettings: {
    summary: "Set the limits of cash on delivery",
    description:
      "All fields are sent, in rupees (a number), and the call may be repeated; orders that were placed are left as they are. With `verified_only` customers pay in cash once they have verified their email address. With `one_open_per_phone` a phone number has one cash order at a time that is neither delivered nor cancelled. A limit of ₹2,00,000 or more, or a `min` above `max`, answers 422 invalid_input. The change is in the audit log.",
    input: settings,
    output: { ...settings, message: "Cash settings saved." },
  },
  allowCash: {
    summary: "Say whether a product may be paid in cash",
    description:
      "A purchase that holds a product for which `allowed` is false cannot be paid in cash. The call may be repeated, and a change is in the audit log; an unknown product answers 404 not_found.",
    input: { product_id: sample.OTHER_PRODUCT_ID, allowed: false },
    output: {
      product_id: sample.OTHER_PRODUCT_ID,
      allowed: false,
      message: "AC03W 22 kW cannot be paid in cash.",
    },
  },
};
