import { olderCounts, stockMove } from "@/lib/catalogue/stock/rules";

const sold = (units: number) => ({ delta: -units, reason: "reserved", byId: null });
const by = (byId: string | null, delta: number, reason = "corrected") => ({ delta, reason, byId });

describe("olderCounts", () => {
  it.each([
    ["nothing moved", 50, [], []],
    ["three units sold one by one", 47, [sold(1), sold(1), sold(1)], [48, 49, 50]],
    ["a released hold", 50, [by(null, 2, "released"), sold(2)], [48, 50]],
    ["a cancelled order", 51, [by(null, 1, "restocked")], [50]],
    ["a colleague's delivery", 70, [by("meera", 20, "received")], [50]],
    ["one's own movements", 60, [by("me", 10), by("me", -5)], []],
    ["one's own movement before a sale", 57, [sold(3), by("me", 10)], [60]],
    ["one's own movement after a sale", 57, [by("me", 10), sold(3)], [47, 50]],
    ["stock never moved by hand", 50, [by(null, 50, "received")], []],
  ])("%s", (_what, now, movements, expected) => {
    expect(olderCounts(now, movements, "me")).toEqual(expected);
  });
});

describe("stockMove", () => {
  const full = { seen: undefined, now: 47, older: [48, 49, 50], saysMore: true };
  it.each([
    ["no number", { ...full, sent: undefined }, 0],
    ["an empty number", { ...full, sent: null }, 0],
    ["the current count", { ...full, sent: 47 }, 0],
    ["an older count among other fields", { ...full, sent: 50 }, "stays"],
    ["an older count alone", { ...full, sent: 50, saysMore: false }, "unclear"],
    ["a new number", { ...full, sent: 60 }, "unclear"],
    ["a smaller number", { ...full, sent: 40 }, "unclear"],
    ["more than the count seen", { ...full, sent: 60, seen: 50 }, 10],
    ["fewer than the count seen, equal to the current count", { ...full, sent: 47, seen: 50 }, -3],
    ["the count seen", { ...full, sent: 50, seen: 50 }, 0],
    ["a new number without other movements", { ...full, sent: 60, older: [] }, 13],
  ] as const)("%s", (_what, count, expected) => {
    expect(stockMove(count)).toBe(expected);
  });

  it("never puts a sold unit back, whatever older count a full edit is based on", () => {
    for (let seen = 47; seen <= 50; seen++) {
      for (let change = -5; change <= 5; change++) {
        const move = stockMove({ ...full, sent: seen + change });
        if (typeof move === "number") expect(full.now + move).toBeLessThanOrEqual(full.now);
      }
    }
  });
});
