import { act, screen, waitFor } from "@testing-library/react";
import { signInAgain } from "@/components/forms/go-to";
import { AppError } from "@/lib/call/errors";
import { loadCheckout } from "@/lib/payments/provider/checkout-js";
import { fakeCheckout } from "@/tests/support/components/fake-checkout";
import { refusal } from "@/tests/support/components/fetch-stub";
import * as page from "./checkout-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/components/forms/go-to", () => ({ signInAgain: jest.fn() }));
jest.mock("@/lib/payments/provider/checkout-js", () => ({
  ...jest.requireActual("@/lib/payments/provider/checkout-js"),
  loadCheckout: jest.fn(),
}));

const ended = refusal("unauthenticated", "Please login first");
const purchasePage = `/checkout/${page.PURCHASE}`;
let provider: ReturnType<typeof fakeCheckout>;

beforeEach(() => {
  provider = fakeCheckout();
  jest.mocked(loadCheckout).mockResolvedValue(provider.Razorpay);
  jest
    .mocked(signInAgain)
    .mockReset()
    .mockImplementation((error) => error instanceof AppError && error.code === "unauthenticated");
});

/** The first argument is the failure. */
const asked = () => jest.mocked(signInAgain).mock.calls.map(([, ...rest]) => rest);

describe("a session that ends during payment", () => {
  it("returns to the purchase after the login, since the cart is empty", async () => {
    const { user } = page.showCheckout({ [page.CREATE]: page.created, [page.VERIFY]: ended });
    await page.openWindow(user, provider);
    await act(async () => provider.pay());
    await waitFor(() => expect(asked()).toContainEqual(["customer", purchasePage]));
    expect(screen.queryByText("Payment verification failed.")).toBeNull();
  });

  it("returns to the purchase when the window was closed", async () => {
    const closed = page.showCheckout({ [page.CREATE]: page.created, [page.STATUS]: ended });
    await page.openWindow(closed.user, provider);
    await act(async () => provider.dismiss());
    await waitFor(() => expect(asked()).toContainEqual(["customer", purchasePage]));
  });

  it("returns to the purchase when an unfinished payment is continued", async () => {
    const { user } = page.showCheckout({
      [page.OPEN]: page.openPurchase(page.purchase("awaiting_payment")),
      [page.CONTINUE]: ended,
    });
    await user.click(await screen.findByRole("button", { name: "Continue this payment" }));
    await waitFor(() => expect(asked()).toContainEqual(["customer", purchasePage]));
  });

  it("returns to checkout when there is no purchase yet", async () => {
    const { user } = page.showCheckout({ [page.CREATE]: ended });
    await user.click(page.payButton());
    await waitFor(() => expect(asked()).toContainEqual([]));
    expect(provider.opened).toEqual([]);
  });
});
