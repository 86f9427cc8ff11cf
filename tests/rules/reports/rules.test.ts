import type { OrderStatus } from "@/lib/orders/contract";
import { mayReport, REPORT_STATES, reportLabel, reportTone } from "@/lib/reports/rules";

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
