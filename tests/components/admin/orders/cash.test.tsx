import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CashForm } from "@/components/admin/settings/cash-form";
import { CashProducts } from "@/components/admin/settings/cash-products";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import { FIRST_CASH_SETTINGS } from "@/lib/cash/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const SAVE = "PUT /api/admin/cash-settings";
const ALLOW = "PUT /api/admin/cash-settings/product";
const off = { min: null, max: null, fee: 0, one_open_per_phone: false, verified_only: false };
const saved = { body: { ...off, message: "Cash settings saved." } };
const toasts = () => currentToasts().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

describe("CashForm", () => {
  const smallest = () => screen.getByLabelText("Smallest purchase, ₹");
  const largest = () => screen.getByLabelText("Largest purchase, ₹");
  const fee = () => screen.getByLabelText("Cash fee, ₹");
  const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

  async function fill(field: HTMLElement, text: string) {
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  }

  it("shows the settings in rupees and sends the input", async () => {
    const sent = stubFetch({ [SAVE]: saved });
    const initial = {
      min: 500_50,
      max: null,
      fee: 49_00,
      one_open_per_phone: true,
      verified_only: false,
    };
    renderWithQueries(<CashForm initial={initial} />);
    expect(smallest()).toHaveValue("500.5");
    expect(largest()).toHaveValue("");
    expect(fee()).toHaveValue("49");
    await fill(smallest(), "");
    await fill(largest(), "1,50,000");
    await fill(fee(), "");
    await userEvent.click(screen.getByRole("checkbox", { name: /One open cash order/ }));
    await save();
    await waitFor(() => expect(toasts()).toEqual(["Cash settings saved."]));
    expect(sent).toEqual([{ call: SAVE, body: { ...off, max: 150_000 } }]);
  });

  it.each([
    ["five", "", "Enter an amount, such as 5,000."],
    ["0", "", "Enter an amount above ₹0, or leave it empty."],
    ["500", "400", "The smallest purchase is above the largest."],
    ["", "2,00,000", "Enter an amount below ₹2,00,000: the law allows no more cash."],
  ])("reports %p to %p under its field and sends nothing", async (min, max, text) => {
    const sent = stubFetch({});
    renderWithQueries(<CashForm initial={FIRST_CASH_SETTINGS} />);
    await fill(smallest(), min);
    await fill(largest(), max);
    await save();
    expect(await screen.findByText(text)).toBeVisible();
    expect(document.activeElement).toHaveAttribute("aria-invalid", "true");
    expect(sent).toEqual([]);
  });

  it.each<[string, Answer, string]>([
    ["a fault", refusal("internal", "x"), "The cash settings could not be saved."],
    ["no connection", "offline", "The cash settings could not be saved."],
    [
      "a refusal",
      refusal("forbidden", "This is not open to your account."),
      "This is not open to your account.",
    ],
    ["a wrong field", refusal("invalid_input", "x", { fee: ["Too high."] }), "Too high."],
  ])("after %s shows a message and keeps the input", async (_what, answer, text) => {
    stubFetch({ [SAVE]: answer });
    renderWithQueries(<CashForm initial={FIRST_CASH_SETTINGS} />);
    await fill(fee(), "49");
    await save();
    expect(await screen.findByText(text)).toBeVisible();
    expect(fee()).toHaveValue("49");
    expect(toasts()).toEqual([]);
  });
});

describe("CashProducts", () => {
  const products = [
    { product_id: "a", name: "AC03W 7.4 kW", allowed: true },
    { product_id: "b", name: "DC04W 30 kW", allowed: false },
  ];
  const tick = (name: string) => screen.getByRole("checkbox", { name });
  const answer = (allowed: boolean) => ({ body: { product_id: "a", allowed, message: "ok" } });

  it("shows the settings and applies a click at once", async () => {
    const sent = stubFetch({ [ALLOW]: answer(false) });
    renderWithQueries(<CashProducts initial={products} />);
    expect(tick("AC03W 7.4 kW")).toBeChecked();
    expect(tick("DC04W 30 kW")).not.toBeChecked();
    await userEvent.click(tick("AC03W 7.4 kW"));
    expect(tick("AC03W 7.4 kW")).not.toBeChecked();
    await waitFor(() =>
      expect(sent).toEqual([{ call: ALLOW, body: { product_id: "a", allowed: false } }]),
    );
    expect(tick("AC03W 7.4 kW")).not.toBeChecked();
  });

  it("reverts a refused click with a message", async () => {
    stubFetch({ [ALLOW]: "offline" });
    renderWithQueries(<CashProducts initial={products} />);
    await userEvent.click(tick("AC03W 7.4 kW"));
    await waitFor(() => expect(toasts()).toEqual(["AC03W 7.4 kW could not be changed."]));
    expect(tick("AC03W 7.4 kW")).toBeChecked();
  });

  it("shows the server's state after two quick clicks, the second refused", async () => {
    const sent = stubFetch({ [ALLOW]: [answer(false), "offline"] });
    renderWithQueries(<CashProducts initial={products} />);
    await userEvent.dblClick(tick("AC03W 7.4 kW"));
    await waitFor(() => expect(toasts()).toEqual(["AC03W 7.4 kW could not be changed."]));
    expect(sent.map(({ body }) => body.allowed)).toEqual([false, true]);
    expect(tick("AC03W 7.4 kW")).not.toBeChecked();
  });

  it("shows an empty state without products", () => {
    renderWithQueries(<CashProducts initial={[]} />);
    expect(screen.getByText("No product is listed.")).toBeVisible();
  });
});
