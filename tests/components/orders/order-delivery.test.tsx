import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderList } from "@/components/orders/order-list";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { Order } from "@/lib/orders/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { addressSample } from "@/tests/support/samples/account";
import { firstPage, onWire, orderSample } from "@/tests/support/samples/order";

const order = orderSample();
const PATH = `/api/order/delivery/${order.order_id}`;
const HISTORY = "POST /api/order/orderhistory";
const home = addressSample();
const view = {
  address: {
    house_building: "12",
    locality_street: "MG Road",
    landmark: null,
    city: "Pune",
    po_ps: null,
    district: "Pune",
    state: "Maharashtra",
    pin: "411001",
  },
  deliveryaddress: order.deliveryaddress,
  phone: "+919876543210",
  driver_note: "Gate 2",
  orders: [
    {
      order_id: order.order_id,
      order_number: "AK-2611-000482",
      product_name: "AC03W",
      quantity: 2,
    },
    { order_id: "x", order_number: "AK-2611-000483", product_name: "AC03P", quantity: 1 },
  ],
  addresses: [home],
};
const changed = (changes: Partial<Order>): Answer => ({
  body: { message: "Delivery changed.", orders: onWire([{ ...order, ...changes }]) },
});

async function open(answers: Record<string, Answer | Answer[]> = {}) {
  const sent = stubFetch({ [`GET ${PATH}`]: { body: view }, ...answers });
  renderWithQueries(<OrderList first={firstPage([order])} reports={[]} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Change delivery of order/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change delivery" }));
  const bodies = () => sent.filter(({ call }) => call === `POST ${PATH}`).map(({ body }) => body);
  return { user, dialog, bodies };
}
const save = { name: "Change delivery" };
const toasts = () => currentToasts().map(({ text }) => text);

it("names the orders, starts with the current delivery and sends a saved address", async () => {
  const to = changed({ deliveryaddress: "44, Hill Top", delivery_changed_at: new Date() });
  const { user, dialog, bodies } = await open({ [`POST ${PATH}`]: to });
  expect(await dialog.findByText(/for AK-2611-000483 of the same purchase/)).toBeVisible();
  expect(dialog.getByLabelText("Mobile number")).toHaveValue("+91 98765 43210");
  expect(dialog.getByLabelText(/^Note for the driver/)).toHaveValue("Gate 2");
  await user.click(dialog.getByRole("radio", { name: /^Home/ }));
  await user.click(dialog.getByRole("button", save));
  await waitFor(() => expect(toasts()).toContain("Delivery changed."));
  expect(bodies()).toEqual([
    { address_id: home.id, phone: "+91 98765 43210", driver_note: "Gate 2" },
  ]);
  expect(await screen.findByText(/44, Hill Top/)).toBeVisible();
  expect(screen.getByText(/\(changed on /)).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("sends a typed address, prefilled with the current one, and keeps the input", async () => {
  const { user, dialog, bodies } = await open({
    [`POST ${PATH}`]: ["offline", changed({})],
    "GET /api/users/pin/411001": refusal("not_found", "We do not know this PIN code."),
  });
  await user.click(await dialog.findByRole("radio", { name: "Another address" }));
  const house = dialog.getByLabelText("House and building");
  await user.clear(house);
  await user.click(dialog.getByRole("button", save));
  expect(house).toHaveAccessibleDescription("Enter the house and building.");
  await user.type(house, "14");
  await user.click(dialog.getByRole("button", save));
  expect(await dialog.findByText(/could not be changed\. Please try again/)).toBeVisible();
  expect(house).toHaveValue("14");
  await user.click(dialog.getByRole("button", save));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toMatchObject({ address: { house_building: "14", city: "Pune" } });
  expect(bodies()[1]).not.toHaveProperty("address_id");
});

it("says beside the addresses that we do not deliver to the chosen one", async () => {
  const words =
    "We do not deliver to Army Postal Service addresses. Please choose another address.";
  const refused = refusal("invalid_input", words, { address_id: [words] });
  const { user, dialog } = await open({ [`POST ${PATH}`]: refused });
  const chosen = await dialog.findByRole("radio", { name: /^Home/ });
  await user.click(chosen);
  await user.click(dialog.getByRole("button", save));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(chosen).toHaveAccessibleDescription(words);
  expect(chosen).toHaveFocus();
});

it("requires a valid phone number", async () => {
  const { user, dialog, bodies } = await open();
  await user.clear(await dialog.findByLabelText("Mobile number"));
  await user.click(dialog.getByRole("button", save));
  expect(dialog.getByLabelText("Mobile number")).toHaveAccessibleDescription(
    /Enter a mobile number/,
  );
  expect(bodies()).toEqual([]);
});

it("reports an order shipped in the meantime, before or after the form", async () => {
  const gone = refusal("delivery_fixed", "This order is Shipped already.");
  const first = await open({ [`GET ${PATH}`]: gone });
  expect(await first.dialog.findByText("This order is Shipped already.")).toBeVisible();
  expect(first.dialog.queryByRole("button", { name: "Retry" })).toBeNull();
});

it("closes with a message when the order ships while the form is open, and refreshes the history", async () => {
  const gone = refusal("delivery_fixed", "This order is Shipped already.");
  const shipped = { ...order, order_status: "Shipped" as const, can_change_delivery: false };
  const { user, dialog } = await open({
    [`POST ${PATH}`]: gone,
    [HISTORY]: { body: onWire([shipped]) },
  });
  await user.click(await dialog.findByRole("button", save));
  await waitFor(() => expect(toasts()).toContain("This order is Shipped already."));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: /^Change delivery of order/ })).toBeNull(),
  );
});
