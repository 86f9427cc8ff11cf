/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DriverLabel } from "@/components/admin/orders/driver-label";
import { OrderRecordView } from "@/components/admin/orders/order-record";
import { PackingSlipSheet } from "@/components/admin/orders/packing-slip";
import { currentToasts, dismissToast } from "@/components/ui/toast-store";
import type { PackingSlip } from "@/lib/orders/admin-contract";
import type { OrderRecord } from "@/lib/orders/record-view";
import { refusal, stubFetch } from "@/tests/support/fetch-stub";
import { mockNavigation } from "@/tests/support/navigation";
import { onAdminWire, orderSample } from "@/tests/support/order-sample";
import { renderWithQueries } from "@/tests/support/with-queries";

jest.mock("next/navigation", () => jest.requireActual("@/tests/support/navigation").mockNavigation);

const STATUS = { kind: "status" as const, note: null };
const at = new Date("2026-11-27T16:28:00Z");
const order = orderSample();
const CANCEL = `POST /api/admin/orders/${order.order_id}/cancellation`;
const NOTES = `POST /api/admin/orders/${order.order_id}/notes`;

function recordSample(changes: Partial<OrderRecord> = {}): OrderRecord {
  return {
    order,
    product_id: "0190a000-0000-7000-8000-0000000000b1",
    user_id: "0190a000-0000-7000-8000-0000000000c1",
    delivery_phone: "+919876543210",
    driver_note: null,
    entered_by: null,
    purchase_total: 8_599_800,
    cash_left: null,
    cash_receipt: null,
    ...{ refundable: 8_599_800, units_out: 2, units_coming: 0 },
    siblings: [],
    payments: [],
    refunds: [],
    steps: [{ at, from: null, to: null, by: "customer", name: null, ...STATUS }],
    redirections: [],
    movements: [],
    notes: [],
    ...changes,
  };
}
const show = (changes: Partial<OrderRecord> = {}) =>
  renderWithQueries(<OrderRecordView record={recordSample(changes)} />);
const section = (name: string) => within(screen.getByRole("region", { name }));
const toasts = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`);

beforeEach(() => {
  mockNavigation.reset();
  for (const { id } of currentToasts()) dismissToast(id);
});

describe("the page of an order", () => {
  it("says who bought it, where it goes and what the driver should know", () => {
    show({ driver_note: "Ring twice" });
    const customer = section("Customer");
    expect(customer.getByRole("link", { name: "Asha Menon" })).toHaveAttribute(
      "href",
      "/admin/users/0190a000-0000-7000-8000-0000000000c1",
    );
    expect(customer.getByRole("link", { name: "+91 98765 43210" })).toBeVisible();
    expect(customer.getByText("Ring twice")).toBeVisible();
    expect(customer.queryByText("Phone in the profile")).toBeNull();
  });

  it("says the phone of the order, and the one in the profile where it is another", () => {
    show({ order: orderSample({ user_phonenumber: "+918765432109" }) });
    const customer = section("Customer");
    const phones = customer.getAllByRole("link", { name: /^\+91 / });
    expect(phones.map(({ textContent }) => textContent)).toEqual([
      "+91 98765 43210",
      "+91 87654 32109",
    ]);
    expect(customer.getByText("Phone in the profile")).toBeVisible();
  });

  it("tells payments, refunds and what went wrong with them", () => {
    show({
      payments: [
        {
          payment_id: "pay_Test0000000001",
          method: "upi",
          state: "captured",
          amount: 8_599_800,
          captured: true,
          pays: true,
          refunded: 100_000,
          at,
        },
      ],
      refunds: [
        {
          refund_id: "r",
          order_number: "AK-2611-000482",
          state: "pending",
          amount: 8_599_800,
          reason: "order_canceled",
          ...{ note: null, by: null, way: "payment", payment_id: "pay_Test0000000001" },
          reference: null,
          tries: 3,
          problem: "Your account does not have enough balance.",
          at,
          processed_at: null,
        },
      ],
    });
    const money = section("Payment");
    expect(money.getByText("pay_Test0000000001")).toBeVisible();
    expect(money.getByText("₹1,000 went back")).toBeVisible();
    expect(money.getByText("To be sent")).toBeVisible();
    expect(money.getByText(/enough balance\. \(tried 3 times\)/)).toBeVisible();
  });

  it("tells who did each step, newest first", () => {
    show({
      steps: [
        { at, from: null, to: null, by: "customer", name: null, ...STATUS },
        { at, from: null, to: "Accepted", by: "admin", name: "Priya Nair", ...STATUS },
        { at, from: "Accepted", to: "canceled", by: "system", name: null, ...STATUS },
      ],
    });
    const steps = section("History").getAllByRole("listitem");
    expect(steps.map((step) => step.textContent)).toEqual([
      "Canceled27 Nov 2026, 9:58 pm, by the shop itself",
      "Accepted27 Nov 2026, 9:58 pm, by Priya Nair",
      "Order Placed27 Nov 2026, 9:58 pm, by the customer",
    ]);
  });

  it("leads to what was bought together with it", () => {
    show({
      siblings: [
        {
          order_id: "other",
          order_number: "AK-2611-000483",
          product_name: "AC02P 3.7 kW",
          quantity: 1,
          total: 2_199_900,
          status: "Shipped",
        },
      ],
    });
    const together = section("Bought together with it");
    expect(together.getByRole("link", { name: "AK-2611-000483" })).toHaveAttribute(
      "href",
      "/admin/orders/other",
    );
    expect(together.getByText("Shipped")).toBeVisible();
  });
});

describe("a refund of a part", () => {
  const REFUND = `POST /api/admin/orders/${order.order_id}/refund`;
  const delivered = { order: orderSample({ order_status: "Delivered", can_cancel: false }) };
  const ask = () => userEvent.click(screen.getByRole("button", { name: "Refund a part" }));
  const field = (name: string) => screen.getByRole("textbox", { name });
  const send = () => userEvent.click(screen.getByRole("button", { name: "Refund" }));
  const answer = { message: "₹42,999 goes back the way it was paid.", order: onAdminWire(order) };

  it("has the amount follow the units, and is sent with what was left", async () => {
    const sent = stubFetch({ [REFUND]: { body: answer } });
    show(delivered);
    await ask();
    expect(field("Amount (₹)")).toHaveValue("42999");
    await userEvent.clear(field("Units"));
    await userEvent.type(field("Units"), "2");
    expect(field("Amount (₹)")).toHaveValue("85998");
    await userEvent.click(screen.getByRole("radio", { name: "Units that are back, damaged" }));
    await userEvent.clear(field("Amount (₹)"));
    await userEvent.type(field("Amount (₹)"), "80,000.50");
    await userEvent.type(field("Reason"), "Both are dead");
    await send();
    await waitFor(() => expect(toasts()).toEqual([`success: ${answer.message}`]));
    expect(sent[0]?.body).toEqual({
      ...{ amount: 80_000.5, units: 2, goods: "damaged", reason: "Both are dead" },
      expected_left: 85_998,
    });
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });

  it("of money alone asks for no units, and for words", async () => {
    const sent = stubFetch({});
    show(delivered);
    await ask();
    await userEvent.click(screen.getByRole("radio", { name: /^Money alone/ }));
    expect(screen.queryByRole("textbox", { name: "Units" })).toBeNull();
    expect(field("Amount (₹)")).toHaveValue("");
    await send();
    expect(await screen.findByText("Enter an amount, such as 5,000.")).toBeVisible();
    await userEvent.type(field("Amount (₹)"), "2000");
    await send();
    expect(await screen.findByText("Say why.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("shows the server's own words at their field, and closes on a conflict", async () => {
    const message = "At most ₹10 can go back.";
    stubFetch({ [REFUND]: refusal("invalid_input", message, { amount: [message] }) });
    show(delivered);
    await ask();
    await userEvent.type(field("Reason"), "Dent");
    await send();
    expect(await screen.findByText(message)).toBeVisible();
    stubFetch({ [REFUND]: refusal("conflict", "Something has gone back meanwhile.") });
    await send();
    await waitFor(() => expect(toasts()).toEqual(["error: Something has gone back meanwhile."]));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });

  it.each([
    ["received", "please send it by bank transfer"],
    ["open", "so much less is to be collected"],
  ] as const)("says what becomes of cash that is %s", async (state, words) => {
    const cash = { state, amount: 8_599_800, fee: 0, received_on: null };
    show({ order: orderSample({ order_status: "Delivered", payment_option: "Cash", cash }) });
    await ask();
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });

  it("knows no units on their way before the order has left", async () => {
    show();
    await ask();
    expect(
      screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent),
    ).toEqual([
      "Money alone, everything is sent",
      "Units that are not sent: back on the stock",
      "Units that are not sent: damaged",
    ]);
  });

  it("is not offered where nothing is left", () => {
    show({ ...delivered, refundable: 0 });
    expect(screen.queryByRole("button", { name: "Refund a part" })).toBeNull();
  });
});

describe("units that come back", () => {
  const ARRIVAL = `POST /api/admin/orders/${order.order_id}/arrival`;
  const canceled = {
    ...{ order: orderSample({ order_status: "canceled", can_cancel: false }), refundable: 0 },
    ...{ units_out: 2, units_coming: 2 },
  };

  it("are written down with how they are", async () => {
    const message = "2 units back, written off as damaged.";
    const sent = stubFetch({ [ARRIVAL]: { body: { message, order: onAdminWire(order) } } });
    show(canceled);
    expect(screen.getByText("2 units are on the way back.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Units have come back" }));
    expect(screen.getByRole("textbox", { name: "Units" })).toHaveValue("2");
    await userEvent.click(screen.getByRole("radio", { name: "They are damaged" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(toasts()).toEqual([`success: ${message}`]));
    expect(sent[0]?.body).toEqual({ units: 2, found: "damaged", expected_out: 2 });
  });

  it("are not asked for where none is out, or none has left", () => {
    const { unmount } = show({ ...canceled, units_out: 0, units_coming: 0 });
    expect(screen.queryByRole("button", { name: "Units have come back" })).toBeNull();
    unmount();
    show();
    expect(screen.queryByRole("button", { name: "Units have come back" })).toBeNull();
  });
});

describe("a note", () => {
  const field = () => screen.getByRole("textbox", { name: "New note" });
  const send = () => userEvent.click(screen.getByRole("button", { name: "Add note" }));

  it("is added, and the page read again", async () => {
    const note = { id: "n", text: "Call first", by: "Priya", at: at.toISOString() };
    const sent = stubFetch({ [NOTES]: { body: { message: "Note added.", note } } });
    show();
    await userEvent.type(field(), "Call first");
    await send();
    await waitFor(() => expect(toasts()).toEqual(["success: Note added."]));
    expect(sent[0]?.body).toEqual({ text: "Call first" });
    expect(field()).toHaveValue("");
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });

  it("needs words", async () => {
    const sent = stubFetch({});
    show();
    await send();
    expect(screen.getByText("Write the note.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("keeps its words when it could not be saved", async () => {
    stubFetch({ [NOTES]: "offline" });
    show();
    await userEvent.type(field(), "Call first");
    await send();
    expect(await screen.findByText("The note could not be saved. Please try again.")).toBeVisible();
    expect(field()).toHaveValue("Call first");
  });
});

describe("the cancellation for a customer", () => {
  const dialog = () => within(screen.getByRole("dialog"));
  async function ask(reason?: string) {
    await userEvent.click(screen.getByRole("button", { name: "Cancel order" }));
    if (reason) await userEvent.type(dialog().getByRole("textbox", { name: "Reason" }), reason);
  }
  const confirm = () => userEvent.click(dialog().getByRole("button", { name: "Cancel order" }));

  it("says first what happens to money, stock and parcel", async () => {
    show({ order: orderSample({ order_status: "Shipped" }) });
    await ask();
    expect(dialog().getByText(/^₹85,998 goes back the way it was paid/)).toBeVisible();
    expect(dialog().getByText(/stop the parcel first/)).toBeVisible();
  });

  it("asks what becomes of units on their way: they come back, where nothing else is said", async () => {
    const canceled = onAdminWire(orderSample({ order_status: "canceled" }));
    const sent = stubFetch({ [CANCEL]: { body: { message: "Canceled", order: canceled } } });
    show({ order: orderSample({ order_status: "Shipped" }) });
    await ask("Refused at the door");
    expect(dialog().getByRole("radio", { name: "They come back to us" })).toBeChecked();
    await userEvent.click(dialog().getByRole("radio", { name: "They are back, damaged" }));
    await confirm();
    await waitFor(() => expect(toasts()).toEqual(["success: Canceled"]));
    expect(sent[0]?.body).toEqual({ reason: "Refused at the door", goods: "damaged" });
  });

  it("says that no money goes back of a cash order", async () => {
    show({ order: orderSample({ payment_option: "Cash" }) });
    await ask();
    expect(dialog().getByText(/no money goes back/)).toBeVisible();
  });

  it("asks for a reason", async () => {
    const sent = stubFetch({});
    show();
    await ask();
    await confirm();
    expect(dialog().getByText("Say why it is canceled.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("is made, shown, and the page read again", async () => {
    const canceled = onAdminWire(orderSample({ order_status: "canceled" }));
    const message = "Order successfully canceled!";
    const sent = stubFetch({ [CANCEL]: { body: { message, order: canceled } } });
    show();
    await ask("The customer has called");
    await confirm();
    await waitFor(() => expect(toasts()).toEqual([`success: ${message}`]));
    expect(sent[0]?.body).toEqual({ reason: "The customer has called" });
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });

  it("keeps the reason when it failed", async () => {
    stubFetch({ [CANCEL]: "offline" });
    show();
    await ask("The customer has called");
    await confirm();
    expect(
      await dialog().findByText("Failed to cancel the order. Please try again."),
    ).toBeVisible();
    expect(dialog().getByRole("textbox")).toHaveValue("The customer has called");
  });

  it("that comes too late says so and shows the order as it is", async () => {
    const words = "This order is Delivered, so it cannot be canceled.";
    stubFetch({ [CANCEL]: refusal("order_not_cancelable", words) });
    show();
    await ask("The customer has called");
    await confirm();
    await waitFor(() => expect(toasts()).toEqual([`error: ${words}`]));
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });

  it.each(["Delivered", "canceled"] as const)("is not offered once it is %s", (order_status) => {
    show({ order: orderSample({ order_status }) });
    expect(screen.queryByRole("button", { name: "Cancel order" })).toBeNull();
  });
});

describe("the cash of an order", () => {
  it("says what was written down by whom, why it differs, and what is left of the purchase", () => {
    const cash = { state: "received" as const, fee: 0, received_on: "2026-11-28" };
    show({
      order: orderSample({ payment_option: "Cash", cash: { ...cash, amount: 18_000_00 } }),
      cash_left: 44_097_50,
      cash_receipt: {
        ...{ due: 18_999_00, received: 18_000_00, day: "2026-11-28", at },
        ...{ note: "The driver had no change.", by: "Rohit Deshpande" },
      },
      siblings: [
        {
          ...{ order_id: "o2", order_number: "AK-2611-000483", product_name: "AC03W 22 kW" },
          ...{ quantity: 1, total: 43_998_00, status: null },
        },
      ],
    });
    const money = section("Payment");
    expect(money.getByText("₹18,000 received on 28 November 2026")).toBeVisible();
    expect(money.getByText(/₹18,999 was due\. The driver had no change\./)).toBeVisible();
    expect(money.getByText("Written down by Rohit Deshpande, 28 November 2026")).toBeVisible();
    expect(money.getByText("₹44,097.50 still to collect")).toBeVisible();
  });
});

describe("the packing slip", () => {
  const slip: PackingSlip = {
    ...{ is_reprint: false, payment: "online", collect: 0, fee: 0 },
    placed_at: at,
    name: "Asha Menon",
    address: ["12", "MG Road", "Pune", "Maharashtra 411001"],
    phone: "+919876543210",
    driver_note: "Ring twice",
    lines: [
      {
        order_number: "AK-2611-000482",
        product_name: "AC03W 7.4 kW",
        product_model: "AC03W-07",
        quantity: 2,
      },
    ],
  };
  const sender = { legalName: "Arklane Ltd", phone: "+91 00000 00000", offices: [] };

  it("has address, phone, note and what is packed, and no price", () => {
    renderWithQueries(<PackingSlipSheet slip={slip} sender={sender} />);
    const row = screen.getAllByRole("row")[1];
    expect(row).toHaveTextContent("AK-2611-000482AC03W 7.4 kWAC03W-072");
    for (const words of ["Asha Menon", "Maharashtra 411001", "+91 98765 43210", "Ring twice"]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(document.body).not.toHaveTextContent("₹");
  });

  it.each<[string, Partial<PackingSlip>, string]>([
    ["paid online", {}, "Paid online, collect nothing"],
    [
      "cash",
      { payment: "cash", collect: 63_096_50, fee: 99_50 },
      "Collect ₹63,096.50 in cash₹99.50 cash fee included",
    ],
    ["cash that is there", { payment: "cash" }, "Nothing to collect: the cash is settled"],
  ])("says large what the driver does, as does the label: %s", (_what, changes, words) => {
    renderWithQueries(<PackingSlipSheet slip={{ ...slip, ...changes }} sender={sender} />);
    renderWithQueries(<DriverLabel slip={{ ...slip, ...changes }} />);
    const said = [...document.querySelectorAll(".pack-pay")].map(({ textContent }) => textContent);
    expect(said).toEqual([words, words]);
  });

  it("is marked as a reprint once the parcel has left", () => {
    renderWithQueries(<PackingSlipSheet slip={{ ...slip, is_reprint: true }} sender={sender} />);
    expect(screen.getByText(/This parcel has left already/)).toBeVisible();
  });

  it("has a label for the driver with whom to call, and the orders in the parcel", () => {
    const { rerender } = renderWithQueries(<DriverLabel slip={slip} />);
    const words = ["Asha Menon", "Pune", "+91 98765 43210", "Ring twice", "AK-2611-000482"];
    for (const said of words) expect(document.body).toHaveTextContent(said);
    rerender(<DriverLabel slip={{ ...slip, phone: null }} />);
    expect(screen.getByText("No phone number was given.")).toBeVisible();
    rerender(<DriverLabel slip={{ ...slip, lines: [] }} />);
    expect(screen.getByText("Nothing of this purchase is to be delivered now.")).toBeVisible();
  });

  it("says that there is nothing to pack", () => {
    renderWithQueries(<PackingSlipSheet slip={{ ...slip, lines: [] }} sender={sender} />);
    expect(screen.getByText("Nothing of this purchase is to be packed now.")).toBeVisible();
  });
});
