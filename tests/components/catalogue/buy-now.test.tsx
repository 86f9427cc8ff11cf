import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BuyNow } from "@/components/catalogue/buy-now";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import { addOne, openCheckout } from "@/lib/cart/addition";
import { productSample } from "@/tests/support/samples/product";

jest.mock("@/lib/cart/addition", () => ({ addOne: jest.fn(), openCheckout: jest.fn() }));

const press = async () => {
  render(<BuyNow product={productSample()} />);
  await userEvent.click(screen.getByRole("button", { name: "Buy Now" }));
};

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  for (const { id } of currentToasts()) dismissToast(id);
});

it("puts the charger in the cart and opens the checkout, without a toast", async () => {
  jest.mocked(addOne).mockResolvedValue("added");
  await press();
  await waitFor(() => expect(openCheckout).toHaveBeenCalledTimes(1));
  expect(addOne).toHaveBeenCalledWith(productSample());
  expect(currentToasts()).toEqual([]);
});

it("adds no second one of a charger that was added before", async () => {
  sessionStorage.setItem("added-to-cart", productSample().id);
  await press();
  await waitFor(() => expect(openCheckout).toHaveBeenCalledTimes(1));
  expect(addOne).not.toHaveBeenCalled();
});

it("stays on the page and says why when the charger is sold out", async () => {
  const text = "No stock available for AC03W 7.4 kW";
  jest.mocked(addOne).mockResolvedValue({ text, isFinal: true });
  await press();
  await waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ tone: "error", text }));
  expect(openCheckout).not.toHaveBeenCalled();
});

it("opens the checkout, which asks for the login, when the session has ended", async () => {
  jest.mocked(addOne).mockResolvedValue("signed-out");
  await press();
  await waitFor(() => expect(openCheckout).toHaveBeenCalledTimes(1));
});
