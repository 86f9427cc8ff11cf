import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";
import type * as contract from "@/lib/orders/messages/contract";

export const chapter: Chapter = "Contact";

export const docs: ContractDocs<typeof contract> = {
  getMessageOrders: {
    summary: "List the orders of a message's writer",
    description:
      "The newest 20 orders, cancelled ones too, of the account that wrote the message while logged in (`account`), of the account whose verified email address it came from (`email`), and those with its telephone number in the account or the delivery (`phone`). Anybody can type a number: tell nothing of an order that only `phone` leads to before you know who asks. An unknown id answers 404 not_found.",
    input: { id: sample.MESSAGE_ID },
    output: {
      customers: [{ user_id: sample.CUSTOMER_ID, user_name: sample.CUSTOMER_NAME, match: "email" }],
      telephone: sample.CUSTOMER_PHONE,
      orders: [
        {
          order_id: sample.ORDER_ID,
          order_number: sample.ORDER_NUMBER,
          product_name: sample.PRODUCT_NAME,
          quantity_ordered: 1,
          total_amount: sample.PRODUCT_PRICE,
          order_status: "Shipped",
          purchase_time: sample.PLACED_AT,
          user_name: sample.CUSTOMER_NAME,
          match: "email",
        },
      ],
    },
  },
};
