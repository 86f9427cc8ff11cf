import { shiftedNeeds } from "@/lib/orders/admin/counts";
import type { AdminOrder } from "@/lib/orders/contract";
import { orderSample } from "@/tests/support/samples/order";

const needs = { to_ship: 5, late: 1, refunds: 2, cash: 3 };
type Cash = AdminOrder["cash"];
const open = (amount = 42_999_00): Cash => ({ state: "open", amount, fee: 0, received_on: null });
const received: Cash = { state: "received", amount: 42_999_00, fee: 0, received_on: "2026-11-28" };
const order = (order_status: AdminOrder["order_status"], cash: Cash = null) => ({
  ...{ order_id: "o1", order_status, cash, promised: null },
});
const late = (order_status: AdminOrder["order_status"]) => {
  const { promised } = orderSample();
  const is_late = order_status !== "Delivered";
  return { ...order(order_status), promised: promised && { ...promised, is_late } };
};

it.each([
  ["nothing", order(null), order(null), {}],
  ["an order accepted", order(null), order("Accepted"), {}],
  ["an order shipped", order("Processing"), order("Shipped"), { to_ship: 4 }],
  ["a status undone", order("Shipped"), order(null), { to_ship: 6 }],
  ["a late order delivered", late("Shipped"), late("Delivered"), { late: 0 }],
  ["a late order accepted", late("Shipped"), late("Shipped"), {}],
  ["an order cancelled", order("pending"), order("canceled"), { to_ship: 4 }],
  ["cash on its way", order(null, open()), order("Shipped", open()), { to_ship: 4, cash: 4 }],
  ["nothing left to collect", order(null, open(0)), order("Shipped", open(0)), { to_ship: 4 }],
  ["cash delivered", order("Shipped", open()), order("Delivered", open()), {}],
  ["cash recorded", order("Delivered", open()), order("Delivered", received), { cash: 2 }],
])("%s shifts the counts of open tasks", (_what, drawn, now, shifted) => {
  expect(shiftedNeeds(needs, [drawn], [now])).toEqual({ ...needs, ...shifted });
});
