import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  CUSTOMER_EMAIL,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  ORDER,
  ORDER_ID,
  ORDER_NUMBER,
  PLACED_AT,
  SUPPLY,
} from "@/lib/call/docs-samples";
import type * as contract from "@/lib/orders/dispatch/contract";

const order = {
  ...ORDER,
  user_name: CUSTOMER_NAME,
  user_email: CUSTOMER_EMAIL,
  user_phonenumber: CUSTOMER_PHONE,
  delivery_phone: CUSTOMER_PHONE,
  refund_problem: null,
  city: "Noida",
};
const back = {
  ...order,
  order_status: "Accepted" as const,
  tracking: null,
  timeline: ORDER.timeline.slice(0, 2),
};
const EVENT_ID = "01a1db7a-92c3-7d0e-8f61-5a4b3c2d1e0f";
const OTHER = "01a1d98b-8482-705d-a379-9e8d57826849";
const tracking = { carrier: "delhivery", number: ORDER.tracking.number };

/** The packing slip of that order. */
export const PACKING_SLIP = {
  is_reprint: false,
  payment: "online" as const,
  collect: 0,
  fee: 0,
  placed_at: PLACED_AT,
  name: CUSTOMER_NAME,
  address: [
    "B-1204, Lake View Residency",
    "Sector 62",
    "Near the metro station",
    "Noida, Gautam Buddha Nagar",
    "Uttar Pradesh 201309",
  ],
  phone: CUSTOMER_PHONE,
  driver_note: "Ring at gate 2",
  supply: SUPPLY,
  promised: { dispatch_by: "2026-11-18", from: "2026-11-19", to: "2026-11-23" },
  lines: [
    {
      order_number: ORDER_NUMBER,
      product_name: ORDER.product_name,
      product_model: ORDER.product_model,
      quantity: ORDER.quantity_ordered,
    },
  ],
};

export const chapter: Chapter = "Dispatch";

export const docs: ContractDocs<typeof contract> = {
  listCarriers: {
    summary: "List the carriers",
    description:
      "Answers the carriers that a tracking number can be of, in the order in which the office chooses. Another one is `other`, with its name.",
    input: {},
    output: {
      carriers: [
        { id: "delhivery", name: "Delhivery" },
        { id: "bluedart", name: "Blue Dart" },
      ],
    },
  },
  changeTracking: {
    summary: "Set the tracking number of an order",
    description:
      "Sets carrier and tracking number of an order that is Shipped or Delivered, in place of those it had; null takes them away. `carrier` is an id of the list of carriers, or `other` with `carrier_name`; `url`, an https link, is shown in place of the carrier's own page. Spaces in `number` are dropped and its letters written as capitals. The customer reads it in the email that says Shipped where that one has not left, and otherwise in an email of its own, ten seconds later. An order that has not left answers `conflict`.",
    input: { id: ORDER_ID, tracking },
    output: { message: "Tracking number saved.", order },
  },
  updateOrderStatuses: {
    summary: "Set the status of several orders",
    description:
      "Sets at most 20 orders to one status by the rules of a single one: each gets its event, its email ten seconds later and its entry in the audit log, and `tracking` where it is given. All of it is one transaction. An order that cannot be set is left as it is and has a `problem`, with the code and the words that a call for it alone would answer; the others are set all the same. `event_id` names a change for the undo, null where the order had that status already.",
    input: {
      orderstatus: "Shipped",
      orders: [{ orderid: ORDER_ID, tracking }, { orderid: OTHER }],
    },
    output: {
      message: "1 of 2 orders set to Shipped.",
      results: [
        {
          ...{ order_id: ORDER_ID, order, problem: null, previous_status: "Accepted" },
          event_id: EVENT_ID,
        },
        {
          ...{ order_id: OTHER, order: null, previous_status: null, event_id: null },
          problem: { code: "not_found", message: "There is no such order." },
        },
      ],
    },
  },
  getPackingSlips: {
    summary: "Get the packing slips of several orders",
    description:
      "Answers a slip a parcel, as for one order, for at most 100 orders in the order of their ids: what is packed now of a purchase is one parcel, whichever of its orders are named, and one that has left is a reprint by itself. Canceled orders are left out and told by number. An id that is no order's answers `not_found` for all.",
    input: { ids: ORDER_ID },
    output: { slips: [PACKING_SLIP], left_out: ["AK-2611-000484"] },
  },
  undoOrderStatuses: {
    summary: "Undo the change of status of several orders",
    description:
      "Takes at most 20 changes back, each as the undo of a single one: within a minute, by who made it, while it is the order's latest; emails that have not left are dropped, and a tracking number that came with it is gone. One that cannot be taken back has a `problem`.",
    input: { orders: [{ orderid: ORDER_ID, event_id: EVENT_ID }] },
    output: {
      message: "1 order set back.",
      results: [{ order_id: ORDER_ID, order: back, problem: null }],
    },
  },
};
