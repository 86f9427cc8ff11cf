import { LIMITS, type LimitRule, limitLines } from "@/lib/call/limit-table";
import { countHere, slotsHeld } from "@/lib/limits/process-counter";
import { throttle, throttleDelay, throttling } from "@/lib/limits/throttle";

const { mostWaiting } = throttling;

describe("the table of limits", () => {
  it("describes each limit, and allows an address more than one account", () => {
    for (const { words, address, account } of Object.values(LIMITS) as LimitRule[]) {
      expect(words).toMatch(/^\p{Lu}/u);
      if (address && account && address[1] === account[1])
        expect(address[0]).toBeGreaterThan(account[0]);
    }
  });

  it("is documented in full, lockouts and emails included", () => {
    const what = limitLines().map((line) => line.what);
    expect(what).toEqual(expect.arrayContaining(Object.values(LIMITS).map(({ words }) => words)));
    expect(what).toContain("Wrong passwords or codes");
    expect(new Set(what).size).toBe(what.length);
  });
});

describe("countHere", () => {
  it("counts a window from its first use, separately for each key", () => {
    const use = (key: string, now: number) => countHere("a", key, [10, 60], now);
    expect(use("x", 0)).toEqual({ count: 1, msLeft: 60_000 });
    expect(use("x", 20_000)).toEqual({ count: 2, msLeft: 40_000 });
    expect(use("y", 20_000)).toEqual({ count: 1, msLeft: 60_000 });
    expect(use("x", 60_000)).toEqual({ count: 1, msLeft: 60_000 });
  });

  it("drops expired windows, and the oldest when there are too many", () => {
    for (let n = 0; n < 100; n += 1) countHere("b", `${n}`, [10, 1], n);
    countHere("b", "late", [10, 1], 5_000);
    expect(slotsHeld("b")).toBe(1);
    for (let n = 0; n < 60_000; n += 1) countHere("c", `${n}`, [10, 60], 0);
    expect(slotsHeld("c")).toBe(50_000);
    expect(countHere("c", "59999", [10, 60], 1).count).toBe(2);
    expect(countHere("c", "0", [10, 60], 1).count).toBe(1);
  });
});

describe("throttling", () => {
  afterEach(() => {
    throttling.mostWaiting = mostWaiting;
  });

  it.each([
    [1, 30, 0],
    [30, 30, 0],
    [31, 30, 67],
    [45, 30, 1_000],
    [60, 30, 2_000],
    [600, 30, 2_000],
  ])("delays use %p at a rate of %p by %p ms", (count, rate, ms) => {
    expect(throttleDelay(count, rate, 2_000)).toBe(ms);
  });

  it("limits how many callers wait", async () => {
    throttling.mostWaiting = 2;
    const waits = [5, 5, 5].map((ms) => throttle(ms));
    expect(await Promise.all(waits)).toEqual([true, true, false]);
    expect(await throttle(1)).toBe(true);
  });
});
