import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeliveryCheck } from "@/components/catalogue/arrival/delivery-check";
import { BY_TRUCK } from "@/lib/delivery/words";

const window = {
  ...{ ordered_on: "2026-11-30", dispatch_by: "2026-12-02" },
  ...{ from: "2026-12-03", to: "2026-12-07", holidays: [] },
};
const noida = { pin: "201309", city: "Noida", state: "Uttar Pradesh", window, reason: null };
const answers: Record<string, [status: number, body: unknown]> = {
  "/api/delivery/201309?product_id=p1": [200, noida],
  "/api/delivery/900056?product_id=p1": [
    200,
    {
      ...noida,
      pin: "900056",
      window: null,
      reason: "We do not deliver to Army Postal Service addresses.",
    },
  ],
  "/api/delivery/199999?product_id=p1": [404, { message: "We do not know this PIN code." }],
  "/api/users/address": [200, [{ pin: "201309", is_default: true }]],
};

beforeEach(() => {
  localStorage.clear();
  global.fetch = jest.fn(async (url: RequestInfo | URL) => {
    const answer = answers[String(url)];
    if (!answer) throw new TypeError("Failed to fetch");
    const [status, body] = answer;
    return { ok: status < 400, status, json: async () => body } as Response;
  });
});

const box = () => screen.getByRole("textbox", { name: "Delivery to PIN code" });
const said = () => screen.getByRole("status");

it("answers as soon as the PIN code is complete, and remembers it on the device", async () => {
  render(<DeliveryCheck productId="p1" />);
  expect(said()).toHaveTextContent("Enter your PIN code to see the days.");
  await userEvent.type(box(), "201 309");
  await waitFor(() => expect(said()).toHaveTextContent("Arrives Thu 3 to Mon 7 December"));
  expect(said()).toHaveTextContent("To Noida, Uttar Pradesh.");
  expect(localStorage.getItem("delivery-pin")).toBe("201309");
});

it("says how it comes in place of when it leaves", async () => {
  render(<DeliveryCheck productId="p1" way={BY_TRUCK} />);
  await userEvent.type(box(), "201309");
  await waitFor(() => expect(said()).toHaveTextContent("Arrives Thu 3 to Mon 7 December"));
  const words = "To Noida, Uttar Pradesh. By truck: we will call you to agree on the day.";
  expect(said()).toHaveTextContent(words);
  expect(said()).not.toHaveTextContent("Leaves our warehouse");
});

it.each([
  ["900056", "We do not deliver to Army Postal Service addresses."],
  ["199999", "We do not know this PIN code."],
  ["560001", "The days could not be looked up. Check your connection and try again."],
])("says in words why %s has no days", async (pin, words) => {
  render(<DeliveryCheck productId="p1" />);
  await userEvent.type(box(), pin);
  await waitFor(() => expect(said()).toHaveTextContent(words));
  expect(box()).toBeInvalid();
});

it("asks for six digits on Enter", async () => {
  render(<DeliveryCheck productId="p1" />);
  await userEvent.type(box(), "2013{Enter}");
  expect(said()).toHaveTextContent("A PIN code has six digits.");
  await userEvent.type(box(), "0");
  expect(said()).not.toHaveTextContent("six digits");
});

it("begins with the PIN code of the device, else with the default address's", async () => {
  jest.spyOn(document, "cookie", "get").mockReturnValue("arklane_hint=customer");
  const { unmount } = render(<DeliveryCheck productId="p1" />);
  await waitFor(() => expect(said()).toHaveTextContent("Arrives"));
  expect(box()).toHaveValue("201309");
  unmount();
  localStorage.setItem("delivery-pin", "199999");
  render(<DeliveryCheck productId="p1" />);
  expect(box()).toHaveValue("199999");
  await waitFor(() => expect(said()).toHaveTextContent("We do not know this PIN code."));
});
