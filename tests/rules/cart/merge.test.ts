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
    ["stops at what is there", 2, 3, 4, 4],
    ["stops at what a line holds", 90, 90, 500, 99],
    ["takes nothing from the own cart", 5, 1, 2, 5],
    ["takes nothing from the own cart when there is none", 3, 2, 0, 3],
    ["takes a new line as it is", undefined, 3, 10, 3],
    ["takes a new line as far as there is", undefined, 3, 2, 2],
    ["never drops a line", undefined, 3, 0, 1],
    ["never drops a line when less than nothing is there", undefined, 3, -2, 1],
  ])("%s", (_what, own, guest, available, quantity) => {
    const mine = own === undefined ? undefined : line(own);
    expect(mergedLine(mine, line(guest), available).quantity).toBe(quantity);
  });

  test("keeps what was seen first, and since when", () => {
    const earlier = line(1, monday, 40_000_00);
    const later = line(1, friday, 45_000_00);
    const seen = { seenPaise: 40_000_00, createdAt: monday };
    expect(mergedLine(earlier, later, 9)).toMatchObject(seen);
    expect(mergedLine(later, earlier, 9)).toMatchObject(seen);
    expect(mergedLine(undefined, earlier, 9)).toMatchObject(seen);
  });
});
