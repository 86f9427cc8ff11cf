import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { onAdminWire, orderSample } from "@/tests/support/samples/order";
import { beginAnew, showRecord, toasts } from "@/tests/support/samples/order-record";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const CANCEL = `POST /api/admin/orders/${orderSample().order_id}/cancellation`;

beforeEach(beginAnew);

describe("canceling an order for a customer", () => {
  const dialog = () => within(screen.getByRole("dialog"));
  async function ask(reason?: string) {
    await userEvent.click(screen.getByRole("button", { name: "Cancel order" }));
    if (reason) await userEvent.type(dialog().getByRole("textbox", { name: "Reason" }), reason);
  }
  const confirm = () => userEvent.click(dialog().getByRole("button", { name: "Cancel order" }));

  it("explains what happens to money, stock and parcel", async () => {
    showRecord({ order: orderSample({ order_status: "Shipped" }) });
    await ask();
    expect(dialog().getByText(/^₹85,998 is refunded the way it was paid/)).toBeVisible();
    expect(dialog().getByText(/stop the parcel first/)).toBeVisible();
  });

  it("asks about shipped units, which come back by default", async () => {
    const canceled = onAdminWire(orderSample({ order_status: "canceled" }));
    const sent = stubFetch({ [CANCEL]: { body: { message: "Canceled", order: canceled } } });
    showRecord({ order: orderSample({ order_status: "Shipped" }) });
    await ask("Refused at the door");
    expect(dialog().getByRole("radio", { name: "They come back to us" })).toBeChecked();
    await userEvent.click(dialog().getByRole("radio", { name: "They are back, damaged" }));
    await confirm();
    await waitFor(() => expect(toasts()).toEqual(["success: Canceled"]));
    expect(sent[0]?.body).toEqual({ reason: "Refused at the door", goods: "damaged" });
  });

  it("states that an unpaid cash order has no refund", async () => {
    showRecord({ order: orderSample({ payment_option: "Cash" }) });
    await ask();
    expect(dialog().getByText(/nothing to refund/)).toBeVisible();
  });

  it("requires a reason", async () => {
    const sent = stubFetch({});
    showRecord();
    await ask();
    await confirm();
    expect(dialog().getByText("Say why it is cancelled.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("cancels the order and refreshes the page", async () => {
    const canceled = onAdminWire(orderSample({ order_status: "canceled" }));
    const message = "Order successfully canceled!";
    const sent = stubFetch({ [CANCEL]: { body: { message, order: canceled } } });
    showRecord();
    await ask("The customer has called");
    await confirm();
    await waitFor(() => expect(toasts()).toEqual([`success: ${message}`]));
    expect(sent[0]?.body).toEqual({ reason: "The customer has called" });
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });

  it("keeps the reason after a failure", async () => {
    stubFetch({ [CANCEL]: "offline" });
    showRecord();
    await ask("The customer has called");
    await confirm();
    expect(
      await dialog().findByText("Failed to cancel the order. Please try again."),
    ).toBeVisible();
    expect(dialog().getByRole("textbox")).toHaveValue("The customer has called");
  });

  it("shows the current order when it is too late to cancel", async () => {
    const words = "This order is Delivered, so it cannot be cancelled.";
    stubFetch({ [CANCEL]: refusal("order_not_cancelable", words) });
    showRecord();
    await ask("The customer has called");
    await confirm();
    await waitFor(() => expect(toasts()).toEqual([`error: ${words}`]));
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });

  it.each(["Delivered", "canceled"] as const)("is not offered for status %s", (order_status) => {
    showRecord({ order: orderSample({ order_status }) });
    expect(screen.queryByRole("button", { name: "Cancel order" })).toBeNull();
  });
});
