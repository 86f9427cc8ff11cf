import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import {
  CUSTOMER_EMAIL,
  CUSTOMER_ID,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  NOW,
  ORDER_ID,
  ORDER_NUMBER,
  PRODUCT_NAME,
} from "@/lib/call/docs-samples";
import type * as contract from "@/lib/faults/contract";

const REPORT_ID = "01a22108-3b5e-7c91-a4d7-6e2f80b1c3d5";
const words = {
  serial: "AC03W-2641-00917",
  location: "Basement B2, bay 14",
  issue: "The ring stays red after the cable is plugged in, and no session starts.",
};
const report = {
  id: REPORT_ID,
  reference: "R-000125",
  order_id: ORDER_ID,
  order_number: ORDER_NUMBER,
  charger: PRODUCT_NAME,
  ...words,
  state: "open" as const,
  created_at: NOW,
  done_at: null,
};
const reporter = {
  user_id: CUSTOMER_ID,
  reported_by: CUSTOMER_NAME,
  email: CUSTOMER_EMAIL,
  phone_number: CUSTOMER_PHONE,
};

export const chapter: Chapter = "Fault reports";

export const docs: ContractDocs<typeof contract> = {
  reportFault: {
    summary: "Report a fault of a charger",
    description:
      "Reports a fault on a charger of an own order that is shipped or delivered, emails the customer a reference and tells staff. An earlier order answers `conflict`, and so does a fourth report of one order while three are not done. The same report within ten minutes, equal in every field, answers the first one: another `serial` or `location` is another charger. A customer may send 10 an hour; more answers `rate_limited`.",
    input: { order_id: ORDER_ID, ...words },
    output: { message: "Your report R-000125 is with us.", report },
  },
  ownFaults: {
    summary: "List the own fault reports",
    description:
      "Answers the customer's reports, newest first: `open` is read as Reported, `in_progress` as In work, `done` as Done. Pages go by `after` and `before`, the ids that `next` and `previous` answer.",
    input: { limit: 20 },
    output: { reports: [report], next: null, previous: null },
  },
  customerFaults: {
    summary: "List the fault reports of all customers",
    description:
      "Answers every report with who reported it, newest first. `query` finds words of the report, its reference or serial number, the customer, and the end of an order number. `counts` are of the same search whatever state is asked for. Pages go by `after` and `before`.",
    input: { state: "open", query: "AC03W", limit: 20 },
    output: {
      reports: [{ ...report, ...reporter }],
      counts: { open: 1, in_progress: 0, done: 4 },
      next: null,
      previous: null,
    },
  },
  moveFault: {
    summary: "Move a fault report to another state",
    description:
      "Sets a report to `open`, `in_progress` or `done`, forth or back. The customer is emailed ten seconds after it is done, unless it is moved back before. `from` is the state it was seen in: if somebody else has moved it meanwhile the answer is `conflict`. To set the state that it has changes nothing.",
    input: { id: REPORT_ID, state: "in_progress", from: "open" },
    output: {
      message: "R-000125 is now In work.",
      report: { ...report, ...reporter, state: "in_progress" },
    },
  },
};
