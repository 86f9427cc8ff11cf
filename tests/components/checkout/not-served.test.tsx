import { screen } from "@testing-library/react";
import { cartItem } from "@/tests/support/samples/cart";
import { CREATE, home, payButton, showCheckout, work } from "./checkout-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const reason = "We do not deliver to Army Postal Service addresses.";
const apo = { ...home, pin: "900056" };
const asked = `GET /api/delivery/900056?product_id=${cartItem().productid}`;
const check = { pin: "900056", city: null, state: null, window: null, reason };

it("says before Pay is pressed that we do not deliver there, and goes back to the addresses", async () => {
  const { user, calls } = showCheckout({ [asked]: { body: check } }, { addresses: [apo, work] });
  const words = `${reason} Choose another address to pay.`;
  expect(await screen.findByText(words)).toBeVisible();
  expect(payButton()).toHaveAccessibleDescription(words);
  await user.click(payButton());
  expect(screen.getByRole("radio", { name: /^Home/ })).toHaveFocus();
  expect(calls(CREATE)).toEqual([]);
  await user.click(screen.getByRole("radio", { name: /^Work/ }));
  expect(screen.queryByText(words)).toBeNull();
});
