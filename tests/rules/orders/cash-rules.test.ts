import { customerCash, driverWords, officeCash } from "@/lib/orders/cash/rules";
import type { CashView } from "@/lib/orders/cash/view";
import type { Order, OrderStatus } from "@/lib/orders/contract";
import { mayCancel } from "@/lib/orders/rules";
import { isSetBack } from "@/lib/orders/status/order-status";

const open: CashView = { state: "open", amount: 19_098_50, fee: 99_50, received_on: null };
const received: CashView = { ...open, state: "received", received_on: "2026-11-28" };
const notDelivered: CashView = { state: "not_delivered", amount: 0, fee: 0, received_on: null };

test.each([
  [
    open,
    "Keep ₹19,098.50 ready in cash for the driver, ₹99.50 cash fee included.",
    "₹19,098.50 to collect",
  ],
  [
    { ...open, amount: 18_999_00, fee: 0 },
    "Keep ₹18,999 ready in cash for the driver.",
    "₹18,999 to collect",
  ],
  [
    received,
    "₹19,098.50 paid in cash on 28 November 2026.",
    "₹19,098.50 received on 28 November 2026",
  ],
  [notDelivered, null, "Nothing to collect"],
])("describes the cash %j to customer and office", (cash, customer, office) => {
  expect(customerCash({ cash, order_status: "Shipped" })).toBe(customer);
  expect(officeCash(cash)).toBe(office);
});

it("mentions no cash for online payments and asks for none after delivery", () => {
  expect(customerCash({ cash: null, order_status: null })).toBeNull();
  expect(customerCash({ cash: open, order_status: "Delivered" })).toBeNull();
});

test.each([
  ["cash", 19_098_50, "Collect ₹19,098.50 in cash"],
  ["cash", 0, "Nothing to collect: the cash is settled"],
  ["online", 0, "Paid online, collect nothing"],
] as const)("tells the driver about %s and %i paise: %p", (payment, collect, words) => {
  expect(driverWords({ payment, collect })).toBe(words);
});

test.each<[OrderStatus, OrderStatus, boolean]>([
  ["Delivered", "Shipped", true],
  ["Delivered", null, true],
  ["Shipped", "Processing", true],
  ["Shipped", "Delivered", false],
  ["Processing", null, false],
  ["Accepted", "Shipped", false],
  [null, "Delivered", false],
])("moving from %p to %p sets back: %p", (from, to, isBack) => {
  expect(isSetBack(from, to)).toBe(isBack);
});

describe("a customer may cancel", () => {
  const at = new Date("2026-11-28T04:30:00Z");
  const steps = (...statuses: OrderStatus[]): Order["timeline"] =>
    statuses.map((to, index) => ({ at, from: statuses[index - 1] ?? null, to }));

  test.each<[string, OrderStatus, Order["timeline"], CashView | null, boolean]>([
    ["Order Placed", null, steps(null), null, true],
    ["pending", "pending", steps(null, "pending"), open, true],
    ["Accepted", "Accepted", steps(null, "Accepted"), null, false],
    ["set back from Accepted", null, steps(null, "Accepted", null), null, true],
    ["set back from Shipped", null, steps(null, "Shipped", null), null, false],
    ["set back from Delivered", "pending", steps(null, "Delivered", "pending"), open, false],
    ["its cash received", null, steps(null), received, false],
    ["canceled", "canceled", steps(null, "canceled"), notDelivered, false],
  ])("when %s: %p", (_what, order_status, timeline, cash, may) => {
    expect(mayCancel({ order_status, timeline, cash })).toBe(may);
  });
});
