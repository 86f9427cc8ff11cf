import { act, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { CartLink } from "@/components/layout/header/cart-link";
import { keepCartCount } from "@/lib/cart/count";

const link = () => screen.getByRole("link");
const status = () => screen.getByRole("status");
const lines = (...quantities: number[]) => quantities.map((quantity) => ({ quantity }));
const asked = jest.fn();

function signIn(hint: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `arklane_hint=${hint}; max-age=${hint ? 60 : 0}`;
}

beforeEach(() => {
  localStorage.clear();
  signIn("");
  asked.mockReset().mockResolvedValue({ status: 200, ok: true, json: async () => ({}) });
  global.fetch = asked;
});

it("is prerendered without a number", () => {
  keepCartCount(lines(2));
  expect(renderToString(<CartLink />)).not.toContain("count");
});

it.each([
  [[], "Shopping Cart", null],
  [[1], "Shopping Cart, 1 charger", "1"],
  [[2, 3], "Shopping Cart, 5 chargers", "5"],
  [[99, 1], "Shopping Cart, 100 chargers", "99+"],
])("counts units %j", (quantities, name, shown) => {
  keepCartCount(lines(...quantities));
  render(<CartLink />);
  expect(link()).toHaveAccessibleName(name);
  expect(link().querySelector(".count")?.textContent ?? null).toBe(shown);
  expect(status()).toBeEmptyDOMElement();
  expect(asked).not.toHaveBeenCalled();
});

it("shows and announces a change that was made here, once", () => {
  render(<CartLink />);
  act(() => keepCartCount(lines(1, 1), true));
  expect(link()).toHaveAccessibleName("Shopping Cart, 2 chargers");
  expect(status()).toHaveTextContent(/^2 chargers in your cart$/);
  act(() => keepCartCount([], true));
  expect(status()).toHaveTextContent("Your cart is empty");
});

it("shows a change of another tab without announcing it", () => {
  render(<CartLink />);
  localStorage.setItem("cart-count", JSON.stringify({ units: 4, of: "guest", at: Date.now() }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "cart-count" })));
  expect(link()).toHaveAccessibleName("Shopping Cart, 4 chargers");
  expect(status()).toBeEmptyDOMElement();
});

it("asks for the cart of a customer whom this browser does not know yet", async () => {
  signIn("customer");
  asked.mockResolvedValue({ status: 200, ok: true, json: async () => ({ cart_items: lines(3) }) });
  render(<CartLink />);
  await waitFor(() => expect(link()).toHaveAccessibleName("Shopping Cart, 3 chargers"));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(status()).toBeEmptyDOMElement();
});

it("keeps a guest's number through the login until the merged cart answers", async () => {
  keepCartCount(lines(2));
  signIn("customer");
  asked.mockResolvedValue({
    status: 200,
    ok: true,
    json: async () => ({ cart_items: lines(2, 5) }),
  });
  render(<CartLink />);
  expect(link()).toHaveAccessibleName("Shopping Cart, 2 chargers");
  await waitFor(() => expect(link()).toHaveAccessibleName("Shopping Cart, 7 chargers"));
});

it("shows nothing of a customer's cart after logging out, nor with an ended session", async () => {
  signIn("customer");
  keepCartCount(lines(2));
  signIn("");
  const { unmount } = render(<CartLink />);
  expect(link()).toHaveAccessibleName("Shopping Cart");
  unmount();
  localStorage.clear();
  signIn("customer");
  asked.mockResolvedValue({ status: 401, ok: false });
  render(<CartLink />);
  await waitFor(() => expect(localStorage.getItem("cart-count")).not.toBeNull());
  expect(link()).toHaveAccessibleName("Shopping Cart");
});

it("keeps the number while the server cannot be reached", async () => {
  signIn("customer");
  keepCartCount(lines(2));
  const later = Date.now() + 120_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  asked.mockRejectedValue(new TypeError("offline"));
  render(<CartLink />);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(link()).toHaveAccessibleName("Shopping Cart, 2 chargers");
  jest.restoreAllMocks();
});
