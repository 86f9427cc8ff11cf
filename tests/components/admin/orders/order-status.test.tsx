import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderManager } from "@/components/admin/orders/list/order-manager";
import { lastCarrier, rememberCarrier } from "@/components/admin/orders/status/tracking-fields";
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
const EVENT = "0190a000-0000-7000-8000-0000000000e1";
const FAILED = "Error updating order status. Please try again.";

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

beforeEach(() => {
  mockNavigation.reset();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

describe("an order's status", () => {
  it("offers the five statuses in the row and the details", () => {
    show(order);
    const words = ["Order Placed", "Accepted", "Processing", "Shipped", "Delivered"];
    for (const list of [inRow(), inPanel()]) {
      expect([...list.options].map((option) => option.text)).toEqual(words);
      expect(list).toHaveDisplayValue("Order Placed");
    }
  });

  it("is plain text once the order is cancelled", () => {
    show(as("canceled"));
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.getAllByText("Cancelled").length).toBeGreaterThan(1);
  });

  it("shows pending, which cannot be selected", () => {
    show(as("pending"));
    expect(inRow()).toHaveDisplayValue("Pending");
    expect(within(inRow()).getByRole("option", { name: "Pending" })).toBeDisabled();
  });

  it("changes at once in both places and confirms the change", async () => {
    let respond = (_: Response) => {};
    show(order);
    window.fetch = () =>
      new Promise((resolve) => {
        respond = resolve;
      });
    await userEvent.selectOptions(inRow(), "Processing");
    expect(inRow()).toHaveDisplayValue("Processing");
    expect(inPanel()).toHaveDisplayValue("Processing");
    expect(toasts()).toEqual([]);
    const processing = onAdminWire(as("Processing"));
    const body = { message: "Set.", order: processing, previous_status: null, event_id: EVENT };
    respond({ ok: true, status: 200, json: async () => body } as Response);
    await waitFor(() => expect(toasts()).toEqual(["success: AK-2611-000482 is now Processing"]));
  });

  it.each([
    ["Delivered", "Delivered"],
    ["Order Placed", null],
  ])("is sent in the call's format: %s", async (word, status) => {
    const sent = stubFetch({ [UPDATE]: answered(as(status as OrderStatus), "Accepted") });
    show(as("Accepted"));
    await userEvent.selectOptions(inPanel(), word);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ orderid: order.order_id, orderstatus: status });
  });

  it("reverts after a failure and can be set again", async () => {
    const sent = stubFetch({ [UPDATE]: ["offline", answered(as("Processing"))] });
    show(order);
    await userEvent.selectOptions(inRow(), "Processing");
    await waitFor(() => expect(toasts()).toEqual([`error: ${FAILED}`]));
    expect(inRow()).toHaveDisplayValue("Order Placed");
    act(() => {
      currentToasts()[0]?.retry?.();
    });
    await waitFor(() => expect(inRow()).toHaveDisplayValue("Processing"));
    expect(sent).toHaveLength(2);
  });

  it("reports and shows an order cancelled in the meantime", async () => {
    const words = "This order has already been canceled.";
    stubFetch({ [UPDATE]: refusal("order_canceled", words) });
    show(order);
    await userEvent.selectOptions(inRow(), "Processing");
    await waitFor(() => expect(toasts()).toEqual([`error: ${words}`]));
    expect(mockNavigation.refresh).toHaveBeenCalled();
  });
});

describe("an order that is set to Shipped", () => {
  const CARRIERS = "GET /api/admin/carriers";
  const carriers = { body: { carriers: [{ id: "delhivery", name: "Delhivery" }] } };
  const dialog = () => within(screen.getByRole("dialog", { name: "Set to Shipped" }));
  const changes = (sent: ReturnType<typeof stubFetch>) =>
    sent.filter(({ call }) => call === UPDATE).map(({ body }) => body);
  const ship = async () => {
    await userEvent.selectOptions(inRow(), "Shipped");
    await screen.findByRole("option", { name: "Delhivery" });
  };

  beforeEach(() => rememberCarrier(""));

  it("asks for its tracking number, which is optional", async () => {
    const sent = stubFetch({ [CARRIERS]: carriers, [UPDATE]: answered(as("Shipped")) });
    show(order);
    await ship();
    expect(inRow()).toHaveDisplayValue("Order Placed");
    await userEvent.click(dialog().getByRole("button", { name: "Set to Shipped" }));
    await waitFor(() => expect(toasts()).toEqual(["success: AK-2611-000482 is now Shipped"]));
    expect(changes(sent)).toEqual([{ orderid: order.order_id, orderstatus: "Shipped" }]);
  });

  it("sends carrier and number and suggests the last carrier", async () => {
    const sent = stubFetch({ [CARRIERS]: carriers, [UPDATE]: answered(as("Shipped")) });
    show(order);
    await ship();
    await userEvent.selectOptions(dialog().getByLabelText("Carrier"), "Delhivery");
    await userEvent.click(dialog().getByRole("button", { name: "Set to Shipped" }));
    expect(dialog().getByLabelText("Tracking number")).toHaveAccessibleDescription(
      "Enter the tracking number.",
    );
    await userEvent.type(dialog().getByLabelText("Tracking number"), "1490 8192{Enter}");
    await waitFor(() => expect(changes(sent)).toHaveLength(1));
    expect(changes(sent)[0]?.tracking).toEqual({ carrier: "delhivery", number: "1490 8192" });
    expect(lastCarrier()).toBe("delhivery");
  });

  it("requires the name and a valid link of another carrier", async () => {
    stubFetch({ [CARRIERS]: carriers });
    show(order);
    await ship();
    await userEvent.selectOptions(dialog().getByLabelText("Carrier"), "Another carrier");
    await userEvent.type(dialog().getByLabelText(/^Link to track it/), "rajlogistics.in");
    await userEvent.type(dialog().getByLabelText("Tracking number"), "LR-77120{Enter}");
    expect(dialog().getByLabelText("Its name")).toHaveAccessibleDescription(
      "Enter the carrier's name.",
    );
    expect(dialog().getByText("Paste the whole link, from https:// on.")).toBeVisible();
  });

  it("is not set when the dialog is closed", async () => {
    const sent = stubFetch({ [CARRIERS]: carriers });
    show(order);
    await ship();
    await userEvent.click(dialog().getByRole("button", { name: "Not now" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(changes(sent)).toEqual([]);
  });
});
