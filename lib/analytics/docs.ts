import type * as contract from "@/lib/analytics/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import { CUSTOMER_ID, PLACED_AT, PRODUCT_NAME, PRODUCT_PRICE } from "@/lib/call/docs-samples";

export const chapter: Chapter = "Own figures";

export const docs: ContractDocs<typeof contract> = {
  userPurchaseSummary: {
    summary: "Sum up a customer's purchases by product",
    description:
      "Answers one row for each product that the customer has ordered, the latest purchase first, with units, rupees and the time of the last order. Canceled orders are not counted; `total_refunded` is what goes back of the others. `user_id` may be left out; another person's answers `forbidden`.",
    input: { user_id: CUSTOMER_ID },
    output: {
      user_purchase_summary: [
        {
          product_name: PRODUCT_NAME,
          total_items_purchased: 1,
          total_purchase_amount: PRODUCT_PRICE,
          total_refunded: 2000,
          purchase_time: PLACED_AT,
        },
      ],
    },
  },
  userTotals: {
    summary: "Sum up a customer's spending",
    description:
      "Answers the number of the customer's orders, the rupees spent and the units bought; cancelled orders are not counted, and a cash fee is no part of it. `net_spent` is that less `total_refunded`, which goes back of orders that stand. `user_id` may be left out; another person's answers `forbidden`.",
    input: { user_id: CUSTOMER_ID },
    output: {
      user_total_spent_and_orders: {
        total_orders: 1,
        total_spent: PRODUCT_PRICE,
        total_units: 1,
        total_refunded: 2000,
        net_spent: PRODUCT_PRICE - 2000,
      },
    },
  },
};
