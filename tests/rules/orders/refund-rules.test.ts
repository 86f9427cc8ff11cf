import { taxOf } from "@/lib/orders/export/export-tax";
import {
  goodsChoices,
  goodsOfCancellation,
  refundablePaise,
  sumOfRefunds,
} from "@/lib/orders/refund/rules";
import { refundSample } from "@/tests/support/samples/order";

describe("the refundable amount of an order", () => {
  const payment = (backPaise: number) => ({ amountPaise: 150_00, backPaise });
  it.each([
    ["nothing was refunded", { totalPaise: 100_00, backPaise: 0 }, 100_00],
    ["a part was refunded", { totalPaise: 100_00, backPaise: 30_00 }, 70_00],
    ["all was refunded", { totalPaise: 100_00, backPaise: 100_00 }, 0],
    [
      "its payment has enough left",
      { totalPaise: 100_00, backPaise: 0, payment: payment(50_00) },
      100_00,
    ],
    [
      "its payment has less left",
      { totalPaise: 100_00, backPaise: 0, payment: payment(80_00) },
      70_00,
    ],
    [
      "its payment has nothing left",
      { totalPaise: 100_00, backPaise: 0, payment: payment(150_00) },
      0,
    ],
  ])("when %s", (_what, order, left) => {
    expect(refundablePaise(order)).toBe(left);
  });
});

describe("several refunds in one", () => {
  const early = new Date("2026-11-28T04:00:00Z");
  const late = new Date("2026-11-30T04:00:00Z");
  const done = (at: Date | null) =>
    refundSample({ state: "refunded", refunded_at: at, amount: 10 });
  it("is null without refunds", () => expect(sumOfRefunds([])).toBeNull());
  it("returns a single refund unchanged", () =>
    expect(sumOfRefunds([done(early)])).toEqual(done(early)));
  it("is done when the last refund is done", () => {
    expect(sumOfRefunds([done(late), done(early)])).toMatchObject({
      ...{ state: "refunded", amount: 20, refunded_at: late },
    });
    expect(sumOfRefunds([refundSample({ amount: 5 }), done(early)])).toMatchObject({
      ...{ state: "started", amount: 15, refunded_at: null },
    });
  });
  it("may have no time", () => expect(sumOfRefunds([done(null)])?.refunded_at).toBeNull());
});

it.each([
  [null, ["sellable", "damaged"], "sellable"],
  ["Processing", ["sellable", "damaged"], "sellable"],
  ["Shipped", ["stays", "coming", "sellable", "damaged"], "coming"],
  ["Delivered", ["stays", "coming", "sellable", "damaged"], "coming"],
] as const)(
  "offers the possible places of the units of an order in status %s",
  (status, choices, usual) => {
    expect(goodsChoices(status)).toEqual(choices);
    expect(goodsOfCancellation(status)).toBe(usual);
  },
);

describe("the tax within an amount", () => {
  const five = { hsn: "85044030", gstRateBp: 500, unitPaise: 100_00, quantity: 1 };
  const eighteen = { ...five, hsn: "85366990", gstRateBp: 1800 };
  it.each([
    ["of one rate", 105_00, [five], { hsn: "85044030", rateBp: 500, taxable: 100_00, gst: 5_00 }],
    ["of a refund", -105_00, [five], { rateBp: 500, taxable: -100_00, gst: -5_00 }],
    ["of two rates", 200_00, [five, eighteen], { hsn: "", rateBp: null, gst: 20_01 }],
    ["of nothing", 0, [five], { taxable: 0 }],
  ])("%s", (_what, amount, lines, tax) => {
    const found = taxOf(amount, lines);
    expect(found).toMatchObject(tax);
    expect(found.taxable + found.gst).toBe(amount);
  });
});
