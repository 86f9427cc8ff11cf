/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { z } from "zod";
import { PurchaseView } from "@/components/checkout/purchase-view";
import { PurchaseStatus } from "@/lib/payments/contract";
import { type Answer, stubFetch } from "@/tests/support/fetch-stub";
import { renderWithQueries } from "@/tests/support/with-queries";

const ID = "0190a000-0000-7000-8000-0000000000ff";
const STATUS = `GET /api/payments/status/${ID}`;
const status = (state: PurchaseStatus["state"], order_numbers: string[] = []): PurchaseStatus => ({
  purchase_id: ID,
  state,
  total: 85_998_00,
  order_ids: [],
  order_numbers,
  items: ["AC03W 7.4 kW", "AC02P 3.7 kW"].map((product_name) => ({
    product_name,
    product_image: null,
    quantity: 1,
    unit_price: 42_999_00,
  })),
});
const wire = (value: PurchaseStatus) => ({ body: z.encode(PurchaseStatus, value) });

function show(initial: PurchaseStatus, answers: Answer[] = [wire(initial)]) {
  const sent = stubFetch({ [STATUS]: answers });
  renderWithQueries(<PurchaseView initial={initial} phone="+91 00000 00000" />);
  return sent;
}

describe("PurchaseView", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("thanks for a placed order, with its numbers and the way to it", () => {
    show(status("placed", ["AK-2611-000001", "AK-2611-000002"]));
    expect(screen.getByRole("heading", { level: 1, name: "Order placed." })).toBeVisible();
    expect(screen.getByText(/^Thank you\. We have your order for ₹85,998/)).toBeVisible();
    expect(screen.getByText("Order AK-2611-000001")).toBeVisible();
    expect(screen.getByText("Order AK-2611-000002")).toBeVisible();
    expect(screen.getByRole("link", { name: "Order History" })).toHaveAttribute("href", "/order");
  });

  it("waits while the bank confirms, then shows the order by itself", async () => {
    show(status("confirming"), [wire(status("confirming")), wire(status("placed", ["AK-1"]))]);
    expect(screen.getByRole("heading", { name: "Your payment is being confirmed." })).toBeVisible();
    expect(screen.getByText("Confirming with the bank").closest("li")).toHaveAttribute(
      "aria-current",
      "step",
    );
    expect(screen.queryByRole("link", { name: "Pay again" })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole("heading", { name: "Order placed." })).toBeVisible();
    expect(screen.getByText("Order AK-1")).toBeVisible();
  });

  it.each([
    ["awaiting_payment", "No payment yet."],
    ["expired", "The time to pay has run out."],
  ] as const)("offers to pay again while %s", (state, heading) => {
    show(status(state));
    expect(screen.getByRole("heading", { name: heading })).toBeVisible();
    expect(screen.getByRole("link", { name: "Pay again" })).toHaveAttribute("href", "/checkout");
  });

  it("says that a payment goes back", () => {
    show(status("refunded"));
    expect(screen.getByText(/₹85,998 goes back to the account you paid from/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Pay again" })).toBeNull();
  });

  it("says when the shop cannot be reached and goes on asking", async () => {
    const sent = show(status("confirming"), ["offline", wire(status("placed", ["AK-1"]))]);
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    expect(screen.getByText(/The shop cannot be reached/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText("Order AK-1")).toBeVisible();
    expect(sent.length).toBeGreaterThanOrEqual(2);
  });
});
