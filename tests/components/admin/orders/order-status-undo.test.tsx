import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderManager } from "@/components/admin/orders/list/order-manager";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { AdminOrder, OrderStatus } from "@/lib/orders/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { pageSample, showOffice } from "@/tests/support/components/show-office";
import { onAdminWire, orderSample } from "@/tests/support/samples/order";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const UPDATE = "POST /api/order/statusupdate";
const UNDO = "POST /api/order/statusundo";
const EVENT = "0190a000-0000-7000-8000-0000000000e1";
const order = orderSample();
const as = (order_status: OrderStatus) => orderSample({ order_status });
const answered = (changed: AdminOrder, previous_status: OrderStatus = null): Answer => ({
  body: { message: "Set.", order: onAdminWire(changed), previous_status, event_id: EVENT },
});
const toasts = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`);

function show(...orders: AdminOrder[]) {
  window.matchMedia = (query: string) => ({ matches: true, media: query }) as MediaQueryList;
  showOffice("/admin/orders", <OrderManager page={pageSample(orders)} />);
}
const panel = () => within(screen.getByRole("complementary", { name: "Order details" }));
const inPanel = () => panel().getByRole<HTMLSelectElement>("combobox", { name: "Status" });
const inRow = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /^Status of AK-/ });

const tab = (name: string) =>
  screen.getByRole("radio", { name: new RegExp(`^${name}`) }).parentElement;

beforeEach(() => {
  mockNavigation.reset();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

describe("a change of status", () => {
  const undo = () =>
    act(() => {
      currentToasts().at(-1)?.undo?.();
    });

  it("is reverted by Undo in row, panel and counts", async () => {
    const sent = stubFetch({
      [UPDATE]: answered(as("Processing")),
      [UNDO]: { body: { message: "Set back.", order: onAdminWire(order) } },
    });
    show(order);
    expect(tab("Processing")).toHaveTextContent("Processing0");
    await userEvent.selectOptions(inRow(), "Processing");
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(tab("Processing")).toHaveTextContent("Processing1");
    undo();
    await waitFor(() =>
      expect(toasts()).toContain("success: AK-2611-000482 is Order Placed again"),
    );
    expect(inPanel()).toHaveDisplayValue("Order Placed");
    expect(tab("Processing")).toHaveTextContent("Processing0");
    expect(sent.at(-1)?.body).toEqual({ orderid: order.order_id, event_id: EVENT });
  });

  it("stays when Undo fails, which can be retried", async () => {
    const back = { body: { message: "Set back.", order: onAdminWire(order) } };
    stubFetch({ [UPDATE]: answered(as("Processing")), [UNDO]: ["offline", back] });
    show(order);
    await userEvent.selectOptions(inRow(), "Processing");
    await waitFor(() => expect(toasts()).toHaveLength(1));
    undo();
    const failed = "error: The change could not be undone. Please try again.";
    await waitFor(() => expect(toasts()).toContain(failed));
    expect(inRow()).toHaveDisplayValue("Processing");
    act(() => {
      currentToasts().at(-1)?.retry?.();
    });
    await waitFor(() => expect(inRow()).toHaveDisplayValue("Order Placed"));
  });

  it("is not undone after a later change, and the page refreshes", async () => {
    const words = "The order is Delivered meanwhile.";
    stubFetch({ [UPDATE]: answered(as("Processing")), [UNDO]: refusal("conflict", words) });
    show(order);
    await userEvent.selectOptions(inRow(), "Processing");
    await waitFor(() => expect(toasts()).toHaveLength(1));
    undo();
    await waitFor(() => expect(toasts()).toContain(`error: ${words}`));
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });

  it("reports the previous status when another administrator was faster", async () => {
    stubFetch({ [UPDATE]: answered(as("Delivered"), "Processing") });
    show(order);
    await userEvent.selectOptions(inRow(), "Delivered");
    const words = "AK-2611-000482 is now Delivered. It was set to Processing meanwhile";
    await waitFor(() => expect(toasts()).toEqual([`success: ${words}`]));
  });

  it("has no Undo when nothing changed", async () => {
    const body = { message: "Set.", order: onAdminWire(as("Processing")) };
    stubFetch({ [UPDATE]: { body: { ...body, previous_status: "Processing", event_id: null } } });
    show(order);
    await userEvent.selectOptions(inRow(), "Processing");
    const words = "success: AK-2611-000482 was set to Processing meanwhile";
    await waitFor(() => expect(toasts()).toEqual([words]));
    expect(currentToasts()[0]?.undo).toBeUndefined();
  });
});

describe("a status chosen with the arrow keys", () => {
  const press = (list: HTMLElement, value: string) => {
    fireEvent.keyDown(list, { key: "ArrowDown" });
    fireEvent.change(list, { target: { value } });
  };
  const statuses = (sent: ReturnType<typeof stubFetch>) => sent.map(({ body }) => body.orderstatus);

  it("is debounced, because every key press selects another status", async () => {
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

  it("is sent for its order when the page is left", async () => {
    const sent = stubFetch({ [UPDATE]: answered(as("Accepted")) });
    show(order, orderSample({ order_id: "other", order_number: "AK-2611-000377" }));
    press(inPanel(), "Accepted");
    await userEvent.click(screen.getByRole("button", { name: "AK-2611-000377" }));
    await waitFor(() => expect(statuses(sent)).toEqual(["Accepted"]));
    expect(sent[0]?.body.orderid).toBe(order.order_id);
    expect(inPanel()).toHaveDisplayValue("Order Placed");
  });

  it("is not sent when it ends at the original status", async () => {
    const sent = stubFetch({});
    show(order);
    press(inRow(), "Accepted");
    press(inRow(), "null");
    fireEvent.blur(inRow());
    expect(sent).toEqual([]);
  });
});
