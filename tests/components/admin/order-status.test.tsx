/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderManager } from "@/components/admin/order-manager";
import { currentToasts, dismissToast } from "@/components/ui/toast-store";
import type { AdminOrder, OrderStatus } from "@/lib/orders/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/fetch-stub";
import { firstPage, onAdminWire, orderSample } from "@/tests/support/order-sample";
import { renderWithQueries } from "@/tests/support/with-queries";

const UPDATE = "POST /api/order/statusupdate";
const ALL = "GET /api/order/allorderdata?limit=20";
const FAILED = "Error updating order status. Please try again.";

const order = orderSample();
const as = (order_status: OrderStatus) => orderSample({ order_status });
const answered = (changed: AdminOrder): Answer => ({
  body: { message: "Set.", order: onAdminWire(changed) },
});
const toasts = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`);

function show(...orders: AdminOrder[]) {
  window.matchMedia = (query: string) => ({ matches: true, media: query }) as MediaQueryList;
  renderWithQueries(<OrderManager first={firstPage(orders)} />);
}
const panel = () => within(screen.getByRole("complementary", { name: "Order details" }));
const inPanel = () => panel().getByRole<HTMLSelectElement>("combobox", { name: "Status" });
const inRow = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /^Status of AK-/ });

beforeEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

describe("an order's status", () => {
  it("can be any of the five, in the row and in the details", () => {
    show(order);
    const words = ["Order Placed", "Accepted", "Processing", "Shipped", "Delivered"];
    for (const list of [inRow(), inPanel()]) {
      expect([...list.options].map((option) => option.text)).toEqual(words);
      expect(list).toHaveDisplayValue("Order Placed");
    }
  });

  it("is a word alone once the order is canceled", () => {
    show(as("canceled"));
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.getAllByText("Canceled").length).toBeGreaterThan(1);
  });

  it("shows pending, which cannot be chosen", () => {
    show(as("pending"));
    expect(inRow()).toHaveDisplayValue("Pending");
    expect(within(inRow()).getByRole("option", { name: "Pending" })).toBeDisabled();
  });

  it("is shown at once in both places, and said when it is set", async () => {
    let respond = (_: Response) => {};
    show(order);
    window.fetch = () =>
      new Promise((resolve) => {
        respond = resolve;
      });
    await userEvent.selectOptions(inRow(), "Shipped");
    expect(inRow()).toHaveDisplayValue("Shipped");
    expect(inPanel()).toHaveDisplayValue("Shipped");
    expect(toasts()).toEqual([]);
    const body = { message: "Set.", order: onAdminWire(as("Shipped")) };
    respond({ ok: true, status: 200, json: async () => body } as Response);
    await waitFor(() => expect(toasts()).toEqual(["success: AK-2611-000482 is now Shipped"]));
  });

  it.each([
    ["Delivered", "Delivered"],
    ["Order Placed", null],
  ])("is sent as the call wants it: %s", async (word, status) => {
    const sent = stubFetch({ [UPDATE]: answered(as(status as OrderStatus)) });
    show(as("Accepted"));
    await userEvent.selectOptions(inPanel(), word);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ orderid: order.order_id, orderstatus: status });
  });

  it("goes back when it could not be set, and can be set again", async () => {
    const sent = stubFetch({ [UPDATE]: ["offline", answered(as("Shipped"))] });
    show(order);
    await userEvent.selectOptions(inRow(), "Shipped");
    await waitFor(() => expect(toasts()).toEqual([`error: ${FAILED}`]));
    expect(inRow()).toHaveDisplayValue("Order Placed");
    act(() => {
      currentToasts()[0]?.retry?.();
    });
    await waitFor(() => expect(inRow()).toHaveDisplayValue("Shipped"));
    expect(sent).toHaveLength(2);
  });

  it("of an order that was canceled meanwhile says so and shows it", async () => {
    const words = "This order has already been canceled.";
    stubFetch({
      [UPDATE]: refusal("order_canceled", words),
      [ALL]: { body: [onAdminWire(as("canceled"))] },
    });
    show(order);
    await userEvent.selectOptions(inRow(), "Shipped");
    await waitFor(() => expect(toasts()).toEqual([`error: ${words}`]));
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  });
});

describe("a status chosen with the arrow keys", () => {
  const press = (list: HTMLElement, value: string) => {
    fireEvent.keyDown(list, { key: "ArrowDown" });
    fireEvent.change(list, { target: { value } });
  };
  const statuses = (sent: ReturnType<typeof stubFetch>) => sent.map(({ body }) => body.orderstatus);

  it("waits until the keys rest, because every press is another one", async () => {
    const sent = stubFetch({ [UPDATE]: answered(as("Processing")) });
    show(order);
    press(inRow(), "Accepted");
    press(inRow(), "Processing");
    expect(inRow()).toHaveDisplayValue("Processing");
    expect(sent).toEqual([]);
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 2_000 });
    expect(statuses(sent)).toEqual(["Processing"]);
  });

  it.each([
    ["Enter", (list: HTMLElement) => fireEvent.keyDown(list, { key: "Enter" })],
    ["the focus leaving", (list: HTMLElement) => fireEvent.blur(list)],
  ])("is sent at once on %s", async (_name, end) => {
    const sent = stubFetch({ [UPDATE]: answered(as("Accepted")) });
    show(order);
    press(inRow(), "Accepted");
    end(inRow());
    await waitFor(() => expect(statuses(sent)).toEqual(["Accepted"]));
  });

  it("is sent by leaving the page, for the order it was chosen for", async () => {
    const sent = stubFetch({ [UPDATE]: answered(as("Accepted")) });
    show(order, orderSample({ order_id: "other", order_number: "AK-2611-000377" }));
    press(inPanel(), "Accepted");
    await userEvent.click(screen.getByRole("button", { name: "AK-2611-000377" }));
    await waitFor(() => expect(statuses(sent)).toEqual(["Accepted"]));
    expect(sent[0]?.body.orderid).toBe(order.order_id);
    expect(inPanel()).toHaveDisplayValue("Order Placed");
  });

  it("is not sent when it ends where it began", async () => {
    const sent = stubFetch({});
    show(order);
    press(inRow(), "Accepted");
    press(inRow(), "null");
    fireEvent.blur(inRow());
    expect(sent).toEqual([]);
  });
});
