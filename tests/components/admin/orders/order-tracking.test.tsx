import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderManager } from "@/components/admin/orders/list/order-manager";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { AdminOrder } from "@/lib/orders/contract";
import { stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { pageSample, showOffice } from "@/tests/support/components/show-office";
import { onAdminWire, orderSample } from "@/tests/support/samples/order";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const tracking = {
  ...{ carrier: "delhivery", carrier_name: "Delhivery", number: "1490819204561" },
  url: "https://www.delhivery.com/track/package/1490819204561",
};
const bare = orderSample({ order_status: "Shipped" });
const tracked = orderSample({ order_status: "Shipped", tracking });
const SAVE = `POST /api/admin/orders/${bare.order_id}/tracking`;
const CARRIERS = {
  "GET /api/admin/carriers": {
    body: {
      carriers: [
        { id: "delhivery", name: "Delhivery" },
        { id: "vrl", name: "VRL Logistics" },
      ],
    },
  },
};
const answered = (order: AdminOrder, message: string) => ({
  body: { message, order: onAdminWire(order) },
});

function show(order: AdminOrder) {
  window.matchMedia = (query: string) => ({ matches: true, media: query }) as MediaQueryList;
  showOffice("/admin/orders", <OrderManager page={pageSample([order])} />);
}
const panel = () => within(screen.getByRole("complementary", { name: "Order details" }));
const dialog = () => within(screen.getByRole("dialog", { name: "Tracking number" }));
const toasts = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`);

beforeEach(() => {
  mockNavigation.reset();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

describe("the tracking number in the details of an order", () => {
  it("is offered only once the order is shipped", () => {
    show(orderSample());
    expect(screen.queryByText("Tracking")).toBeNull();
  });

  it("is added to an order shipped without one", async () => {
    const saved = answered(tracked, "Tracking number saved.");
    const sent = stubFetch({ ...CARRIERS, [SAVE]: saved });
    show(bare);
    expect(panel().getByText("no number recorded")).toBeVisible();
    await userEvent.click(panel().getByRole("button", { name: "Add a number" }));
    await screen.findByRole("option", { name: "Delhivery" });
    await userEvent.click(dialog().getByRole("button", { name: "Save" }));
    expect(dialog().getByText("Choose the carrier.", { selector: "span" })).toBeVisible();
    await userEvent.selectOptions(dialog().getByLabelText("Carrier"), "Delhivery");
    await userEvent.type(dialog().getByLabelText("Tracking number"), "1490819204561{Enter}");
    await waitFor(() => expect(toasts()).toEqual(["success: Tracking number saved."]));
    expect(sent.at(-1)?.body).toEqual({
      tracking: { carrier: "delhivery", number: "1490819204561" },
    });
    expect(panel().getByRole("link", { name: /^Track the parcel/ })).toHaveAttribute(
      "href",
      tracking.url,
    );
  });

  it("can be changed and removed", async () => {
    const removed = answered(bare, "Tracking number removed.");
    const sent = stubFetch({ ...CARRIERS, [SAVE]: removed });
    show(tracked);
    await userEvent.click(panel().getByRole("button", { name: "Change the number" }));
    await waitFor(() => expect(dialog().getByLabelText("Carrier")).toHaveValue("delhivery"));
    expect(dialog().getByLabelText("Tracking number")).toHaveValue("1490819204561");
    await userEvent.click(dialog().getByRole("button", { name: "Take the number away" }));
    await waitFor(() => expect(toasts()).toEqual(["success: Tracking number removed."]));
    expect(sent.at(-1)?.body).toEqual({ tracking: null });
    expect(panel().getByText("no number recorded")).toBeVisible();
  });
});
