import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "@/components/contact/contact-form";
import { type Answer, stubFetch } from "@/tests/support/components/fetch-stub";
import { cartItem, cartOf, cartOnWire } from "@/tests/support/samples/cart";

jest.mock("@/lib/contact/actions", () => ({ sendMessage: jest.fn() }));

const READ = "POST /api/cart/getcartdetails";
const large = cartOf(
  cartItem({ product_name: "DC04G 150 kW", quantity: 12, price: 18_49_999_00 }),
  cartItem({ productid: "2" }),
);
const WISH = [
  "I would like to buy:",
  "12 × DC04G 150 kW: ₹2,21,99,988",
  "1 × AC03W 7.4 kW: ₹42,999",
  "Together ₹2,22,42,987.",
  "",
  "Please tell me how I can pay by bank transfer.",
].join("\n");

function open(search: string, answer: Answer = { body: cartOnWire(large) }) {
  window.history.replaceState(null, "", `/contact${search}`);
  const sent = stubFetch({ [READ]: answer });
  render(<ContactForm />);
  return sent;
}
const message = () => screen.getByLabelText("Message");

describe("the contact form opened from a cart", () => {
  it("describes the cart in the message", async () => {
    open("?wish=cart");
    await waitFor(() => expect(message()).toHaveValue(WISH));
  });

  it("requests no cart when opened elsewhere", async () => {
    const sent = open("");
    await userEvent.type(message(), "Hello");
    expect(message()).toHaveValue("Hello");
    expect(sent).toEqual([]);
  });

  it.each<[string, Answer]>([
    ["an empty cart", { body: cartOnWire(cartOf()) }],
    ["no connection", "offline"],
  ])("stays empty with %s", async (_what, answer) => {
    const sent = open("?wish=cart", answer);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(message()).toHaveValue("");
  });

  it.each([
    ["?order=AK-2611-000021", "Order AK-2611-000021: "],
    [
      "?wish=survey&order=AK-2611-000021",
      "Order AK-2611-000021: please survey the place where the charger will hang, and send me a quote for fitting it.",
    ],
    ["?order=<b>AK</b>", ""],
  ])("begins a message about the order of %s", async (search, words) => {
    const sent = open(search);
    await waitFor(() => expect(message()).toHaveValue(words));
    expect(sent).toEqual([]);
  });
});
