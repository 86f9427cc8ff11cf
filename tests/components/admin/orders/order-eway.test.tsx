import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EwayView } from "@/lib/orders/eway/view";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { onAdminWire, orderSample } from "@/tests/support/samples/order";
import { beginAnew, section, showRecord, toasts } from "@/tests/support/samples/order-record";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const order = orderSample();
const SAVE = `PUT /api/admin/orders/${order.order_id}/eway`;
const NEEDED: EwayView = {
  ...{ goods: 60_000_00, limit: 50_000_00, is_needed: true, invoice: null },
  ...{ number: null, valid_till: null, waiver: null, transport: null },
};
const dialog = () => within(screen.getByRole("dialog", { name: "E-way bill" }));

beforeEach(beginAnew);

it("is not spoken of where it is not needed", () => {
  showRecord({ order, eway: { ...NEEDED, goods: 40_000_00, is_needed: false } });
  expect(screen.queryByRole("region", { name: "E-way bill" })).toBeNull();
});

it("is asked for with what it is about, and saved with its number", async () => {
  const saved = { message: "The e-way bill is saved.", order: onAdminWire(order) };
  const sent = stubFetch({ [SAVE]: { body: saved } });
  showRecord({ order, eway: NEEDED });
  expect(section("E-way bill").getByText("Needed before it leaves")).toBeVisible();
  expect(section("E-way bill").getByText(/₹60,000, and the limit is ₹50,000/)).toBeVisible();
  await userEvent.click(section("E-way bill").getByRole("button"));
  expect(dialog().getByText(/saving makes the invoice now/)).toBeVisible();
  await userEvent.type(dialog().getByLabelText(/^E-way bill number/), "3510");
  await userEvent.click(dialog().getByRole("button", { name: "Save" }));
  expect(dialog().getByText("An e-way bill has a number of 12 digits.")).toBeVisible();
  await userEvent.type(dialog().getByLabelText(/^E-way bill number/), " 1234 5678");
  await userEvent.click(dialog().getByRole("button", { name: "Save" }));
  await waitFor(() => expect(toasts()).toEqual(["success: The e-way bill is saved."]));
  expect(sent.at(-1)?.body).toMatchObject({
    number: "3510 1234 5678",
    transport: null,
    waiver: null,
  });
});

it("keeps what was typed when the portal's file would be refused", async () => {
  const fields = { "transport.mode": ["Enter the vehicle number, or the transporter's id."] };
  stubFetch({ [SAVE]: refusal("invalid_input", "Check the fields.", fields) });
  showRecord({ order, eway: NEEDED });
  await userEvent.click(section("E-way bill").getByRole("button"));
  await userEvent.selectOptions(dialog().getByLabelText("Travels by"), "Road");
  await userEvent.click(dialog().getByRole("button", { name: "Save" }));
  expect(await dialog().findByText(fields["transport.mode"][0] ?? "")).toBeVisible();
  expect(dialog().getByLabelText("Travels by")).toHaveValue("road");
});

it.each<[string, Partial<EwayView>]>([
  ["351012345678, valid until 12/12/2026", { number: "351012345678", valid_till: "12/12/2026" }],
  ["None: It travels without a motor vehicle", { waiver: "no_motor" }],
])("says %s", (words, change) => {
  showRecord({ order, eway: { ...NEEDED, ...change } });
  expect(section("E-way bill").getByText(words)).toBeVisible();
  expect(screen.queryByText("Needed before it leaves")).toBeNull();
});
