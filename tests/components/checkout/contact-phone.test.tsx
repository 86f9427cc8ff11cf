import { screen, waitFor } from "@testing-library/react";
import { CASH, PURCHASE, showCheckout } from "./checkout-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const placed = { body: { message: "ok", purchase_id: PURCHASE, order_ids: ["1"] } };

async function byCash(savedPhone: string | null) {
  const page = showCheckout({ [CASH]: placed }, { savedPhone });
  await page.user.click(screen.getByRole("radio", { name: /^Cash/ }));
  const order = () => page.user.click(screen.getByRole("button", { name: "Place order" }));
  const phones = () => page.calls(CASH).map(({ body }) => body.phone);
  return { ...page, order, phones };
}
const field = () => screen.getByLabelText("Mobile number");

describe("the phone number for the driver", () => {
  it("defaults to the profile's, shown and sent", async () => {
    const { order, phones } = await byCash("+919876543210");
    expect(screen.getByText("+91 98765 43210")).toBeVisible();
    await order();
    await waitFor(() => expect(phones()).toEqual(["+919876543210"]));
  });

  it("is required when the profile has none, and keeps the rest of the form", async () => {
    const { user, order, phones } = await byCash(null);
    await user.type(screen.getByLabelText(/^Landmark or gate/), "Gate 9");
    await order();
    expect(field()).toHaveAccessibleDescription(/Enter a mobile number so that the driver/);
    expect(field()).toHaveFocus();
    await user.type(field(), "12345");
    await order();
    expect(field()).toHaveAccessibleDescription(/Enter a 10-digit Indian mobile number/);
    expect(phones()).toEqual([]);
    await user.clear(field());
    await user.type(field(), "098765-43211");
    await order();
    await waitFor(() => expect(phones()).toEqual(["+919876543211"]));
    expect(screen.getByLabelText(/^Landmark or gate/)).toHaveValue("Gate 9");
  });

  it("can be changed for this order and reset to the profile's", async () => {
    const { user, order, phones } = await byCash("+919876543210");
    await user.click(screen.getByRole("button", { name: "Use another number" }));
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Use +91 98765 43210" }));
    await user.click(screen.getByRole("button", { name: "Use another number" }));
    await user.type(field(), "98765 43212");
    await order();
    await waitFor(() => expect(phones()).toEqual(["+919876543212"]));
  });
});
