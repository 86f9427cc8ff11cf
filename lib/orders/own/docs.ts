import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import { ORDER, ORDER_NUMBER } from "@/lib/call/docs-samples";
import type * as contract from "@/lib/orders/own/contract";

export const chapter: Chapter = "Orders";

export const docs: ContractDocs<typeof contract> = {
  ownPurchase: {
    summary: "Read a purchase by an order's number",
    description:
      "Answers all orders of the purchase that this order of the customer belongs to, in the sequence of their numbers, as in the order history. Another customer's number answers `not_found`, like one that does not exist. `is_invoiced` says whether what leaves today gets a tax invoice.",
    input: { order_number: ORDER_NUMBER },
    output: { orders: [ORDER], is_invoiced: true },
  },
};
