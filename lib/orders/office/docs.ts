import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  ADDRESS_ID,
  CUSTOMER_EMAIL,
  CUSTOMER_ID,
  CUSTOMER_PHONE,
  ORDER_ID,
  ORDER_NUMBER,
  PRODUCT_ID,
  PRODUCT_NAME,
  PRODUCT_PRICE,
  PURCHASE_ID,
} from "@/lib/call/docs-samples";
import type * as contract from "@/lib/orders/office/contract";

const products = [{ productid: PRODUCT_ID, quantity: 1 }];

export const chapter: Chapter = "Orders by phone";

export const docs: ContractDocs<typeof contract> = {
  enterOrder: {
    summary: "Enter an order for a customer",
    description:
      "For a customer who has called: `user_id`, or in `customer` somebody new, whose account is made and who sets the password by Forgot password. With `cash` the orders are placed as if the customer had placed them, within all limits of cash. With `online` the goods are held for 24 hours, and the customer is emailed the page of the purchase, on which they log in and pay. A written `address` is kept where the address book is empty; an address where we do not deliver answers `invalid_input`. `supply` is what the customer's electricity bill states; it stops nothing. Send an Idempotency-Key, so that a repeat enters nothing twice.",
    input: {
      user_id: CUSTOMER_ID,
      products,
      address_id: ADDRESS_ID,
      phone: CUSTOMER_PHONE,
      driver_note: "Ring at gate 2",
      supply: { phases: 1, sanctioned_kw: 5, peak_kw: 3 },
      method: "cash",
      expected_total: PRODUCT_PRICE,
    },
    output: {
      message: `Placed ${ORDER_NUMBER}. The confirmation goes to ${CUSTOMER_EMAIL}.`,
      user_id: CUSTOMER_ID,
      purchase_id: PURCHASE_ID,
      order_ids: [ORDER_ID],
      order_numbers: [ORDER_NUMBER],
      total: PRODUCT_PRICE,
      payment_path: null,
      reserved_until: null,
    },
  },
  previewOrder: {
    summary: "See what an order would cost",
    description:
      "Prices products as they are now and says what stands in the way: of each product by `problem`, of paying in cash, with what `user_id` has ordered in cash today, and of paying online. Nothing is held.",
    input: { user_id: CUSTOMER_ID, products },
    output: {
      lines: [
        {
          productid: PRODUCT_ID,
          product_name: PRODUCT_NAME,
          quantity: 1,
          unit_price: PRODUCT_PRICE,
          available: 43,
          problem: null,
        },
      ],
      total: PRODUCT_PRICE,
      problem: null,
      cash: { problem: null, fee: 0 },
      online: { problem: null },
    },
  },
};
