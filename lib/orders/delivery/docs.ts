import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  ADDRESS,
  ADDRESS_ID,
  CUSTOMER_EMAIL,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  DELIVERY_ADDRESS,
  NOW,
  ORDER,
  ORDER_ID,
  ORDER_NUMBER,
  PLACED_AT,
  PRODUCT_NAME,
} from "@/lib/call/docs-samples";
import type * as contract from "@/lib/orders/delivery/contract";

const { id: _id, type: _type, custom_type_name: _name, is_default: _default, ...place } = ADDRESS;
const { country: _country, ...address } = place;

const view = {
  address,
  deliveryaddress: DELIVERY_ADDRESS,
  phone: CUSTOMER_PHONE,
  driver_note: "Ring at gate 2",
  orders: [
    { order_id: ORDER_ID, order_number: ORDER_NUMBER, product_name: PRODUCT_NAME, quantity: 1 },
  ],
  addresses: [ADDRESS],
};

const order = {
  ...ORDER,
  order_status: null,
  timeline: [{ at: PLACED_AT, from: null, to: null }],
  can_cancel: true,
  can_change_delivery: true,
  delivery_changed_at: NOW,
};
const adminOrder = {
  ...order,
  user_name: CUSTOMER_NAME,
  user_email: CUSTOMER_EMAIL,
  user_phonenumber: CUSTOMER_PHONE,
  delivery_phone: CUSTOMER_PHONE,
  refund_problem: null,
  city: "Noida",
};

export const chapter: Chapter = "Deliveries";

export const docs: ContractDocs<typeof contract> = {
  getDelivery: {
    summary: "Get how an order is delivered",
    description:
      "Answers address, phone and note of an order that is not shipped yet, for a form that changes them, and the customer's address book to choose from. `orders` are the orders of the purchase that a change is for. A shipped or delivered order answers `delivery_fixed`, a cancelled one `order_canceled`.",
    input: { order_id: ORDER_ID },
    output: view,
  },
  changeDelivery: {
    summary: "Change the delivery of an order",
    description:
      "Sends an order elsewhere until it is shipped, and with it the other orders of its purchase that are not shipped: to `address_id` of the address book, or to a written `address`, which is not kept there. `phone` and `driver_note` stay where they are left out. The customer is emailed, and all orders of the purchase are answered. Another PIN code where we do not deliver answers `invalid_input`, from Shipped on it is `delivery_fixed`.",
    input: { order_id: ORDER_ID, address_id: ADDRESS_ID, driver_note: "Ring at gate 2" },
    output: { message: "Delivery changed.", orders: [order] },
  },
  getDeliveryByAdmin: {
    summary: "Get how a customer's order is delivered",
    description:
      "The same as for the customer: address, phone and note of an order that is not shipped yet, which orders a change is for, and the customer's address book.",
    input: { id: ORDER_ID },
    output: view,
  },
  changeDeliveryByAdmin: {
    summary: "Change the delivery for a customer",
    description:
      "The same change as the customer's own, for somebody who has called. It is written into the audit log, and the customer is emailed.",
    input: {
      id: ORDER_ID,
      address: { ...place, house_building: "B-1205, Lake View Residency" },
      phone: CUSTOMER_PHONE,
    },
    output: {
      message: "Delivery changed.",
      orders: [
        {
          ...adminOrder,
          deliveryaddress: DELIVERY_ADDRESS.replace("B-1204", "B-1205"),
        },
      ],
    },
  },
};
