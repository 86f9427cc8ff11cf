import { mayReport, REPORT_STATES, reportLabel, reportTone } from "@/lib/faults/rules";
import type { OrderStatus } from "@/lib/orders/contract";

it.each<[OrderStatus, boolean]>([
  [null, false],
  ["pending", false],
  ["Accepted", false],
  ["Processing", false],
  ["Shipped", true],
  ["Delivered", true],
  ["canceled", false],
])("a fault of an order that is %s can be reported: %s", (status, may) => {
  expect(mayReport(status)).toBe(may);
});

it("has a word and a tone of its own for each state", () => {
  expect(REPORT_STATES.map(reportLabel)).toEqual(["Reported", "In work", "Done"]);
  expect(REPORT_STATES.map(reportTone)).toEqual(["wait", "move", "ok"]);
});
