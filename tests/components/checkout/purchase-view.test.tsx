import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PurchaseView } from "@/components/checkout/purchase/purchase-view";
import type { PurchaseStatus } from "@/lib/payments/contract";
import { loadCheckout } from "@/lib/payments/provider/checkout-js";
import { fakeCheckout } from "@/tests/support/components/fake-checkout";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import {
  CONTINUE,
  created,
  PURCHASE,
  purchase,
  STATUS,
  settings,
  VERIFY,
  verified,
  wire,
} from "./checkout-page";

jest.mock("@/lib/payments/provider/checkout-js", () => ({
  ...jest.requireActual("@/lib/payments/provider/checkout-js"),
  loadCheckout: jest.fn(),
}));

type More = Partial<PurchaseStatus>;

function show(initial: PurchaseStatus, answers: Record<string, Answer | Answer[]> = {}) {
  const sent = stubFetch({ [STATUS]: wire(initial), ...answers });
  renderWithQueries(<PurchaseView initial={initial} phone="+91 00000 00000" settings={settings} />);
  return sent;
}

const heading = () => screen.getByRole("heading", { level: 1 });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let provider: ReturnType<typeof fakeCheckout>;

beforeEach(() => {
  jest.useFakeTimers();
  provider = fakeCheckout();
  jest.mocked(loadCheckout).mockReset().mockResolvedValue(provider.Razorpay);
});
afterEach(() => jest.useRealTimers());

describe("PurchaseView", () => {
  it("confirms a placed order with its numbers and a link", () => {
    show(purchase("placed", { order_numbers: ["AK-2611-000001"] }));
    expect(heading()).toHaveTextContent("Order placed.");
    expect(screen.getByText(/^Thank you\. We have your order for ₹85,998/)).toBeVisible();
    expect(screen.getByText("Order AK-2611-000001")).toBeVisible();
    expect(screen.getByRole("link", { name: "Order History" })).toHaveAttribute("href", "/order");
    expect(screen.queryByRole("list", { name: "Refunds" })).toBeNull();
    expect(screen.queryByText("Cash fee")).toBeNull();
  });

  it("lists the fee of a cash order as a separate line", () => {
    show(purchase("placed", { total: 86_047_00, fee: 49_00, cash_left: 86_047_00 }));
    expect(screen.getByText(/^Keep/)).toHaveTextContent(
      "Keep ₹86,047 ready in cash for the driver.",
    );
    expect(screen.getByText("Cash fee").nextElementSibling).toHaveTextContent("₹49");
    expect(screen.getByText("Total").nextElementSibling).toHaveTextContent("₹86,047");
  });

  it("shows the order within a second of the bank's confirmation", async () => {
    show(purchase("confirming"), {
      [STATUS]: wire(purchase("placed", { order_numbers: ["AK-1"] })),
    });
    expect(heading()).toHaveTextContent("Your payment is being confirmed.");
    expect(screen.getByText("Confirming with the bank").closest("li")).toHaveAttribute(
      "aria-current",
      "step",
    );
    expect(screen.queryByRole("button", { name: "Pay again" })).toBeNull();
    await pass(1_050);
    expect(heading()).toHaveTextContent("Order placed.");
    expect(screen.getByText("Order AK-1")).toBeVisible();
  });

  it("reports a failed connection and polls again once online", async () => {
    const placed = wire(purchase("placed", { order_numbers: ["AK-1"] }));
    show(purchase("confirming"), { [STATUS]: ["offline", placed] });
    await pass(1_050);
    expect(screen.getByText(/We cannot reach the shop/)).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await pass(50);
    expect(screen.getByText("Order AK-1")).toBeVisible();
  });

  it("clears the 'Added to Cart' marks once the order is placed", () => {
    sessionStorage.setItem("added-to-cart", "id-1");
    show(purchase("awaiting_payment"));
    expect(sessionStorage.getItem("added-to-cart")).toBe("id-1");
    cleanup();
    show(purchase("placed", { order_numbers: ["AK-1"] }));
    expect(sessionStorage.getItem("added-to-cart")).toBe("");
  });

  it("links to checkout when the time to pay has run out", () => {
    show(purchase("expired", { reserved_until: null }));
    expect(heading()).toHaveTextContent("The time to pay has run out.");
    expect(screen.getByRole("link", { name: "Pay again" })).toHaveAttribute("href", "/checkout");
  });
});

describe("PurchaseView before it is paid", () => {
  const waiting = purchase("awaiting_payment");

  async function payAgain() {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    await user.click(screen.getByRole("button", { name: "Pay again" }));
    await pass(10);
  }

  it("shows how long it is held and pays the same purchase", async () => {
    const sent = show(waiting, {
      [STATUS]: [wire(purchase("placed", { order_numbers: ["AK-1"] }))],
      [CONTINUE]: created,
      [VERIFY]: verified,
    });
    expect(heading()).toHaveTextContent("No payment yet.");
    expect(screen.getByText(/Your chargers are held until 10:42 am/)).toBeVisible();
    await payAgain();
    expect(sent).toEqual([
      { call: "POST /api/payments/continuepayment", body: { purchase_id: PURCHASE } },
    ]);
    await act(async () => provider.pay());
    await pass(10);
    expect(heading()).toHaveTextContent("Order placed.");
    expect(screen.getByText("Order AK-1")).toBeVisible();
  });

  it("does not claim that nothing was paid while the bank is pending, and allows paying again", async () => {
    show(purchase("awaiting_payment", { bank_pending: true }));
    expect(heading()).toHaveTextContent("The bank has not answered yet.");
    expect(screen.getByText(/If you have approved ₹85,998, please wait/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Pay again" })).toBeEnabled();
  });

  it("stays open when the window is closed without a payment", async () => {
    show(waiting, { [CONTINUE]: created });
    await payAgain();
    await act(async () => provider.dismiss());
    await pass(10);
    expect(screen.getByText(/^Payment not completed\. Nothing was charged\./)).toBeVisible();
    expect(screen.getByRole("button", { name: "Pay again" })).toBeEnabled();
  });

  it("explains why it can no longer be paid", async () => {
    show(waiting, { [CONTINUE]: refusal("conflict", "The time to pay has run out.") });
    await payAgain();
    expect(screen.getByText("The time to pay has run out.")).toBeVisible();
  });
});

describe("PurchaseView of a refund", () => {
  const started = {
    state: "started" as const,
    amount: 42_999_00,
    started_at: new Date("2026-11-28T05:00:00Z"),
    refunded_at: null,
    reference: null,
    ...{ reason: "order_canceled" as const, note: null, way: "payment" as const },
    order_number: null,
  };
  const refunded = {
    ...started,
    state: "refunded" as const,
    refunded_at: new Date("2026-11-30T06:30:00Z"),
    reference: "RRN 012345678901",
  };

  it.each<[string, More, string[]]>([
    ["started", { refunds: [started] }, ["Refund started on 28 Nov 2026, 10:30 am", "₹42,999"]],
    [
      "done",
      { refunds: [refunded] },
      ["Refunded on 30 Nov 2026, 12:00 pm", "Reference RRN 012345678901", "₹42,999"],
    ],
  ])("describes a refund that is %s", (_, more, words) => {
    show(purchase("refunded", more));
    const list = within(screen.getByRole("list", { name: "Refunds" }));
    for (const text of words) expect(list.getByText(text)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Pay again" })).toBeNull();
  });

  it("describes the refund of one cancelled order of a placed purchase", () => {
    show(purchase("placed", { refunds: [refunded, started] }));
    expect(heading()).toHaveTextContent("Order placed.");
    expect(
      within(screen.getByRole("list", { name: "Refunds" })).getAllByRole("listitem"),
    ).toHaveLength(2);
  });

  it("never says refunded before the bank confirms it", () => {
    show(purchase("refunded", { refunds: [started] }));
    expect(screen.getByText(/₹85,998 goes back to the account you paid from/)).toBeVisible();
    expect(screen.queryByText(/Refunded|sent back/)).toBeNull();
  });
});
