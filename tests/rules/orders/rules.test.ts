import { LARGEST_PURCHASE_PAISE } from "@/lib/money";
import type { OrderStatus } from "@/lib/orders/contract";
import { cancellation, purchaseProblem, timelineSteps } from "@/lib/orders/rules";
import { statusLabel, statusTone } from "@/lib/orders/status/order-status";

const placed = new Date("2026-11-14T05:50:00Z");
const at = (hours: number) => new Date(placed.getTime() + hours * 3_600_000);
const event = (hours: number, from: OrderStatus, to: OrderStatus) => ({ at: at(hours), from, to });

describe("the label and tone of a status", () => {
  it.each<[OrderStatus, string, string]>([
    [null, "Order Placed", "quiet"],
    ["pending", "Pending", "quiet"],
    ["Accepted", "Accepted", "wait"],
    ["Processing", "Processing", "wait"],
    ["Shipped", "Shipped", "move"],
    ["Delivered", "Delivered", "ok"],
    ["canceled", "Cancelled", "off"],
  ])("%s is %s", (status, label, tone) => {
    expect(statusLabel(status)).toBe(label);
    expect(statusTone(status)).toBe(tone);
  });
});

it.each([
  [1, null],
  [LARGEST_PURCHASE_PAISE, null],
  [LARGEST_PURCHASE_PAISE + 1, expect.stringContaining("₹100 crore at most")],
])("checks a purchase of %d paise: %p", (total, words) => {
  expect(purchaseProblem(total)).toEqual(words);
});

describe("timelineSteps", () => {
  const steps = (order_status: OrderStatus, timeline = [event(0, null, null)]) =>
    timelineSteps({ order_status, purchase_time: placed, timeline });

  it("starts at Order Placed with the time of the purchase", () => {
    expect(steps(null)).toEqual([
      { label: "Order Placed", state: "now", at: placed },
      { label: "Accepted", state: "todo" },
      { label: "Processing", state: "todo" },
      { label: "Shipped", state: "todo" },
      { label: "Delivered", state: "todo" },
    ]);
  });

  it("treats pending as not accepted yet", () => {
    expect(steps("pending").map((step) => step.state)).toEqual([
      "now",
      "todo",
      "todo",
      "todo",
      "todo",
    ]);
  });

  it("dates reached steps and leaves a skipped step undated", () => {
    const timeline = [
      event(0, null, null),
      event(2, null, "Accepted"),
      event(9, "Accepted", "Shipped"),
    ];
    expect(steps("Shipped", timeline)).toEqual([
      { label: "Order Placed", state: "done", at: placed },
      { label: "Accepted", state: "done", at: at(2) },
      { label: "Processing", state: "done", at: undefined },
      { label: "Shipped", state: "now", at: at(9) },
      { label: "Delivered", state: "todo" },
    ]);
  });

  it("drops the dates of later steps after a set-back", () => {
    const timeline = [event(2, null, "Shipped"), event(3, "Shipped", "Accepted")];
    const [, accepted, , shipped] = steps("Accepted", timeline);
    expect(accepted).toEqual({ label: "Accepted", state: "now", at: at(3) });
    expect(shipped).toEqual({ label: "Shipped", state: "todo" });
  });

  it("has no steps for a cancelled order", () => {
    expect(steps("canceled")).toEqual([]);
  });
});

describe("cancellation", () => {
  const order = {
    order_status: "canceled" as OrderStatus,
    timeline: [event(1, null, "canceled")],
    reasonforcancel: "Changed my mind",
    otherreasonforcancel: null,
  };

  it("is undefined for an order that is not cancelled", () => {
    expect(cancellation({ ...order, order_status: null })).toBeUndefined();
  });

  it("has its time and reason", () => {
    expect(cancellation(order)).toEqual({ at: at(1), reason: "Changed my mind" });
  });

  it("has the customer's own words for Other", () => {
    const other = { ...order, reasonforcancel: "Other", otherreasonforcancel: " Moving house " };
    expect(cancellation(other)?.reason).toBe("Moving house");
    expect(cancellation({ ...other, otherreasonforcancel: " " })?.reason).toBe("Other");
  });
});
