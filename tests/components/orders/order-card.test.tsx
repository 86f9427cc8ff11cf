import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderCard } from "@/components/orders/order-card";
import type { Fault } from "@/lib/faults/contract";
import type { Order } from "@/lib/orders/contract";
import { faultSample } from "@/tests/support/samples/fault-view";
import { orderSample, refundSample } from "@/tests/support/samples/order";

const open = { cancel: jest.fn(), report: jest.fn(), redirect: jest.fn() };
const showAll = (orders: Order[], reports: Fault[] = []) =>
  render(<OrderCard orders={orders} open={open} reports={reports} />);
const show = (changes: Partial<Order> = {}, reports: Fault[] = []) =>
  showAll([orderSample(changes)], reports);
const canceled = (changes: Partial<Order> = {}) =>
  orderSample({
    order_status: "canceled",
    can_cancel: false,
    reasonforcancel: "Changed my mind",
    timeline: [{ at: new Date("2026-11-27T17:00:00Z"), from: null, to: "canceled" }],
    ...changes,
  });

describe("OrderCard", () => {
  it("shows number, time, payment, amount, quantity, status and address", () => {
    show();
    const card = screen.getByRole("article", { name: "AK-2611-000482" });
    expect(card).toHaveTextContent("Placed 27 Nov 2026, 9:58 pm, UPI, paid");
    expect(card).toHaveTextContent("₹85,998");
    expect(card).toHaveTextContent("2 × ₹42,999");
    expect(card).toHaveTextContent("Deliver to 12, MG Road, Pune, Pune, Maharashtra 411001");
    expect(within(card).getAllByText("Order Placed")).toHaveLength(2);
  });

  it("shows carrier and tracking number with a link to the carrier", () => {
    const url = "https://www.delhivery.com/track/package/1490819204561";
    const tracking = { carrier: "delhivery", carrier_name: "Delhivery", number: "1490819204561" };
    show({ order_status: "Shipped", tracking: { ...tracking, url } });
    const card = screen.getByRole("article");
    expect(card).toHaveTextContent("Carrier Delhivery 1490819204561");
    const link = within(card).getByRole("link", { name: /^Track the parcel ?1490819204561/ });
    expect(link).toHaveAttribute("href", url);
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("shows the cash due or paid, and nothing for online payments", () => {
    const cash = { state: "open" as const, amount: 86_047_00, fee: 49_00, received_on: null };
    show({ payment_option: "Cash", cash });
    const ready = "Keep ₹86,047 ready in cash for the driver, ₹49 cash fee included.";
    expect(screen.getByText(ready)).toBeVisible();
    show({ cash: { ...cash, state: "received", received_on: "2026-11-28" } });
    expect(screen.getByText("₹86,047 paid in cash on 28 November 2026.")).toBeVisible();
    show();
    expect(screen.getAllByText(/in cash (for|on)/)).toHaveLength(2);
  });

  it("marks the current step", () => {
    show({ order_status: "Shipped" });
    const steps = within(screen.getByRole("list", { name: /Progress/ })).getAllByRole("listitem");
    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([
      null,
      null,
      null,
      "step",
      null,
    ]);
  });

  it("states when and why it was cancelled", () => {
    show(canceled());
    expect(
      screen.getByText("Cancelled on 27 Nov 2026, 10:30 pm. Reason: Changed my mind."),
    ).toBeVisible();
    expect(screen.queryByRole("list", { name: /Progress/ })).toBeNull();
    expect(screen.queryByText(/Refund/)).toBeNull();
  });

  it.each([
    ["It came too late", "Reason: It came too late."],
    ["It came too late.", "Reason: It came too late."],
    ["Who needs two?", "Reason: Who needs two?"],
  ])("writes the customer's reason %j as a sentence", (otherreasonforcancel, text) => {
    show(canceled({ reasonforcancel: "Other", otherreasonforcancel }));
    expect(screen.getByText(/^Cancelled on/).textContent).toMatch(text);
  });

  it("states that the refund is under way", () => {
    show(canceled({ refund: refundSample() }));
    expect(screen.getByText(/Refund started/).closest("p")).toHaveTextContent(
      "Refund started on 27 Nov 2026, 10:31 pm: ₹85,998, usually there within 5 to 7 working days.",
    );
    expect(screen.queryByText("Reference")).toBeNull();
  });

  it("states when the refund was made and its bank reference", () => {
    show(
      canceled({
        refund: refundSample({
          state: "refunded",
          refunded_at: new Date("2026-11-28T04:00:00Z"),
          reference: "74332745698521",
        }),
      }),
    );
    expect(screen.getByText("Refunded").closest("p")).toHaveTextContent(
      "Refunded on 28 Nov 2026, 9:30 am: ₹85,998. Reference 74332745698521",
    );
  });

  it("lists the refunds of an active order and of its purchase", () => {
    const back = { state: "refunded", refunded_at: new Date("2026-11-28T04:00:00Z") } as const;
    show({
      order_status: "Delivered",
      refunds: [
        refundSample({ amount: 2_000_00, reason: "part", note: "The housing was scratched" }),
        refundSample({ ...back, amount: 500_00, reason: "part", note: "Late.", way: "transfer" }),
        refundSample({
          ...back,
          amount: 10_00,
          reason: "part",
          note: "Dent",
          way: "not_collected",
        }),
      ],
      purchase_refunds: [refundSample({ ...back, reason: "duplicate" })],
    });
    const lines = screen.getAllByText(/₹/, { selector: ".refund-line" });
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Refund started on 27 Nov 2026, 10:31 pm: ₹2,000, usually there within 5 to 7 working days. Reason: The housing was scratched.",
      "Sent by bank transfer on 28 Nov 2026, 9:30 am: ₹500. Reason: Late.",
      "Less to pay in cash since 28 Nov 2026, 9:30 am: ₹10. Reason: Dent.",
      "Refunded on 28 Nov 2026, 9:30 am: ₹85,998. It was paid a second time.",
    ]);
    expect(screen.getByText("Of the whole purchase:")).toBeVisible();
  });

  it("passes the order on to be cancelled", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Cancel order AK-2611-000482" }));
    expect(open.cancel).toHaveBeenCalledWith(orderSample());
  });

  it("offers no cancellation when it is too late", () => {
    show({ can_cancel: false, order_status: "Shipped" });
    expect(screen.queryByRole("button", { name: /^Cancel/ })).toBeNull();
  });

  it.each(["Shipped", "Delivered"] as const)(
    "offers to report a fault for status %s",
    async (now) => {
      show({ can_cancel: false, order_status: now });
      await userEvent.click(
        screen.getByRole("button", { name: "Report a fault of order AK-2611-000482" }),
      );
      expect(open.report).toHaveBeenCalledWith(
        orderSample({ can_cancel: false, order_status: now }),
      );
    },
  );

  it.each([null, "pending", "Accepted", "Processing", "canceled"] as const)(
    "does not offer to report a fault for status %s",
    (order_status) => {
      show({ order_status });
      expect(screen.queryByRole("button", { name: /fault/ })).toBeNull();
    },
  );

  it("shows the state of each reported fault", () => {
    const done = { state: "done", done_at: new Date("2026-11-28T08:30:00Z") } as const;
    show({ order_status: "Delivered" }, [faultSample(), faultSample({ id: "2", ...done })]);
    const list = screen.getByRole("list", { name: "Reported faults of AK-2611-000482" });
    const lines = within(list).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      "Fault R-000125ReportedReported 28 Nov 2026, 12:00 pmThe status light stays red.",
      "Fault R-000125DoneReported 28 Nov 2026, 12:00 pm, done 28 Nov 2026, 2:00 pmThe status light stays red.",
    ]);
  });

  it("says where a delivered order went, and no address for a cancelled one", () => {
    show({ order_status: "Delivered", can_cancel: false });
    expect(screen.getByRole("article")).toHaveTextContent("Delivered to 12, MG Road, Pune");
    cleanup();
    show(canceled());
    expect(screen.getByRole("article")).not.toHaveTextContent("MG Road");
  });

  it("says that nothing was paid for a cancelled cash order", () => {
    const cash = { state: "not_delivered" as const, amount: 0, fee: 0, received_on: null };
    show(canceled({ payment_option: "Cash", payment_state: "nothing_due", cash }));
    expect(screen.getByRole("article")).toHaveTextContent(
      "Reason: Changed my mind. Nothing was paid, so there is nothing to refund.",
    );
    expect(screen.getByRole("article")).toHaveTextContent("Cash, nothing to pay");
  });

  it("leads to its details, its confirmation, help and the same product", () => {
    show();
    const links = [
      ["Details of order AK-2611-000482", "/order/AK-2611-000482"],
      ["Order confirmation of AK-2611-000482", "/order/AK-2611-000482/confirmation"],
      ["Help with order AK-2611-000482", "/contact?order=AK-2611-000482"],
      ["Buy AC03W 7.4 kW again", "/products/ac03w-7-4-kw"],
    ] as const;
    for (const [name, href] of links) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    cleanup();
    show({ product_slug: null });
    expect(screen.queryByRole("link", { name: /^Buy/ })).toBeNull();
  });
});

describe("OrderCard of a purchase of several orders", () => {
  const cash = { state: "open" as const, amount: 18_999_00, fee: 0, received_on: null };
  const one = { payment_option: "Cash" as const, cash, purchase_orders: 3 };
  const orders = [
    orderSample({ ...one, order_id: "1", order_number: "AK-2611-000001" }),
    orderSample({
      ...one,
      ...{ order_id: "2", order_number: "AK-2611-000002", product_name: "AC02P 3.7 kW" },
    }),
    canceled({
      ...{ order_id: "3", order_number: "AK-2611-000003", purchase_orders: 3 },
      ...{ payment_option: "Cash", payment_state: "nothing_due" },
      cash: { ...cash, state: "not_delivered", amount: 0 },
    }),
  ];

  it("has one head, one progress for what goes together, and an article for each order", () => {
    showAll(orders);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("3 orders of one purchase");
    const [card] = screen.getAllByRole("listitem");
    expect(card).toHaveTextContent("Placed 27 Nov 2026, 9:58 pm, Cash, ₹37,998 to the driver");
    expect(card).toHaveTextContent("₹1,71,996");
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.getAllByRole("list", { name: /Progress/ })).toHaveLength(1);
    expect(
      screen.getByRole("list", { name: "Progress of AK-2611-000001, AK-2611-000002" }),
    ).toBeVisible();
    const gone = screen.getByRole("article", { name: "AK-2611-000003" });
    expect(gone).toHaveTextContent("Cancelled on 27 Nov 2026, 10:30 pm.");
    expect(screen.getAllByRole("button", { name: /^Cancel order AK/ })).toHaveLength(2);
    expect(screen.getAllByRole("button", { name: /^Change delivery/ })).toHaveLength(1);
    expect(screen.getAllByText(/^Deliver to$/)).toHaveLength(1);
  });

  it("says how many of its orders a part of the history shows", () => {
    showAll(orders.slice(0, 1));
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("1 of 3 orders");
  });
});
