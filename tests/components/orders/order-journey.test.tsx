import { cleanup, render, screen, within } from "@testing-library/react";
import { OrderConfirmationSheet } from "@/components/orders/confirmation-sheet";
import { journeyTitle } from "@/components/orders/journey/journey-text";
import { OrderJourney } from "@/components/orders/journey/order-journey";
import type { Order, OrderStatus } from "@/lib/orders/contract";
import { orderSample, refundSample } from "@/tests/support/samples/order";

const show = (...orders: Partial<Order>[]) =>
  render(<OrderJourney orders={orders.map((changes) => orderSample(changes))} />);
const journey = () => screen.getByRole("region");
const fact = (name: string) => screen.getByText(name).nextElementSibling;
const delhivery = {
  ...{ carrier: "delhivery", carrier_name: "Delhivery", number: "1490819204561" },
  url: "https://www.delhivery.com/track/package/1490819204561",
};

describe("OrderJourney", () => {
  it.each<[string, OrderStatus[]]>([
    ["We have your order", [null, "pending"]],
    ["Your order is accepted", ["Accepted", null]],
    ["Being packed", ["Processing"]],
    ["Partly on its way to you", ["Shipped", "Accepted"]],
    ["On its way to you", ["Shipped", "Delivered", "canceled"]],
    ["Delivered", ["Delivered", "canceled"]],
    ["Cancelled", ["canceled"]],
  ])("is headed %s for %j", (title, statuses) => {
    expect(journeyTitle(statuses.map((order_status) => ({ order_status })))).toBe(title);
  });

  it("says where the order goes, how it is paid, the tax in it and what happens next", () => {
    show({ driver_note: "Ring at gate 2" });
    expect(journey()).toHaveTextContent("AK-2611-000482, placed 27 Nov 2026, 9:58 pm");
    expect(fact("Deliver to")).toHaveTextContent(
      "12, MG Road, Pune, Pune, Maharashtra 411001+91 98765 43210Note for the driver: Ring at gate 2",
    );
    expect(fact("Payment")).toHaveTextContent("UPI, paid");
    expect(fact("Total")).toHaveTextContent("₹85,998₹4,095.14 GST (5 %) included");
    expect(journey()).toHaveTextContent("We check your order and pack it.");
    expect(screen.getByRole("link", { name: "Ask for a survey" })).toHaveAttribute(
      "href",
      "/contact?wish=survey&order=AK-2611-000482",
    );
  });

  it("promises a tax invoice only where one will be made, and says what one waits for", () => {
    show({ order_status: "Accepted" });
    expect(screen.queryByText("Tax invoice")).toBeNull();
    cleanup();
    const waiting = {
      ...{ id: "p1", kind: "tax_invoice" as const, number: "AK/2627/000123", total: 85_998_00 },
      ...{ issued_at: new Date("2026-11-28T06:00:00Z"), state: "waiting" as const },
    };
    const orders = [{ order_status: "Accepted" as const }, { tax_documents: [waiting] }];
    const [accepted, invoiced] = orders.map((changes) => [orderSample(changes)]);
    render(<OrderJourney orders={accepted ?? []} isInvoiced />);
    expect(fact("Tax invoice")).toHaveTextContent("Here as soon as your order leaves");
    cleanup();
    render(<OrderJourney orders={invoiced ?? []} isInvoiced />);
    expect(fact("Tax invoice")).toHaveTextContent("waits for the government’s e-invoice portal");
    expect(screen.queryByRole("link", { name: /^Tax invoice/ })).toBeNull();
    cleanup();
    const canceled = { ...waiting, state: "canceled" as const };
    render(<OrderJourney orders={[orderSample({ tax_documents: [canceled] })]} />);
    expect(fact("Tax invoice")).toHaveTextContent("cancelled, it counts no longer");
    cleanup();
    const voucher = {
      ...{ ...waiting, kind: "receipt_voucher" as const, number: "AKRV/2627/00001" },
      state: "ready" as const,
    };
    const paid = orderSample({ order_status: "Accepted", tax_documents: [voucher] });
    render(<OrderJourney orders={[paid]} isInvoiced />);
    expect(fact("Tax documents")).toHaveTextContent(
      "Tax invoice: here as soon as your order leaves",
    );
    expect(screen.getByRole("link", { name: /^Receipt voucher AKRV/ })).toHaveAttribute(
      "href",
      "/api/order/documents/p1",
    );
  });

  it("draws the promised days until it has arrived, and says when they are over", () => {
    show({});
    expect(screen.getByRole("figure")).toHaveTextContent("Arrives Wed 2 to Fri 4 December");
    const steps = screen.getAllByRole("listitem").map((step) => step.textContent);
    expect(steps.at(-1)).toBe("DeliveredWed 2 to Fri 4 Dec");
    cleanup();
    show({ order_status: "Delivered" });
    expect(screen.queryByRole("figure")).toBeNull();
    cleanup();
    const promised = { ...orderSample().promised, is_late: true } as Order["promised"];
    show({ order_status: "Shipped", promised });
    expect(screen.getByRole("figure")).toHaveTextContent("Late: it was due by Fri 4 December");
    expect(screen.getByText("was due by Fri 4 Dec")).toBeVisible();
    cleanup();
    show({ promised: null });
    expect(screen.queryByRole("figure")).toBeNull();
  });

  it("draws the days of two parcels once, where they come on the same", () => {
    show({ order_id: "1", order_status: "Accepted" }, { order_id: "2" });
    expect(screen.getAllByRole("figure")).toHaveLength(1);
    expect(screen.getAllByText("Wed 2 to Fri 4 Dec")).toHaveLength(2);
  });

  it("says of which charger something is true, where parcels differ", () => {
    const other = { order_id: "2", product_name: "AC02P 3.7 kW" };
    show({ order_id: "1", order_status: "Processing" }, other);
    expect(screen.getByText(/^AC03W 7.4 kW: It is being packed\./)).toBeVisible();
    expect(screen.getByText(/^AC02P 3.7 kW: We check your order/)).toBeVisible();
  });

  it("offers no survey where nothing has to be fitted", () => {
    show({ needs_fitting: false });
    expect(screen.queryByRole("link", { name: "Ask for a survey" })).toBeNull();
  });

  it("tells who has the parcel, and the cash to have ready", () => {
    const cash = { state: "open" as const, amount: 18_999_00, fee: 49_00, received_on: null };
    show({ order_status: "Shipped", payment_option: "Cash", cash, tracking: delhivery });
    expect(journey()).toHaveTextContent(
      "Delhivery has it, and the driver calls you before coming. Please have ₹18,999 ready in cash.",
    );
    expect(fact("Payment")).toHaveTextContent("₹18,999 in cash to the driver");
    expect(fact("Total")).toHaveTextContent("₹49 cash fee");
    expect(screen.getByRole("link", { name: /^Track the parcel/ })).toBeVisible();
  });

  it("draws each parcel's own progress, and a cancelled order's refund", () => {
    show(
      { order_id: "1", order_number: "AK-1", order_status: "Delivered" },
      {
        ...{ order_id: "2", order_number: "AK-2", order_status: "canceled" },
        reasonforcancel: "Changed my mind",
        timeline: [{ at: new Date("2026-11-27T17:00:00Z"), from: null, to: "canceled" }],
        refund: refundSample(),
      },
    );
    expect(screen.getAllByRole("list", { name: /Progress/ })).toHaveLength(1);
    expect(journey()).toHaveTextContent("Cancelled on 27 Nov 2026, 10:30 pm.");
    expect(journey()).toHaveTextContent("Refund started on 27 Nov 2026");
    expect(fact("Payment")).toHaveTextContent("UPI, paid₹85,998 being refunded");
    expect(fact("Delivered to")).toHaveTextContent("12, MG Road");
  });

  it("gives a cancelled purchase no address and nothing to wait for", () => {
    show({ order_status: "canceled" });
    expect(screen.queryByText("Deliver to")).toBeNull();
    expect(screen.queryByText("What happens now")).toBeNull();
  });
});

describe("OrderConfirmationSheet", () => {
  const seller = {
    ...{ legalName: "Arklane Private Limited", phone: "+91 00000 00000", email: "a@b.example" },
    offices: [{ lines: ["Example Road"], city: "Pune", state: "Maharashtra", pin: "411001" }],
  };

  it("lists the orders of a purchase and does not pass for a tax invoice", () => {
    const orders = [orderSample(), orderSample({ order_id: "2", order_status: "canceled" })];
    render(<OrderConfirmationSheet orders={orders} name="Asha Menon" seller={seller} />);
    expect(screen.getByRole("heading", { name: "Order confirmation" })).toBeVisible();
    expect(screen.getByText("Ordered by Asha Menon on 27 November 2026")).toBeVisible();
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "OrderChargerQuantityPriceAmount",
      "AK-2611-000482AC03W 7.4 kWAC03W-072₹42,999₹85,998",
      "AK-2611-000482AC03W 7.4 kWAC03W-07Cancelled.2₹42,999₹85,998",
    ]);
    expect(fact("Total")).toHaveTextContent("₹85,998");
    expect(screen.getByText("This is not a tax invoice.")).toBeVisible();
    cleanup();
  });
});
