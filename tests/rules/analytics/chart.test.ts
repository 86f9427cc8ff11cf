import { countTicks, purchaseBars } from "@/lib/analytics/rules";

const bought = (product_name: string, total_items_purchased: number) => ({
  product_name,
  total_items_purchased,
});

describe("purchaseBars", () => {
  it("draws one bar per product, largest first, ties by name", () => {
    const bars = purchaseBars([bought("B", 1), bought("C", 4), bought("A", 1), bought("D", 2)]);
    expect(bars.map(({ name, count }) => `${name}${count}`)).toEqual(["C4", "D2", "A1", "B1"]);
  });

  it("draws no bars without purchases", () => {
    expect(purchaseBars([bought("A", 0)])).toEqual([]);
    expect(purchaseBars([])).toEqual([]);
  });
});

describe("countTicks", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [11, [0, 2, 4, 6, 8, 10, 12]],
    [20, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]],
    [21, [0, 5, 10, 15, 20, 25]],
    [51, [0, 10, 20, 30, 40, 50, 60]],
    [1_234, [0, 200, 400, 600, 800, 1_000, 1_200, 1_400]],
  ])("labels the axis up to %d", (max, ticks) => {
    expect(countTicks(max)).toEqual(ticks);
  });

  it("starts at zero, takes at most ten even whole steps and reaches the maximum", () => {
    for (let max = 1; max < 5_000; max += 1) {
      const ticks = countTicks(max);
      const step = ticks[1] ?? 0;
      expect(Number.isInteger(step)).toBe(true);
      expect(ticks.map((tick) => tick / step)).toEqual([...ticks.keys()]);
      expect(ticks.length).toBeLessThanOrEqual(11);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect((ticks.at(-1) ?? 0) - step).toBeLessThan(max);
    }
  });
});
