import { mergedLine } from "@/lib/cart/rules";

const monday = new Date("2026-11-23T10:00:00Z");
const friday = new Date("2026-11-27T10:00:00Z");
const line = (quantity: number, createdAt = friday, seenPaise = 42_999_00) => ({
  quantity,
  createdAt,
  seenPaise,
});

describe("mergedLine", () => {
  test.each([
    ["adds up", 2, 3, 10, 5],
    ["stops at the stock", 2, 3, 4, 4],
    ["stops at the maximum of a line", 90, 90, 500, 99],
    ["keeps the quantity of the customer's own line", 5, 1, 2, 5],
    ["keeps the customer's own line without stock", 3, 2, 0, 3],
    ["adds a new line unchanged", undefined, 3, 10, 3],
    ["limits a new line to the stock", undefined, 3, 2, 2],
    ["never drops a line without stock", undefined, 3, 0, 1],
    ["never drops a line when the stock is negative", undefined, 3, -2, 1],
  ])("%s", (_what, customers, guest, available, quantity) => {
    const mine = customers === undefined ? undefined : line(customers);
    expect(mergedLine(mine, line(guest), available).quantity).toBe(quantity);
  });

  test("keeps the first seen price and its time", () => {
    const earlier = line(1, monday, 40_000_00);
    const later = line(1, friday, 45_000_00);
    const seen = { seenPaise: 40_000_00, createdAt: monday };
    expect(mergedLine(earlier, later, 9)).toMatchObject(seen);
    expect(mergedLine(later, earlier, 9)).toMatchObject(seen);
    expect(mergedLine(undefined, earlier, 9)).toMatchObject(seen);
  });
});
