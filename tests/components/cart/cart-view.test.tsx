import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartView } from "@/components/cart/cart-view";
import { signInAgain } from "@/components/forms/go-to";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { cartItem, cartOf, cartOnWire } from "@/tests/support/samples/cart";

jest.mock("@/components/forms/go-to", () => ({
  signInAgain: jest.fn((error) => error?.code === "unauthenticated"),
}));

const MORE = "POST /api/cart/increasequantity";
const LESS = "POST /api/cart/decreasemethods";
const REMOVE = "POST /api/cart/removefromcart";
const READ = "POST /api/cart/getcartdetails";

const one = cartOf(cartItem());
const two = cartOf(cartItem({ quantity: 2 }));
const nothing = cartOf();

const answers = (cart: typeof one) => ({ body: cartOnWire(cart) });
const quantity = () => screen.getByRole("status", { name: "Quantity" });
const toasts = () => currentToasts().map(({ text }) => text);
const more = () => screen.getByRole("button", { name: "One more AC03W 7.4 kW" });
const less = () => screen.getByRole("button", { name: "One less AC03W 7.4 kW" });

describe("CartView", () => {
  it("shows lines, totals and a link to checkout at once", () => {
    stubFetch({ [READ]: answers(two) });
    renderWithQueries(<CartView initial={two} />);
    expect(screen.getByRole("heading", { level: 1, name: "Your Cart" })).toBeVisible();
    const line = screen.getByRole("listitem");
    expect(line).toHaveTextContent("₹85,998");
    expect(line).toHaveTextContent("₹42,999 each");
    const summary = screen.getByRole("complementary", { name: "Summary" });
    expect(summary).toHaveTextContent("DeliveryFree");
    expect(summary).toHaveTextContent("GST 5 %₹4,095.14");
    expect(within(summary).getByRole("link", { name: "Checkout" })).toHaveAttribute(
      "href",
      "/checkout",
    );
  });

  it("changes the quantity before the server answers, for every one of several quick clicks", async () => {
    const user = userEvent.setup();
    const three = cartOf(cartItem({ quantity: 3 }));
    const sent = stubFetch({ [MORE]: [answers(two), answers(three)], [READ]: answers(three) });
    renderWithQueries(<CartView initial={one} />);
    await user.dblClick(more());
    expect(quantity()).toHaveTextContent("3");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await screen.findByRole("link", { name: "Checkout" })).toBeVisible();
    expect(quantity()).toHaveTextContent("3");
  });

  it("reverts a refused step and names the product out of stock", async () => {
    const user = userEvent.setup();
    stubFetch({
      [MORE]: refusal("out_of_stock", "No stock available"),
      [READ]: answers(one),
    });
    renderWithQueries(<CartView initial={one} />);
    await user.click(more());
    await waitFor(() => expect(toasts()).toContain("No stock available for AC03W 7.4 kW"));
    await waitFor(() => expect(quantity()).toHaveTextContent("1"));
  });

  it("removes a line when its quantity falls below one", async () => {
    const user = userEvent.setup();
    const sent = stubFetch({ [LESS]: answers(nothing), [READ]: answers(nothing) });
    renderWithQueries(<CartView initial={one} />);
    await user.click(less());
    expect(screen.getByText("Your cart is empty.")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual([LESS]));
  });

  it("removes a line by its button", async () => {
    const user = userEvent.setup();
    stubFetch({ [REMOVE]: answers(nothing), [READ]: answers(nothing) });
    renderWithQueries(<CartView initial={two} />);
    await user.click(screen.getByRole("button", { name: "Remove AC03W 7.4 kW" }));
    await waitFor(() => expect(toasts()).toContain("Product removed from cart successfully!"));
    expect(screen.getByText("Your cart is empty.")).toBeVisible();
    expect(screen.getByRole("link", { name: "See the chargers" })).toHaveAttribute(
      "href",
      "/products",
    );
  });

  it("restores a line that could not be removed", async () => {
    const user = userEvent.setup();
    stubFetch({ [REMOVE]: "offline", [READ]: answers(two) });
    renderWithQueries(<CartView initial={two} />);
    await user.click(screen.getByRole("button", { name: "Remove AC03W 7.4 kW" }));
    await waitFor(() => expect(toasts()).toContain("Failed to remove item from cart."));
    await waitFor(() => expect(quantity()).toHaveTextContent("2"));
  });

  it.each([
    [{ is_listed: false }, "No longer sold. Remove it to continue."],
    [{ available: 0 }, "Out of stock. Remove it to continue."],
    [{ quantity: 3, available: 2 }, "Only 2 left. Lower the quantity to continue."],
  ])("blocks checkout with an explanation for %j", (changes, text) => {
    const cart = cartOf(cartItem(changes));
    stubFetch({ [READ]: answers(cart) });
    renderWithQueries(<CartView initial={cart} />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/^One product cannot be bought as it is/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull();
    expect(screen.getByRole("button", { name: "Checkout" })).toBeDisabled();
  });

  it("allows checkout again once the blocking line is removed", async () => {
    const user = userEvent.setup();
    const delisted = cartItem({
      productid: "gone",
      product_name: "AC02P 3.7 kW",
      is_listed: false,
    });
    const cart = cartOf(cartItem(), delisted);
    stubFetch({ [REMOVE]: answers(one), [READ]: answers(one) });
    renderWithQueries(<CartView initial={cart} />);
    expect(screen.getByRole("button", { name: "Checkout" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Remove AC02P 3.7 kW" }));
    expect(await screen.findByRole("link", { name: "Checkout" })).toBeVisible();
    expect(screen.queryByText(/cannot be bought/)).toBeNull();
  });

  it("shows a product as delisted after a refused step", async () => {
    const user = userEvent.setup();
    stubFetch({
      [MORE]: refusal("not_found", "This product is not on sale."),
      [READ]: answers(cartOf(cartItem({ is_listed: false }))),
    });
    renderWithQueries(<CartView initial={one} />);
    await user.click(more());
    await waitFor(() => expect(toasts()).toContain("This product is not on sale."));
    expect(await screen.findByText("No longer sold. Remove it to continue.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Checkout" })).toBeDisabled();
  });

  it("shows it when the tab becomes visible again", async () => {
    jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
    stubFetch({ [READ]: answers(cartOf(cartItem({ is_listed: false }))) });
    renderWithQueries(<CartView initial={one} />);
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    act(() => {
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    jest.useRealTimers();
    expect(screen.getByText("No longer sold. Remove it to continue.")).toBeVisible();
  });

  it("shows the server's message about the cart's limit", async () => {
    const user = userEvent.setup();
    const words = "A cart takes 99 units of a product. Order these first, then the rest.";
    stubFetch({ [MORE]: refusal("cart_limit", words), [READ]: answers(one) });
    renderWithQueries(<CartView initial={one} />);
    await user.click(more());
    await waitFor(() => expect(toasts()).toContain(words));
    await waitFor(() => expect(quantity()).toHaveTextContent("1"));
  });

  it("sends a customer whose session has ended to the login and back", async () => {
    const user = userEvent.setup();
    stubFetch({ [MORE]: refusal("unauthenticated", "Please login first"), [READ]: answers(one) });
    renderWithQueries(<CartView initial={one} />);
    await user.click(more());
    await waitFor(() => expect(signInAgain).toHaveBeenCalled());
    expect(toasts()).not.toContain("Please login first");
  });

  describe("for a guest", () => {
    it("links to checkout through the login", () => {
      stubFetch({ [READ]: answers(one) });
      renderWithQueries(<CartView initial={one} isGuest />);
      expect(screen.getByRole("link", { name: "Checkout" })).toHaveAttribute(
        "href",
        "/login?next=%2Fcheckout",
      );
      expect(screen.getByText(/Your cart is kept/)).toBeVisible();
    });

    it("offers the login when empty", () => {
      stubFetch({ [READ]: answers(nothing) });
      renderWithQueries(<CartView initial={nothing} isGuest />);
      expect(screen.getByRole("link", { name: /^Log in to see/ })).toHaveAttribute(
        "href",
        "/login?next=%2Fcart",
      );
    });
  });

  it.each([
    [{ problem: null, fee: 49_00 }, "Cash fee ₹49, only when you pay in cash."],
    [
      { problem: "You can pay in cash up to ₹20,000.", fee: 49_00 },
      "You can pay in cash up to ₹20,000.",
    ],
  ])("explains the cash option %j: %s", (cash, text) => {
    const cart = { ...one, cash };
    stubFetch({ [READ]: answers(cart) });
    renderWithQueries(<CartView initial={cart} />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole("link", { name: "Checkout" })).toBeVisible();
  });

  it("states that it cannot be paid online and continues to checkout for cash", () => {
    const cart = { ...one, online: { problem: "Online payment is possible from ₹1." } };
    stubFetch({ [READ]: answers(cart) });
    renderWithQueries(<CartView initial={cart} />);
    expect(screen.getByText("Online payment is possible from ₹1.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Checkout" })).toBeVisible();
  });

  it("links to the contact form instead of checkout when no payment method accepts it", () => {
    const closed = {
      cash: { problem: "Not in cash.", fee: 0 },
      online: { problem: "Not online." },
    };
    const cart = { ...one, ...closed };
    stubFetch({ [READ]: answers(cart) });
    renderWithQueries(<CartView initial={cart} />);
    expect(screen.getByText("Not in cash. Not online.")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull();
    const other = screen.getByRole("link", { name: "Write to us about this cart" });
    expect(other).toHaveAttribute("href", "/contact?wish=cart");
  });

  it("does not mention cash when no limits are set", () => {
    stubFetch({ [READ]: answers(one) });
    renderWithQueries(<CartView initial={one} />);
    expect(screen.queryByText(/cash/i)).toBeNull();
  });

  it("mentions a price changed since it was added and allows checkout", () => {
    const cart = cartOf(cartItem({ price: 43_999_00 }));
    stubFetch({ [READ]: answers(cart) });
    renderWithQueries(<CartView initial={cart} />);
    expect(screen.getByText(/Price up from ₹42,999 to ₹43,999/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Checkout" })).toBeVisible();
  });
});
