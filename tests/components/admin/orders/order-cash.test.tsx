import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderManager } from "@/components/admin/orders/list/order-manager";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import { dayCode } from "@/lib/dates";
import type { CashView } from "@/lib/orders/cash/view";
import type { AdminOrder } from "@/lib/orders/contract";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { pageSample, showOffice } from "@/tests/support/components/show-office";
import { onAdminWire, orderSample } from "@/tests/support/samples/order";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const open: CashView = { state: "open", amount: 85_998_50, fee: 50, received_on: null };
const received: CashView = { ...open, state: "received", received_on: "2026-11-28" };
const cashOrder = (changes: Partial<AdminOrder> = {}) =>
  orderSample({ payment_option: "Cash", cash: open, order_status: "Shipped", ...changes });
const order = cashOrder();
const UPDATE = "POST /api/order/statusupdate";
const RECORD = `POST /api/admin/orders/${order.order_id}/cash`;
const TAKE_BACK = `${RECORD}/takeback`;
const COMES_BACK = `POST /api/admin/orders/${order.order_id}/notdelivered`;
const answered = (changed: AdminOrder, message = "Done.") => ({
  body: { message, order: onAdminWire(changed) },
});
const set = (changed: AdminOrder) => ({
  body: {
    ...{ message: "Set.", order: onAdminWire(changed), previous_status: order.order_status },
    event_id: "0190a000-0000-7000-8000-0000000000e1",
  },
});

function show(shown: AdminOrder) {
  window.matchMedia = (query: string) => ({ matches: true, media: query }) as MediaQueryList;
  showOffice("/admin/orders", <OrderManager page={pageSample([shown])} />);
}
const panel = () => within(screen.getByRole("complementary", { name: "Order details" }));
const dialog = () => within(screen.getByRole("dialog"));
const press = (name: string) => userEvent.click(dialog().getByRole("button", { name }));
const choose = (status: string) =>
  userEvent.selectOptions(panel().getByRole("combobox", { name: "Status" }), status);
const toasts = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`);
const button = (name: string) => panel().queryByRole("button", { name });

beforeEach(() => {
  mockNavigation.reset();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

describe("the cash of an order", () => {
  it("is shown in the row and the details, with its actions", () => {
    show(order);
    expect(screen.getByText("Cash, to collect")).toBeVisible();
    expect(panel().getByText("₹85,998.50 to collect")).toBeVisible();
    expect(button("Cash received")).toBeVisible();
    expect(button("Not delivered")).toBeVisible();
    expect(button("Take the receipt back")).toBeNull();
  });

  it.each([
    ["paid online", orderSample(), "UPI"],
    [
      "canceled",
      cashOrder({
        order_status: "canceled",
        cash: { state: "not_delivered", amount: 0, fee: 0, received_on: null },
      }),
      "Cash",
    ],
  ])("has no actions when it was %s", (_what, shown, words) => {
    show(shown);
    expect(screen.getAllByText(words)[0]).toBeVisible();
    for (const name of ["Cash received", "Not delivered", "Take the receipt back"]) {
      expect(button(name)).toBeNull();
    }
  });

  it("offers Not delivered only after shipping", () => {
    show(cashOrder({ order_status: null }));
    expect(button("Cash received")).toBeVisible();
    expect(button("Not delivered")).toBeNull();
  });
});

describe("Cash received", () => {
  const ask = async () => {
    show(order);
    await userEvent.click(button("Cash received") as HTMLElement);
  };

  it("prefills the amount and today and shows the recorded receipt", async () => {
    const sent = stubFetch({ [RECORD]: answered(cashOrder({ cash: received }), "Recorded.") });
    await ask();
    expect(dialog().getByText(/₹85,998.50 is due/)).toHaveTextContent("₹0.50 cash fee included");
    await press("Record");
    await waitFor(() => expect(toasts()).toEqual(["success: Recorded."]));
    expect(sent[0]?.body).toMatchObject({ amount: 85998.5, received_on: dayCode(new Date()) });
    expect(panel().getByText("₹85,998.50 received on 28 November 2026")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("keeps the input when the server asks for a note", async () => {
    const note = "₹85,998.50 is due. Say why another amount was taken.";
    const sent = stubFetch({ [RECORD]: refusal("invalid_input", note, { note: [note] }) });
    await ask();
    const amount = dialog().getByRole("textbox", { name: "Amount taken, in rupees" });
    await userEvent.clear(amount);
    await press("Record");
    expect(dialog().getByText("Enter an amount, such as 5,000.")).toBeVisible();
    await userEvent.type(amount, "₹ 80,000");
    await press("Record");
    expect(await dialog().findByText(note)).toBeVisible();
    expect(amount).toHaveValue("₹ 80,000");
    expect(sent[0]?.body).toMatchObject({ amount: 80_000 });
  });

  it("records cash above the legal limit only after a confirmation", async () => {
    const law = "The law allows less than ₹2,00,000.";
    const sent = stubFetch({
      [RECORD]: [refusal("cash_limit", law), answered(cashOrder({ cash: received }))],
    });
    await ask();
    await press("Record");
    expect(await dialog().findByText(law)).toBeVisible();
    await userEvent.click(dialog().getByRole("checkbox"));
    await press("Record");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.map(({ body }) => body.over_limit)).toEqual([false, true]);
  });

  it("closes when another administrator was first", async () => {
    stubFetch({ [RECORD]: refusal("conflict", "It is recorded already.") });
    await ask();
    await press("Record");
    await waitFor(() => expect(toasts()).toEqual(["error: It is recorded already."]));
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });
});

describe("a corrected receipt or an undelivered parcel", () => {
  it.each([
    ["Take the receipt back", TAKE_BACK, cashOrder({ cash: received }), "Take it back"],
    ["Not delivered", COMES_BACK, order, "Not delivered"],
  ])("%s requires a reason and shows the changed order", async (name, call, shown, submit) => {
    const sent = stubFetch({ [call]: answered(cashOrder({ cash: open }), "Done.") });
    show(shown);
    await userEvent.click(button(name) as HTMLElement);
    await press(submit);
    expect(dialog().getByText("Say why.")).toBeVisible();
    await userEvent.type(dialog().getByRole("textbox", { name: "Reason" }), "Wrong parcel");
    await press(submit);
    await waitFor(() => expect(toasts()).toEqual(["success: Done."]));
    expect(sent[0]?.body).toMatchObject({ reason: "Wrong parcel" });
  });
});

describe("Not delivered", () => {
  it.each([
    ["They come back to us", "coming"],
    ["They are back and can be sold", "sellable"],
    ["They are back, damaged", "damaged"],
  ])("asks where the units go: %s", async (label, goods) => {
    const sent = stubFetch({ [COMES_BACK]: answered(order) });
    show(order);
    await userEvent.click(button("Not delivered") as HTMLElement);
    expect(dialog().getAllByRole("radio")).toHaveLength(3);
    expect(dialog().getByRole("radio", { name: "They come back to us" })).toBeChecked();
    await userEvent.click(dialog().getByRole("radio", { name: label }));
    await userEvent.type(dialog().getByRole("textbox", { name: "Reason" }), "Nobody at home");
    await press("Not delivered");
    await waitFor(() => expect(sent[0]?.body).toEqual({ reason: "Nobody at home", goods }));
  });
});

describe("setting a cash order to Delivered asks for the cash", () => {
  const delivered = cashOrder({ order_status: "Delivered" });

  it("Yes, received: sets the status, then records the amount due", async () => {
    const sent = stubFetch({
      [UPDATE]: set(delivered),
      [RECORD]: answered(cashOrder({ order_status: "Delivered", cash: received }), "Kept."),
    });
    show(order);
    await choose("Delivered");
    expect(dialog().getByRole("heading")).toHaveTextContent("Was ₹85,998.50 received?");
    expect(sent).toEqual([]);
    await press("Yes, received");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ amount: 85998.5 });
    expect(await panel().findByText("₹85,998.50 received on 28 November 2026")).toBeVisible();
  });

  it("Not yet: sets the status alone", async () => {
    const sent = stubFetch({ [UPDATE]: set(delivered) });
    show(order);
    await choose("Delivered");
    await press("Not yet");
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(sent.map(({ call }) => call)).toEqual([UPDATE]);
  });

  it("Another amount, or an amount changed by the fee: asks for it", async () => {
    stubFetch({ [UPDATE]: set(cashOrder({ ...delivered, cash: { ...open, amount: 85_999_50 } })) });
    show(order);
    await choose("Delivered");
    await press("Yes, received");
    expect(await dialog().findByText(/₹85,999.50 is due/)).toBeVisible();
  });

  it("closed: changes nothing", async () => {
    const sent = stubFetch({});
    show(order);
    await choose("Delivered");
    await press("Close");
    expect(sent).toEqual([]);
    expect(panel().getByRole("combobox", { name: "Status" })).toHaveDisplayValue("Shipped");
  });

  it("a refused status records no cash", async () => {
    const sent = stubFetch({ [UPDATE]: refusal("order_canceled", "It has been cancelled.") });
    show(order);
    await choose("Delivered");
    await press("Yes, received");
    await waitFor(() => expect(toasts()).toEqual(["error: It has been cancelled."]));
    expect(sent).toHaveLength(1);
  });

  it("asks nothing for a paid order", async () => {
    const sent = stubFetch({ [UPDATE]: set(delivered) });
    show(cashOrder({ cash: received }));
    await choose("Delivered");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("setting a status back from Shipped or Delivered", () => {
  it("needs a confirmation", async () => {
    const sent = stubFetch({ [UPDATE]: set(cashOrder({ order_status: "Accepted" })) });
    show(order);
    await choose("Accepted");
    expect(dialog().getByRole("heading")).toHaveTextContent("Set back from Shipped?");
    await press("Leave it Shipped");
    expect(sent).toEqual([]);
    await choose("Accepted");
    await press("Set to Accepted");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ orderstatus: "Accepted" });
  });
});
