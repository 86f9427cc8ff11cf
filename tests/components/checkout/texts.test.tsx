import { act, screen, waitFor } from "@testing-library/react";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import { loadCheckout } from "@/lib/payments/provider/checkout-js";
import { fakeCheckout } from "@/tests/support/components/fake-checkout";
import { type Answer, refusal } from "@/tests/support/components/fetch-stub";
import {
  CASH,
  CREATE,
  created,
  openWindow,
  PURCHASE,
  purchase,
  showCheckout,
  toasts,
  VERIFY,
  verified,
  wire,
} from "./checkout-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/payments/provider/checkout-js", () => ({
  ...jest.requireActual("@/lib/payments/provider/checkout-js"),
  loadCheckout: jest.fn(),
}));

const fault = refusal("internal", "Oh");
const lost = wire(purchase("refunded"), { message: "Order failed after payment." });
let provider: ReturnType<typeof fakeCheckout>;

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  provider = fakeCheckout();
  jest.mocked(loadCheckout).mockReset().mockResolvedValue(provider.Razorpay);
});

type Page = ReturnType<typeof showCheckout>;
const pay = ({ user }: Page) => user.click(screen.getByRole("button", { name: /^Pay ₹/ }));
async function payInFull({ user }: Page) {
  await openWindow(user, provider);
  await act(async () => provider.pay());
}
async function order({ user }: Page) {
  await user.click(screen.getByRole("radio", { name: /^Cash/ }));
  await user.click(screen.getByRole("button", { name: "Place order" }));
}
const ordered = {
  body: {
    ...{ message: "ok", purchase_id: PURCHASE, order_ids: ["1"] },
    ...{ order_numbers: ["AK-2611-000482"], repeated: false },
  },
};

type Situation = { answers: Record<string, Answer>; act: (page: Page) => Promise<void> };

// The specification's texts about orders, each with the situation that shows it.
const TEXTS: [text: string, when: string, Situation][] = [
  [
    "Order placed successfully via Cash!",
    "the cash order is placed",
    { answers: { [CASH]: ordered }, act: order },
  ],
  [
    "Failed to place Cash order.",
    "the cash order meets a fault",
    { answers: { [CASH]: fault }, act: order },
  ],
  [
    "Something went wrong while placing the order.",
    "the cash order gets no answer",
    { answers: { [CASH]: "offline" }, act: order },
  ],
  [
    "Failed to create payment order.",
    "the payment cannot begin",
    { answers: { [CREATE]: fault }, act: pay },
  ],
  [
    "Failed to create payment order.",
    "the payment's beginning gets no answer",
    { answers: { [CREATE]: "offline" }, act: pay },
  ],
  [
    "Payment successful and order placed!",
    "the payment is proved and the order placed",
    { answers: { [CREATE]: created, [VERIFY]: verified }, act: payInFull },
  ],
  [
    "Order failed after payment.",
    "the stock ran out before the payment arrived",
    { answers: { [CREATE]: created, [VERIFY]: lost }, act: payInFull },
  ],
  [
    "Payment verification failed.",
    "the proof is refused",
    {
      answers: {
        [CREATE]: created,
        [VERIFY]: refusal("payment_not_verified", "Payment verification failed."),
      },
      act: payInFull,
    },
  ],
  [
    "Payment verification failed.",
    "the check gets no answer",
    { answers: { [CREATE]: created, [VERIFY]: "offline" }, act: payInFull },
  ],
  [
    "Error placing order after payment.",
    "the shop breaks after the payment",
    { answers: { [CREATE]: created, [VERIFY]: fault }, act: payInFull },
  ],
];

test.each(TEXTS)("shows '%s' when %s", async (text, _, { answers, act: use }) => {
  await use(showCheckout(answers));
  await waitFor(() => {
    const onPage = screen.queryAllByText((words) => words.startsWith(text));
    expect([...onPage.map(() => text), ...toasts()]).toContain(text);
  });
});

test.each([
  ["Payment verification failed.", refusal("payment_not_verified", "No.")],
  ["Error placing order after payment.", fault],
])("'%s' asks the customer to check the status before paying again", async (text, answer) => {
  await payInFull(showCheckout({ [CREATE]: created, [VERIFY]: answer }));
  const message = await screen.findByText((words) => words.startsWith(text));
  expect(message).toHaveTextContent("Please do not pay again before you have seen its status.");
  expect(screen.getByRole("link", { name: "See the payment status" })).toHaveAttribute(
    "href",
    `/checkout/${PURCHASE}`,
  );
});
