import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddToCart } from "@/components/catalogue/add-to-cart";
import { forgetAddedBut } from "@/components/catalogue/use-added";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import { AppError } from "@/lib/call/errors";
import { addOne } from "@/lib/cart/addition";
import { addToCart } from "@/lib/cart/contract";
import { NetworkError, send } from "@/lib/http/browser/client";
import { productSample } from "@/tests/support/samples/product";

jest.mock("@/lib/http/browser/client", () => ({
  ...jest.requireActual("@/lib/http/browser/client"),
  send: jest.fn(),
}));

const line = { productid: "id-ac03w-7-4-kw", product_name: "AC03W 7.4 kW", quantity: 1 };
const cart = { cart_items: [line], total: 4_299_900, message: "Added to Cart" };
const lastToast = () => currentToasts().at(-1);

const show = () => render(<AddToCart product={productSample()} />);
const press = () => userEvent.click(screen.getByRole("button", { name: "Add to Cart" }));

beforeEach(() => {
  jest.mocked(send).mockReset();
  for (const { id } of currentToasts()) dismissToast(id);
});

describe("AddToCart", () => {
  it("sends only the product: the server sets the price", async () => {
    jest.mocked(send).mockResolvedValue(cart);
    show();
    await press();
    expect(await screen.findByRole("button", { name: "Added to Cart" })).toHaveFocus();
    expect(send).toHaveBeenCalledWith(addToCart, { productid: "id-ac03w-7-4-kw" });
  });

  it("then shows 'Added to Cart' with a link, for the rest of the session", async () => {
    jest.mocked(send).mockResolvedValue(cart);
    show();
    await waitFor(() => screen.getByRole("link", { name: "View cart" }));
    expect(screen.getByRole("button", { name: "Added to Cart" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(screen.getByRole("button", { name: "Added to Cart" }));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/cart");
  });

  it("offers the product again once it has left the cart", () => {
    show();
    act(() => forgetAddedBut(["id-ac03w-7-4-kw"]));
    expect(screen.getByRole("button", { name: "Added to Cart" })).toBeVisible();
    act(() => forgetAddedBut(["another"]));
    expect(screen.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
  });

  it("sends two presses in sequence, so that a guest gets one cart", async () => {
    sessionStorage.clear();
    let answer = (_: typeof cart) => {};
    jest.mocked(send).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    jest.mocked(send).mockResolvedValueOnce(cart);
    const first = addOne({ id: "a", name: "A" });
    const second = addOne({ id: "b", name: "B" });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    answer(cart);
    expect(await Promise.all([first, second])).toEqual(["added", "added"]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  describe("refused", () => {
    beforeEach(() => sessionStorage.clear());

    it("for an ended session is kept as a guest's, and says so", async () => {
      const ended = new AppError("unauthenticated", "Please login first");
      jest.mocked(send).mockRejectedValueOnce(ended).mockResolvedValueOnce(cart);
      show();
      await press();
      await waitFor(() => screen.getByRole("button", { name: "Added to Cart" }));
      expect(lastToast()).toMatchObject({
        text: "You have been logged out. The charger is kept: once you log in, it is in your own cart.",
        link: { href: "/login?next=/cart", label: "Log in" },
      });
    });

    it("for lack of stock names the product", async () => {
      jest.mocked(send).mockRejectedValue(new AppError("out_of_stock", "No stock available"));
      show();
      await press();
      await waitFor(() =>
        expect(lastToast()).toMatchObject({
          tone: "error",
          text: "No stock available for AC03W 7.4 kW",
        }),
      );
      expect(screen.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
    });

    it("for a full cart explains it without a retry", async () => {
      const words = "A cart takes 50 products. Remove one, or order these first.";
      jest.mocked(send).mockRejectedValue(new AppError("cart_limit", words));
      show();
      await press();
      await waitFor(() =>
        expect(lastToast()).toMatchObject({ tone: "error", text: words, retry: undefined }),
      );
    });

    it("while offline offers a retry", async () => {
      jest.mocked(send).mockRejectedValueOnce(new NetworkError(new TypeError("offline")));
      jest.mocked(send).mockResolvedValueOnce(cart);
      show();
      await press();
      await waitFor(() => expect(lastToast()?.text).toMatch(/could not be reached/));
      await act(async () => lastToast()?.retry?.());
      await waitFor(() => screen.getByRole("button", { name: "Added to Cart" }));
    });
  });
});
