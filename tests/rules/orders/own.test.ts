import {
  byProgress,
  byPurchase,
  paymentInBrief,
  paymentState,
  purchasePayment,
  purchaseTotal,
  statusesOf,
  taxWords,
} from "@/lib/orders/own/rules";
import { orderSample, refundSample } from "@/tests/support/samples/order";

const cash = (state: "open" | "received" | "not_delivered", amount = 18_999_00) => ({
  payment_option: "Cash" as const,
  cash: { state, amount, fee: 0, received_on: state === "received" ? "2026-11-28" : null },
});
const back = (amount: number, state: "started" | "refunded" = "refunded") =>
  refundSample({ amount, state });

describe("the state of an order's money", () => {
  it.each([
    ["paid online", {}, "paid"],
    [
      "paid online and cancelled, the refund not yet made",
      { refunds: [back(8_599_800, "started")] },
      "refund_started",
    ],
    [
      "cancelled and refunded",
      { order_status: "canceled" as const, refunds: [back(8_599_800)] },
      "refunded",
    ],
    [
      "cancelled after a part was refunded",
      { order_status: "canceled" as const, refunds: [back(8_399_800), back(200_000)] },
      "refunded",
    ],
    [
      "one of two refunds done",
      { refunds: [back(100_00, "started"), back(100_00)] },
      "refund_started",
    ],
    ["a part refunded", { refunds: [back(200_000)] }, "part_refunded"],
    ["refunded to the last paisa", { refunds: [back(8_599_800)] }, "refunded"],
    ["cash to be paid", cash("open"), "due"],
    [
      "less cash to be paid",
      { ...cash("open"), refunds: [refundSample({ way: "not_collected" })] },
      "due",
    ],
    ["cash paid", cash("received"), "paid"],
    [
      "cash paid, a part sent back",
      {
        ...cash("received"),
        refunds: [refundSample({ amount: 100_00, state: "refunded", way: "transfer" })],
      },
      "part_refunded",
    ],
    [
      "cash of a cancelled order",
      { ...cash("not_delivered"), order_status: "canceled" as const },
      "nothing_due",
    ],
  ])("of %s", (_case, changes, state) => {
    expect(paymentState(orderSample(changes))).toBe(state);
  });
});

describe("how a purchase is paid", () => {
  it.each([
    ["UPI", [{}], "UPI, paid"],
    ["net banking", [{ payment_option: "Netbanking" as const }], "Net banking, paid"],
    ["an unknown way", [{ payment_option: "Online" as const }], "Paid online"],
    ["cash of two parcels", [cash("open"), cash("open", 1_00)], "₹19,000 in cash to the driver"],
    [
      "cash, one parcel cancelled",
      [cash("open"), { ...cash("not_delivered", 0), order_status: "canceled" as const }],
      "₹18,999 in cash to the driver",
    ],
    [
      "cash, one parcel paid",
      [cash("open"), cash("received", 1_00)],
      "₹18,999 in cash to the driver",
    ],
    ["cash received", [cash("received")], "₹18,999 paid in cash"],
    [
      "cash delivered, not written down",
      [{ ...cash("open"), order_status: "Delivered" as const }],
      "Cash to the driver",
    ],
    [
      "cash cancelled",
      [{ ...cash("not_delivered", 0), order_status: "canceled" as const }],
      "Cash, nothing to pay",
    ],
    ["nothing", [], ""],
  ])("in words: %s", (_case, changes, words) => {
    expect(purchasePayment(changes.map((one) => orderSample(one)))).toBe(words);
  });

  it("begins with the way where it stands in a line", () => {
    const brief = (changes: object) => paymentInBrief([orderSample(changes)]);
    expect(brief({})).toBe("UPI, paid");
    expect(brief(cash("open"))).toBe("Cash, ₹18,999 to the driver");
    expect(brief(cash("received"))).toBe("Cash, ₹18,999 paid");
    expect(brief(cash("not_delivered", 0))).toBe("Cash, nothing to pay");
  });

  it("counts cancelled orders in neither total nor tax, unless all are", () => {
    const canceled = orderSample({ order_status: "canceled", total_amount: 1_00, tax_included: 5 });
    const live = { ...orderSample(cash("open")), cash: { ...cash("open").cash, fee: 49_00 } };
    expect(purchaseTotal([live, canceled])).toBe(8_604_700);
    expect(purchaseTotal([canceled])).toBe(1_00);
    expect(taxWords([orderSample(), canceled])).toBe("₹4,095.14 GST (5\u00a0%) included");
    expect(taxWords([orderSample(), orderSample({ tax_rate: 18 })])).toBe("₹8,190.28 GST included");
    expect(taxWords([canceled])).toBe("₹0.05 GST (5\u00a0%) included");
  });
});

describe("the groups of orders", () => {
  it("are purchases, in the order of their first", () => {
    const orders = ["a", "b", "a"].map((purchase_id) => orderSample({ purchase_id }));
    expect(byPurchase(orders).map((group) => group.map((one) => one.purchase_id))).toEqual([
      ["a", "a"],
      ["b"],
    ]);
    expect(byPurchase([])).toEqual([]);
  });

  it("are parcels that have come equally far", () => {
    const tracking = { carrier: "x", carrier_name: "X", number: "1", url: null };
    const orders = [
      orderSample({ order_number: "1" }),
      orderSample({ order_number: "2", order_status: "Shipped", tracking }),
      orderSample({ order_number: "3" }),
      orderSample({
        order_number: "4",
        order_status: "Shipped",
        tracking: { ...tracking, number: "2" },
      }),
    ];
    const numbers = byProgress(orders).map((group) => group.map((one) => one.order_number));
    expect(numbers).toEqual([["1", "3"], ["2"], ["4"]]);
  });

  it("are the three parts of the history, which leave no status out", () => {
    expect(statusesOf("on_the_way")).toEqual([
      "placed",
      "pending",
      "Accepted",
      "Processing",
      "Shipped",
    ]);
    expect(statusesOf("delivered")).toEqual(["Delivered"]);
    expect(statusesOf("canceled")).toEqual(["canceled"]);
  });
});
