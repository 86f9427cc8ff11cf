import { FAULT_STATES, faultLabel, faultTone, mayReportFault } from "@/lib/faults/rules";
import type { OrderStatus } from "@/lib/orders/contract";

it.each<[OrderStatus, boolean]>([
  [null, false],
  ["pending", false],
  ["Accepted", false],
  ["Processing", false],
  ["Shipped", true],
  ["Delivered", true],
  ["canceled", false],
])("a fault of an order in status %s can be reported: %s", (status, may) => {
  expect(mayReportFault(status)).toBe(may);
});

it("each state has its own label and tone", () => {
  expect(FAULT_STATES.map(faultLabel)).toEqual(["Reported", "In work", "Done"]);
  expect(FAULT_STATES.map(faultTone)).toEqual(["wait", "move", "ok"]);
});
