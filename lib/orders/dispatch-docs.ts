import type { ContractDocs } from "@/lib/http/docs";
import {
  CUSTOMER_EMAIL,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  ORDER,
  ORDER_ID,
} from "@/lib/http/docs-samples";
import type * as contract from "@/lib/orders/dispatch-contract";

const order = {
  ...ORDER,
  user_name: CUSTOMER_NAME,
  user_email: CUSTOMER_EMAIL,
  user_phonenumber: CUSTOMER_PHONE,
  delivery_phone: CUSTOMER_PHONE,
  refund_problem: null,
  city: "Noida",
};
const tracking = { carrier: "delhivery", number: ORDER.tracking.number };

export const dispatchDocs: ContractDocs<typeof contract> = {
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
      "Sets carrier and tracking number of an order that is Shipped or Delivered, in place of those it had; null takes them away. `carrier` is an id of the list of carriers, or `other` with `carrier_name`; `url`, an https link, is shown in place of the carrier's own page. Spaces in `number` are dropped and its letters written as capitals. The customer reads it in the mail that says Shipped where that one has not left, and otherwise in a mail of its own, ten seconds later. An order that has not left answers `conflict`.",
    input: { id: ORDER_ID, tracking },
    output: { message: "Tracking number saved.", order },
  },
};
