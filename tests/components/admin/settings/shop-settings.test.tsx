import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShopForm } from "@/components/admin/settings/shop-form";
import { shopInput } from "@/components/admin/settings/shop-input";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import { FIRST_SETTINGS } from "@/lib/settings/contract";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const SAVE = "PUT /api/admin/settings";
const toasts = () => currentToasts().map(({ text }) => text);
const level = () => screen.getByLabelText("Low stock, units");
const addresses = () => screen.getByLabelText(/^Also email these addresses/);
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

it("shows the settings and sends the input", async () => {
  const sent = stubFetch({
    [SAVE]: { body: { ...FIRST_SETTINGS, message: "Company settings saved." } },
  });
  const initial = { ...FIRST_SETTINGS, notify_reports: true, notify_emails: ["a@x.example"] };
  renderWithQueries(<ShopForm initial={initial} />);
  expect(level()).toHaveValue("5");
  expect(addresses()).toHaveValue("a@x.example");
  expect(screen.getByRole("checkbox", { name: "Charger reports" })).toBeChecked();
  await userEvent.clear(level());
  await userEvent.type(level(), "12");
  await userEvent.type(addresses(), "\nb@x.example");
  await userEvent.click(screen.getByRole("checkbox", { name: "New orders" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Charger reports" }));
  await save();
  await waitFor(() => expect(toasts()).toEqual(["Company settings saved."]));
  const body = {
    ...FIRST_SETTINGS,
    low_stock: 12,
    notify_emails: ["a@x.example", "b@x.example"],
    notify_orders: true,
  };
  expect(sent).toEqual([{ call: SAVE, body }]);
});

it.each([
  ["five", "", "The level is a whole number from 0 to 1,000."],
  ["", "", "The level is a whole number from 0 to 1,000."],
  ["1001", "", "The level is a whole number from 0 to 1,000."],
  ["5", "owner at arklane", "Not an email address: owner, at, arklane"],
])("reports %p and %p under their fields and sends nothing", async (units, to, text) => {
  const sent = stubFetch({});
  renderWithQueries(<ShopForm initial={FIRST_SETTINGS} />);
  await userEvent.clear(level());
  if (units) await userEvent.type(level(), units);
  if (to) await userEvent.type(addresses(), to);
  await save();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it("keeps the input when saving fails", async () => {
  stubFetch({ [SAVE]: refusal("internal", "x") });
  renderWithQueries(<ShopForm initial={FIRST_SETTINGS} />);
  await userEvent.type(addresses(), "a@x.example");
  await save();
  expect(await screen.findByText("The settings could not be saved.")).toBeInTheDocument();
  expect(addresses()).toHaveValue("a@x.example");
});

it.each([
  [" 1,000 ", 1000],
  ["0", 0],
  ["-1", Number.NaN],
  ["2.5", Number.NaN],
])("reads %p as %p units", (text, units) => {
  const form = new FormData();
  form.set("low_stock", text);
  expect(shopInput(form).low_stock).toBe(units);
});

it("reads addresses separated by lines, commas and spaces", () => {
  const form = new FormData();
  form.set("notify_emails", " a@x.example,\r\nb@x.example; c@x.example\n");
  expect(shopInput(form).notify_emails).toEqual(["a@x.example", "b@x.example", "c@x.example"]);
});
