import { amountInWords, amountTicks } from "@/lib/analytics/amount-rules";
import { orderBars } from "@/lib/analytics/rules";

describe("amountInWords", () => {
  it.each([
    [0, "₹0"],
    [50, "₹1"],
    [999_00, "₹999"],
    [45_000_00, "₹45,000"],
    [99_999_00, "₹99,999"],
    [1_00_000_00, "₹1 lakh"],
    [1_50_000_00, "₹1.5 lakh"],
    [2_34_567_00, "₹2.35 lakh"],
    [99_99_000_00, "₹99.99 lakh"],
    [99_99_600_00, "₹1 crore"],
    [1_00_00_000_00, "₹1 crore"],
    [2_25_00_000_00, "₹2.25 crore"],
    [1_234_56_00_000_00, "₹1,234.56 crore"],
  ])("writes %d paise as %s", (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });
});

describe("amountTicks", () => {
  it.each([
    [0, ["₹0", "₹1"]],
    [3_00, ["₹0", "₹1", "₹2", "₹3"]],
    [42_999_00, ["₹0", "₹20,000", "₹40,000", "₹60,000"]],
    [1_00_000_00, ["₹0", "₹25,000", "₹50,000", "₹75,000", "₹1 lakh"]],
    [18_75_000_00, ["₹0", "₹5 lakh", "₹10 lakh", "₹15 lakh", "₹20 lakh"]],
    [2_00_00_000_00, ["₹0", "₹50 lakh", "₹1 crore", "₹1.5 crore", "₹2 crore"]],
  ])("labels the axis up to %d paise", (max, words) => {
    expect(amountTicks(max).map(amountInWords)).toEqual(words);
  });

  it("starts at zero, takes at most five even steps of whole rupees and reaches the maximum", () => {
    for (let max = 1; max < 1e13; max = Math.ceil(max * 1.13)) {
      const ticks = amountTicks(max);
      const step = ticks[1] ?? 0;
      expect(step % 100).toBe(0);
      expect(ticks.map((tick) => tick / step)).toEqual([...ticks.keys()]);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
    }
  });
});

describe("orderBars", () => {
  const row = (product_name: string, total_orders: number) => ({ product_name, total_orders });

  it("draws one bar per ordered product, in the given order", () => {
    expect(orderBars([row("B", 4), row("A", 4), row("C", 0)])).toEqual([
      { name: "B", count: 4 },
      { name: "A", count: 4 },
    ]);
  });

  it("gives products of the same name different labels", () => {
    const bars = orderBars([row("AC03W", 3), row("AC03W", 2), row("AC03W", 1)]);
    expect(bars.map(({ name }) => name)).toEqual(["AC03W", "AC03W (2)", "AC03W (3)"]);
  });
});
