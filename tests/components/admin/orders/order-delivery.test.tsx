import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderDelivery } from "@/components/admin/orders/order-delivery";
import { OrderStore } from "@/components/admin/orders/order-store";
import { OrderSteps } from "@/components/admin/orders/status/order-steps";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { OrderRecord } from "@/lib/orders/record/record-view";
import { stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { onAdminWire, orderSample } from "@/tests/support/samples/order";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const order = orderSample();
const PATH = `/api/admin/orders/${order.order_id}/delivery`;
const show = (shown = order) =>
  renderWithQueries(
    <OrderStore drawn={[shown]} reloads>
      <OrderDelivery order={shown} />
    </OrderStore>,
  );

beforeEach(() => mockNavigation.reset());

it("changes the delivery for the customer and refreshes the page", async () => {
  const view = {
    address: { ...PLACE },
    deliveryaddress: order.deliveryaddress,
    phone: "+919876543210",
    driver_note: null,
    orders: [{ order_id: order.order_id, order_number: "AK-1", product_name: "A", quantity: 1 }],
    addresses: [],
  };
  const sent = stubFetch({
    [`GET ${PATH}`]: { body: view },
    [`POST ${PATH}`]: { body: { message: "Delivery changed.", orders: [onAdminWire(order)] } },
  });
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Change delivery" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByLabelText(/^Note for the driver/), "Ask for Ravi");
  await user.click(dialog.getByRole("button", { name: "Change delivery" }));
  await waitFor(() =>
    expect(currentToasts().map(({ text }) => text)).toContain(
      "Delivery changed. The customer is emailed.",
    ),
  );
  expect(sent.at(-1)?.body).toEqual({ phone: "+91 98765 43210", driver_note: "Ask for Ravi" });
  expect(mockNavigation.refresh).toHaveBeenCalled();
});

it("does not offer the change once the order is shipped", () => {
  show(orderSample({ order_status: "Shipped", can_change_delivery: false }));
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows the change in the order's history with the old values", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 6, minute));
  const record = {
    steps: [
      { kind: "status", at: at(0), from: null, to: null, by: "customer", name: null },
      { kind: "status", at: at(20), from: null, to: "Accepted", by: "admin", name: "Rohit" },
    ],
    redirections: [
      {
        ...{ at: at(10), by: "admin", name: "Rohit" },
        before: { deliveryaddress: "12, MG Road", phone: "+919876543210", driver_note: null },
      },
    ],
    movements: [],
  } as unknown as OrderRecord;
  renderWithQueries(<OrderSteps record={record} />);
  const entries = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(entries).toHaveLength(3);
  expect(entries[0]).toMatch(/^Accepted/);
  expect(entries[1]).toMatch(/^Delivery changed.*by Rohit.*12, MG Road · \+91 98765 43210$/);
  expect(entries[2]).toMatch(/^Order Placed/);
});

const PLACE = {
  house_building: "12",
  locality_street: "MG Road",
  landmark: null,
  city: "Pune",
  po_ps: null,
  district: "Pune",
  state: "Maharashtra",
  pin: "411001",
};
