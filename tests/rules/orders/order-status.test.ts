import {
  AWAY,
  allows,
  HERE,
  isAway,
  isHere,
  isTransition,
  type OrderStatus,
  STATUS_NAMES,
  statusLabel,
  statusName,
  TRANSITIONS,
} from "@/lib/orders/status/order-status";

const STATUSES: OrderStatus[] = STATUS_NAMES.map((name) => (name === "placed" ? null : name));
const ways = Object.keys(TRANSITIONS) as (keyof typeof TRANSITIONS)[];

it.each(STATUSES)("%p is exactly one of here, away and cancelled", (status) => {
  expect(Number(isHere(status)) + Number(isAway(status)) + Number(status === "canceled")).toBe(1);
  expect([...HERE, ...AWAY, "canceled"].filter((name) => name === statusName(status))).toHaveLength(
    1,
  );
});

it.each([
  ["set", "Order Placed, Pending, Accepted, Processing, Shipped, Delivered"],
  ["cancelOwn", "Order Placed, Pending"],
  ["cancelForCustomer", "Order Placed, Pending, Accepted, Processing, Shipped"],
  ["notDelivered", "Shipped, Delivered"],
  ["refunded", "Order Placed, Pending, Accepted, Processing"],
] as const)("%s is allowed from %s", (way, from) => {
  expect(
    STATUSES.filter((status) => allows(way, status))
      .map(statusLabel)
      .join(", "),
  ).toBe(from);
});

it("no transition leaves cancelled", () => {
  expect(ways.filter((way) => allows(way, "canceled"))).toEqual([]);
});

it.each([
  [null, "canceled", "customer", true],
  ["Accepted", "canceled", "customer", false],
  ["Delivered", "canceled", "admin", true],
  ["Shipped", "canceled", "system", false],
  ["Shipped", null, "admin", true],
  ["Accepted", "pending", "admin", false],
  ["Accepted", "Shipped", "customer", false],
  ["canceled", "Accepted", "admin", false],
] as const)("a transition from %p to %p by the %s is allowed: %p", (from, to, by, is) => {
  expect(isTransition(from, to, by)).toBe(is);
});
