import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { onAdminWire, orderSample } from "@/tests/support/samples/order";
import { beginAnew, showRecord, toasts } from "@/tests/support/samples/order-record";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const order = orderSample();

beforeEach(beginAnew);

describe("a refund of a part", () => {
  const REFUND = `POST /api/admin/orders/${order.order_id}/refund`;
  const delivered = { order: orderSample({ order_status: "Delivered", can_cancel: false }) };
  const ask = () => userEvent.click(screen.getByRole("button", { name: "Refund a part" }));
  const field = (name: string) => screen.getByRole("textbox", { name });
  const send = () => userEvent.click(screen.getByRole("button", { name: "Refund" }));
  const answer = { message: "₹42,999 goes back the way it was paid.", order: onAdminWire(order) };

  it("derives the amount from the units and sends the refundable amount", async () => {
    const sent = stubFetch({ [REFUND]: { body: answer } });
    showRecord(delivered);
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

  it("without units asks for a reason", async () => {
    const sent = stubFetch({});
    showRecord(delivered);
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

  it("shows the server's message at its field and closes on a conflict", async () => {
    const message = "At most ₹10 can go back.";
    stubFetch({ [REFUND]: refusal("invalid_input", message, { amount: [message] }) });
    showRecord(delivered);
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
    ["open", "that much less is due"],
  ] as const)("explains the refund of cash that is %s", async (state, words) => {
    const cash = { state, amount: 8_599_800, fee: 0, received_on: null };
    showRecord({ order: orderSample({ order_status: "Delivered", payment_option: "Cash", cash }) });
    await ask();
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });

  it("offers no returning units before shipping", async () => {
    showRecord();
    await ask();
    expect(
      screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent),
    ).toEqual([
      "Money alone, everything is sent",
      "Units that are not sent: back into stock",
      "Units that are not sent: damaged",
    ]);
  });

  it("is not offered when nothing is refundable", () => {
    showRecord({ ...delivered, refundable: 0 });
    expect(screen.queryByRole("button", { name: "Refund a part" })).toBeNull();
  });
});

describe("returned units", () => {
  const ARRIVAL = `POST /api/admin/orders/${order.order_id}/arrival`;
  const canceled = {
    ...{ order: orderSample({ order_status: "canceled", can_cancel: false }), refundable: 0 },
    ...{ units_out: 2, units_coming: 2 },
  };

  it("are recorded with their condition", async () => {
    const message = "2 units back, written off as damaged.";
    const sent = stubFetch({ [ARRIVAL]: { body: { message, order: onAdminWire(order) } } });
    showRecord(canceled);
    expect(screen.getByText("2 units are on the way back.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Units returned" }));
    expect(screen.getByRole("textbox", { name: "Units" })).toHaveValue("2");
    await userEvent.click(screen.getByRole("radio", { name: "They are damaged" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(toasts()).toEqual([`success: ${message}`]));
    expect(sent[0]?.body).toEqual({ units: 2, found: "damaged", expected_out: 2 });
  });

  it("are not offered when none are out or none have shipped", () => {
    const { unmount } = showRecord({ ...canceled, units_out: 0, units_coming: 0 });
    expect(screen.queryByRole("button", { name: "Units returned" })).toBeNull();
    unmount();
    showRecord();
    expect(screen.queryByRole("button", { name: "Units returned" })).toBeNull();
  });
});
