import { validInput } from "@/lib/call/view-input";
import { listOrders } from "@/lib/orders/admin/contract";
import { countOf, shiftedCounts } from "@/lib/orders/admin/counts";
import { orderSearch } from "@/lib/orders/admin/filters";

describe("orderSearch", () => {
  it.each([
    ["", undefined],
    ["   ", undefined],
    ["AK-2611-000482", { number: "AK-2611-000482" }],
    [" ak-2611-000482 ", { number: "AK-2611-000482" }],
    ["AK-2611-1000482", { number: "AK-2611-1000482" }],
    ["482", { end: "482" }],
    ["-0482", { end: "0482" }],
    ["2611-000482", { end: "2611-000482", words: ["2611000482"] }],
    ["000482", { end: "000482", words: ["000482"] }],
    ["98765", { end: "98765", words: ["98765"] }],
    ["9876543210", { end: "9876543210", words: ["9876543210"], reference: "9876543210" }],
    ["98765 43210", { words: ["9876543210"] }],
    ["+91 98765 43210", { words: ["9876543210"] }],
    ["+91-98765-43210", { words: ["9876543210"] }],
    ["(0)98765 43210", { words: ["9876543210"] }],
    ["0091 98765 43210", { words: ["9876543210"] }],
    // A ten-digit number can itself start with 91.
    ["9176543210", { end: "9176543210", words: ["9176543210"], reference: "9176543210" }],
    ["12", { words: ["12"] }],
    ["+", { words: ["+"] }],
    ["Asha", { words: ["Asha"] }],
    ["  Asha   Menon ", { words: ["Asha", "Menon"] }],
    ["asha@example.com", { words: ["asha@example.com"] }],
    ["flat 482", { words: ["flat", "482"] }],
    ["AK-2611", { words: ["AK-2611"] }],
    [" pay_KEHIx0MqWRfT8a ", { provider: "pay_KEHIx0MqWRfT8a" }],
    ["order_RfT7zQk2LmVw9C", { provider: "order_RfT7zQk2LmVw9C" }],
    ["rfnd_RfVd0Qa7TzLk2M", { provider: "rfnd_RfVd0Qa7TzLk2M" }],
    ["pay_ KEHI", { words: ["pay_", "KEHI"] }],
    ["560001", { end: "560001", words: ["560001"] }],
    ["560 001", { words: ["560001"] }],
    ["AC03W", { words: ["AC03W"] }],
    ["Menon1234567", { words: ["Menon1234567"], reference: "Menon1234567" }],
    [
      "74332745309007305300001",
      {
        end: "74332745309007305300001",
        words: ["74332745309007305300001"],
        reference: "74332745309007305300001",
      },
    ],
  ])("reads %p as %j", (query, meant) => {
    expect(orderSearch(query)).toEqual(meant);
  });
});

describe("the view of an address", () => {
  it.each([
    [{ status: "Shipped", canceled: "1", query: "asha" }, ["status", "canceled", "query"]],
    [{ status: "lost", canceled: "perhaps", from: "soon", to: "2026-02-30" }, []],
    [{ after: "x", before: "", user_id: "42", limit: "0", other: "y" }, []],
    [{ query: "x".repeat(101), from: "2026-11-01" }, ["from"]],
  ])("keeps of %j only %j", (given, valid) => {
    const input = validInput(listOrders.input, given);
    expect(Object.keys(input)).toEqual(valid);
    expect(listOrders.input.safeParse(input).success).toBe(true);
  });
});

describe("the counts of the tabs", () => {
  const counts = { placed: 2, Shipped: 3, canceled: 1 };

  it.each([
    ["", false, 5],
    ["", true, 6],
    ["Shipped", false, 3],
    ["Shipped", true, 4],
    ["Delivered", false, 0],
  ])("of tab %p, cancelled included %p: %p", (tab, canceled, count) => {
    expect(countOf(counts, tab, canceled)).toBe(count);
  });

  it("follow changes on the page and keep their sum", () => {
    const drawn = [
      { order_id: "a", order_status: null },
      { order_id: "b", order_status: "Shipped" as const },
    ];
    const now = [
      { order_id: "a", order_status: "Delivered" as const },
      { order_id: "b", order_status: "Shipped" as const },
    ];
    const shifted = shiftedCounts(counts, drawn, now);
    expect(shifted).toEqual({ placed: 1, Shipped: 3, canceled: 1, Delivered: 1 });
    expect(shiftedCounts(counts, drawn, drawn)).toEqual(counts);
    const sum = (all: object) => Object.values(all).reduce((a, b) => a + b, 0);
    expect(sum(shifted)).toBe(sum(counts));
  });
});
