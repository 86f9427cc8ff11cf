import { recentActivity } from "@/lib/analytics/rules";

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const order = (n: number) => ({
  order_id: `o${n}`,
  product_name: "AC03W 7.4 kW",
  total_amount: 8_599_800,
  order_status: null as string | null,
  purchase_time: day(n),
});
const purchase = (n: number) => ({
  product_name: `P${n}`,
  total_items_purchased: 3,
  purchase_time: day(n),
});

describe("recentActivity", () => {
  it("describes orders with their amount and purchases with their units", () => {
    expect(recentActivity([order(2)], [purchase(1)]).map((entry) => entry.text)).toEqual([
      "Ordered AC03W 7.4 kW – ₹85,998",
      "Purchased P1 – 3 units",
    ]);
  });

  it("sorts newest first, the order before the purchase of the same moment", () => {
    const entries = recentActivity([order(3), order(1)], [purchase(3), purchase(2)]);
    expect(entries.map((entry) => `${entry.type} ${entry.at.getUTCDate()}`)).toEqual([
      "Order 3",
      "Purchase 3",
      "Purchase 2",
      "Order 1",
    ]);
  });

  it("shows at most five entries, four of them orders", () => {
    const entries = recentActivity([9, 8, 7, 6, 5].map(order), [4, 3].map(purchase));
    expect(entries.map((entry) => entry.type)).toEqual([
      "Order",
      "Order",
      "Order",
      "Order",
      "Purchase",
    ]);
  });

  it("does not say a purchase again that an order says already", () => {
    const entries = recentActivity(
      [order(3)],
      [
        { ...purchase(3), product_name: "AC03W 7.4 kW" },
        { ...purchase(2), total_items_purchased: 1 },
      ],
    );
    expect(entries.map((entry) => entry.text)).toEqual([
      "Ordered AC03W 7.4 kW – ₹85,998",
      "Purchased P2 – 1 unit",
    ]);
  });

  it("marks a cancelled order", () => {
    const entries = recentActivity([{ ...order(1), order_status: "canceled" }, order(2)], []);
    expect(entries.map(({ isCanceled }) => isCanceled)).toEqual([false, true]);
  });

  it("is empty for a new customer", () => {
    expect(recentActivity([], [])).toEqual([]);
  });
});
