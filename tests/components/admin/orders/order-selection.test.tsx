import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderManager } from "@/components/admin/orders/list/order-manager";
import { rememberCarrier } from "@/components/admin/orders/status/tracking-fields";
import { RoleProvider } from "@/components/admin/users/role";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { AdminOrder, OrderStatus } from "@/lib/orders/contract";
import { stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { pageSample, showOffice } from "@/tests/support/components/show-office";
import { onAdminWire, orderSample } from "@/tests/support/samples/order";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const SET = "POST /api/admin/orders/status";
const UNDO = "POST /api/admin/orders/statusundo";
const CARRIERS = {
  "GET /api/admin/carriers": { body: { carriers: [{ id: "delhivery", name: "Delhivery" }] } },
};
const idOf = (at: number) => `0190a000-0000-7000-8000-00000000000${at}`;
const numberOf = (at: number) => `AK-2611-00048${at}`;
const one = (at: number, changes: Partial<AdminOrder> = {}) =>
  orderSample({
    ...{ order_id: idOf(at), order_number: numberOf(at), purchase_id: `purchase-${at}` },
    ...changes,
  });
const orders = [1, 2, 3, 4].map((at) => one(at));

const outcome = (at: number, order_status: OrderStatus) => ({
  order_id: idOf(at),
  order: onAdminWire(one(at, { order_status })),
  previous_status: null,
  event_id: `0190a000-0000-7000-8000-0000000000e${at}`,
  problem: null,
});
const refused = (at: number, message: string) => ({
  ...outcome(at, null),
  event_id: null,
  problem: { code: "order_canceled", message },
});

function show(shown: AdminOrder[] = orders, role: "owner" | "readonly" = "owner") {
  window.matchMedia = (query: string) => ({ matches: true, media: query }) as MediaQueryList;
  Element.prototype.scrollIntoView = jest.fn();
  showOffice(
    "/admin/orders",
    <RoleProvider role={role}>
      <OrderManager page={pageSample(shown)} />
    </RoleProvider>,
  );
}
const box = (at: number) => screen.getByRole("checkbox", { name: `Select ${numberOf(at)}` });
const bar = () => within(screen.getByRole("region", { name: "Selected orders" }));
const toasts = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`);
const setTo = async (option: string) => {
  await userEvent.selectOptions(bar().getByRole("combobox"), option);
  await userEvent.click(bar().getByRole("button", { name: "Set" }));
};
const status = (at: number) => screen.getByRole("combobox", { name: `Status of ${numberOf(at)}` });

beforeEach(() => {
  mockNavigation.reset();
  rememberCarrier("");
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

describe("the selection", () => {
  it("grows by checkboxes, Shift ranges, the header and x, and can be cleared", async () => {
    show();
    expect(screen.queryByRole("region", { name: "Selected orders" })).toBeNull();
    await userEvent.click(box(1));
    fireEvent.click(box(3), { shiftKey: true });
    expect(bar().getByText("3 selected")).toBeVisible();
    const all = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Select all orders/ });
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    expect(bar().getByText("4 selected")).toBeVisible();
    await userEvent.click(bar().getByRole("button", { name: "Clear" }));
    expect(box(2)).not.toBeChecked();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard("jx");
    expect(box(2)).toBeChecked();
  });

  it("leaves cancelled orders out", async () => {
    show([one(1), one(2, { order_status: "canceled" })]);
    expect(box(2)).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Select all orders/ }));
    expect(bar().getByText("1 selected")).toBeVisible();
  });

  it("offers a read-only role only the packing slips", async () => {
    show(orders, "readonly");
    await userEvent.click(box(1));
    await userEvent.click(box(2));
    expect(bar().getByRole("link", { name: "Packing slips" })).toHaveAttribute(
      "href",
      `/admin/orders/packing-slips?ids=${idOf(1)},${idOf(2)}`,
    );
    expect(bar().queryByRole("combobox")).toBeNull();
  });
});

describe("all selected orders", () => {
  it("are set together and reverted by Undo", async () => {
    const results = [outcome(1, "Accepted"), outcome(2, "Accepted")];
    const back = results.map(({ order_id }, at) => ({
      ...{ order_id, order: onAdminWire(one(at + 1)), problem: null },
    }));
    const sent = stubFetch({
      [SET]: { body: { message: "Set.", results } },
      [UNDO]: { body: { message: "Back.", results: back } },
    });
    show();
    await userEvent.click(box(1));
    await userEvent.click(box(2));
    await setTo("Mark as Accepted");
    await waitFor(() => expect(toasts()).toEqual(["success: 2 orders are now Accepted"]));
    expect(sent[0]?.body).toEqual({
      orderstatus: "Accepted",
      orders: [{ orderid: idOf(1) }, { orderid: idOf(2) }],
    });
    expect(status(1)).toHaveDisplayValue("Accepted");
    expect(box(1)).not.toBeChecked();
    act(() => currentToasts().at(-1)?.undo?.());
    await waitFor(() => expect(toasts()).toContain("success: 2 orders set back"));
    expect(sent.at(-1)?.body).toEqual({
      orders: results.map(({ order_id: orderid, event_id }) => ({ orderid, event_id })),
    });
    expect(status(1)).toHaveDisplayValue("Order Placed");
  });

  it("that could not be set are listed with the reason and stay selected", async () => {
    const words = "This order has already been canceled.";
    const results = [outcome(1, "Accepted"), refused(2, words)];
    stubFetch({ [SET]: { body: { message: "Set.", results } } });
    show();
    await userEvent.click(box(1));
    await userEvent.click(box(2));
    await setTo("Mark as Accepted");
    const list = await screen.findByText("1 order was not changed:");
    expect(list.closest(".notice")).toHaveTextContent(`${numberOf(2)} ${words}`);
    expect(toasts()).toEqual(["success: 1 order is now Accepted"]);
    expect(box(1)).not.toBeChecked();
    expect(box(2)).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Close this list" }));
    expect(screen.queryByText("1 order was not changed:")).toBeNull();
  });

  it("leave the selection once cancelled", async () => {
    const canceled = onAdminWire(one(2, { order_status: "canceled" }));
    const results = [outcome(1, "Accepted"), { ...refused(2, "Cancelled."), order: canceled }];
    stubFetch({ [SET]: { body: { message: "Set.", results } } });
    show();
    await userEvent.click(box(1));
    await userEvent.click(box(2));
    await setTo("Mark as Accepted");
    await screen.findByText("1 order was not changed:");
    expect(box(2)).not.toBeChecked();
    expect(screen.queryByRole("region", { name: "Selected orders" })).toBeNull();
  });

  it("are listed as not set when the request fails", async () => {
    stubFetch({ [SET]: "offline" });
    show();
    await userEvent.click(box(1));
    await setTo("Mark as Accepted");
    expect(await screen.findByText("1 order was not changed:")).toBeVisible();
    expect(screen.getByText("Error updating order status. Please try again.")).toBeVisible();
    expect(box(1)).toBeChecked();
  });

  it("need a confirmation before they are set back", async () => {
    const sent = stubFetch({ [SET]: { body: { message: "", results: [outcome(1, "Accepted")] } } });
    show([one(1, { order_status: "Shipped" })]);
    await userEvent.click(box(1));
    await setTo("Mark as Accepted");
    const dialog = within(screen.getByRole("dialog", { name: "Set 1 order to Accepted?" }));
    expect(dialog.getByText(/^1 of them was Shipped or Delivered already/)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Set to Accepted" }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe("all selected orders that are set to Shipped", () => {
  const dialog = () => within(screen.getByRole("dialog", { name: /^Set \d orders? to Shipped$/ }));
  const field = (at: number) => dialog().getByLabelText(new RegExp(`^${numberOf(at)}`));
  async function ship() {
    await userEvent.click(box(1));
    fireEvent.click(box(3), { shiftKey: true });
    await setTo("Mark as Shipped");
    await screen.findByRole("option", { name: "Delhivery" });
  }
  const choose = () => userEvent.selectOptions(dialog().getByLabelText("Carrier"), "Delhivery");
  const submit = () =>
    userEvent.click(dialog().getByRole("button", { name: "Set 3 orders to Shipped" }));

  it("take the numbers of a pasted column", async () => {
    const results = [1, 2, 3].map((at) => outcome(at, "Shipped"));
    const sent = stubFetch({ ...CARRIERS, [SET]: { body: { message: "Set.", results } } });
    show();
    await ship();
    await choose();
    await userEvent.click(field(1));
    await userEvent.paste("1490819201\n1490819202\n\n");
    expect(field(2)).toHaveValue("1490819202");
    await submit();
    await waitFor(() => expect(toasts()).toEqual(["success: 3 orders are now Shipped"]));
    const numbered = (at: number) => ({
      orderid: idOf(at),
      tracking: { carrier: "delhivery", number: `149081920${at}` },
    });
    expect(sent.at(-1)?.body).toEqual({
      orderstatus: "Shipped",
      orders: [numbered(1), numbered(2), { orderid: idOf(3) }],
    });
  });

  it("accept scanned numbers: Enter moves to the next field", async () => {
    const sent = stubFetch(CARRIERS);
    show();
    await ship();
    await choose();
    await userEvent.type(field(1), "1490819201{Enter}");
    expect(field(2)).toHaveFocus();
    expect(sent.filter(({ call }) => call === SET)).toEqual([]);
  });

  it("report wrong and repeated numbers", async () => {
    const sent = stubFetch(CARRIERS);
    show();
    await ship();
    await choose();
    await userEvent.type(field(1), "12");
    await userEvent.type(field(2), "1490819202");
    await userEvent.type(field(3), "1490 819202");
    expect(field(3)).toHaveAccessibleDescription("The same number stands at another purchase.");
    await submit();
    expect(field(1)).toHaveAccessibleDescription(/^A tracking number has 4 to 40/);
    expect(field(1)).toHaveFocus();
    expect(sent.filter(({ call }) => call === SET)).toEqual([]);
  });
});
