import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";
import type * as contract from "@/lib/palette/contract";

export const chapter: Chapter = "Search";

export const docs: ContractDocs<typeof contract> = {
  searchOffice: {
    summary: "Search orders, products and customers at once",
    description:
      "For a search box: at most five of each, orders newest first and cancelled ones included, products in the catalogue's order and delisted ones included, customers by name. Orders are found as in the list of orders: by number or its end, customer, delivery, charger or an id of Razorpay; all three lists may be empty. A `query` of one letter answers 422 invalid_input. For more than five use the list of orders, products or users.",
    input: { query: "menon" },
    output: {
      orders: [
        {
          id: sample.ORDER_ID,
          number: sample.ORDER_NUMBER,
          customer: sample.CUSTOMER_NAME,
          product: sample.PRODUCT_NAME,
          status: "Shipped",
        },
      ],
      products: [],
      customers: [
        {
          id: sample.CUSTOMER_ID,
          name: sample.CUSTOMER_NAME,
          email: sample.CUSTOMER_EMAIL,
          phone_number: sample.CUSTOMER_PHONE,
        },
      ],
    },
  },
};
