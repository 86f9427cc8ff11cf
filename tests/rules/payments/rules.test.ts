import { decide } from "@/lib/payments/rules";

const payment = (id: string, status: string, amount = 100, currency = "INR") => ({
  id,
  status,
  amount,
  currency,
});

describe("decide", () => {
  it("accepts the first captured payment of the right amount", () => {
    const decision = decide([payment("a", "failed"), payment("b", "captured")], 100);
    expect(decision.pays?.id).toBe("b");
    expect(decision.refund).toEqual([]);
  });

  it.each([
    ["another amount", payment("a", "captured", 99)],
    ["another currency", payment("a", "captured", 100, "USD")],
  ])("refunds %s without placing an order", (_what, seen) => {
    const decision = decide([seen], 100);
    expect(decision.pays).toBeUndefined();
    expect(decision.refund).toEqual([{ payment: seen, reason: "amount_mismatch" }]);
  });

  it("refunds a second captured payment", () => {
    const second = payment("b", "captured");
    expect(decide([payment("a", "captured"), second], 100).refund).toEqual([
      { payment: second, reason: "duplicate" },
    ]);
  });

  it("keeps the payment that has paid, in any order of the provider's list", () => {
    const late = payment("b", "captured");
    const decision = decide([late, payment("a", "captured")], 100, "a");
    expect(decision.pays?.id).toBe("a");
    expect(decision.refund).toEqual([{ payment: late, reason: "duplicate" }]);
  });

  it("refunds nothing when the paying payment is no longer captured", () => {
    const decision = decide([payment("a", "refunded")], 100, "a");
    expect(decision).toMatchObject({ pays: undefined, refund: [] });
  });

  it.each([
    ["authorized", "money"],
    ["created", "bank"],
    ["failed", "none"],
    ["captured", "none"],
  ])("a %s payment pending: %s", (status, pending) => {
    const seen = [payment("a", "failed"), payment("b", status)];
    expect(decide(seen, 100).pending).toBe(pending);
  });

  it("ranks pending money above a pending bank", () => {
    const seen = [payment("a", "created"), payment("b", "authorized")];
    expect(decide(seen, 100).pending).toBe("money");
  });

  it("waits only for authorised payments of the right amount", () => {
    const right = payment("b", "authorized");
    expect(decide([payment("a", "authorized", 1), right], 100).waiting).toEqual([right]);
  });
});
