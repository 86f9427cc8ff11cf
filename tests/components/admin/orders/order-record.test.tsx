import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { orderSample } from "@/tests/support/samples/order";
import {
  at,
  beginAnew,
  STATUS,
  section,
  showRecord,
  toasts,
} from "@/tests/support/samples/order-record";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const NOTES = `POST /api/admin/orders/${orderSample().order_id}/notes`;

beforeEach(beginAnew);

describe("the page of an order", () => {
  it("shows customer, delivery address and driver's note", () => {
    showRecord({ driver_note: "Ring twice" });
    const customer = section("Customer");
    expect(customer.getByRole("link", { name: "Asha Menon" })).toHaveAttribute(
      "href",
      "/admin/users/0190a000-0000-7000-8000-0000000000c1",
    );
    expect(customer.getByRole("link", { name: "+91 98765 43210" })).toBeVisible();
    expect(customer.getByText("Ring twice")).toBeVisible();
    expect(customer.queryByText("Phone in the profile")).toBeNull();
  });

  it("shows the order's phone, and the profile's if it differs", () => {
    showRecord({ order: orderSample({ user_phonenumber: "+918765432109" }) });
    const customer = section("Customer");
    const phones = customer.getAllByRole("link", { name: /^\+91 / });
    expect(phones.map(({ textContent }) => textContent)).toEqual([
      "+91 98765 43210",
      "+91 87654 32109",
    ]);
    expect(customer.getByText("Phone in the profile")).toBeVisible();
  });

  it("lists payments, refunds and their problems", () => {
    showRecord({
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

  it("lists who did each step, newest first", () => {
    showRecord({
      steps: [
        { at, from: null, to: null, by: "customer", name: null, ...STATUS },
        { at, from: null, to: "Accepted", by: "admin", name: "Priya Nair", ...STATUS },
        { at, from: "Accepted", to: "canceled", by: "system", name: null, ...STATUS },
      ],
    });
    const steps = section("History").getAllByRole("listitem");
    expect(steps.map((step) => step.textContent)).toEqual([
      "Cancelled27 Nov 2026, 9:58 pm, by the shop itself",
      "Accepted27 Nov 2026, 9:58 pm, by Priya Nair",
      "Order Placed27 Nov 2026, 9:58 pm, by the customer",
    ]);
  });

  it("links to the other orders of its purchase", () => {
    showRecord({
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

describe("the cash of an order", () => {
  it("shows the receipt, its author, its note and what the purchase still owes", () => {
    const cash = { state: "received" as const, fee: 0, received_on: "2026-11-28" };
    showRecord({
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
    expect(money.getByText("Recorded by Rohit Deshpande, 28 November 2026")).toBeVisible();
    expect(money.getByText("₹44,097.50 still to collect")).toBeVisible();
  });
});

describe("a note", () => {
  const field = () => screen.getByRole("textbox", { name: "New note" });
  const send = () => userEvent.click(screen.getByRole("button", { name: "Add note" }));

  it("is added, and the page refreshed", async () => {
    const note = { id: "n", text: "Call first", by: "Priya", at: at.toISOString() };
    const sent = stubFetch({ [NOTES]: { body: { message: "Note added.", note } } });
    showRecord();
    await userEvent.type(field(), "Call first");
    await send();
    await waitFor(() => expect(toasts()).toEqual(["success: Note added."]));
    expect(sent[0]?.body).toEqual({ text: "Call first" });
    expect(field()).toHaveValue("");
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });

  it("must not be empty", async () => {
    const sent = stubFetch({});
    showRecord();
    await send();
    expect(screen.getByText("Write the note.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("keeps its text when saving fails", async () => {
    stubFetch({ [NOTES]: "offline" });
    showRecord();
    await userEvent.type(field(), "Call first");
    await send();
    expect(await screen.findByText("The note could not be saved. Please try again.")).toBeVisible();
    expect(field()).toHaveValue("Call first");
  });
});
