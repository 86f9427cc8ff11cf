import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadCheckout } from "@/lib/payments/provider/checkout-js";
import { fakeCheckout } from "@/tests/support/components/fake-checkout";
import type { Answer } from "@/tests/support/components/fetch-stub";
import {
  CREATE,
  created,
  PURCHASE,
  payButton,
  STATUS,
  showCheckout,
  status,
  toasts,
  VERIFY,
  verified,
} from "./checkout-page";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/payments/provider/checkout-js", () => ({
  ...jest.requireActual("@/lib/payments/provider/checkout-js"),
  loadCheckout: jest.fn(),
}));

const waiting = status("awaiting_payment");
const placed = status("placed");
let provider: ReturnType<typeof fakeCheckout>;
let visibility: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  push.mockClear();
  provider = fakeCheckout();
  jest.mocked(loadCheckout).mockReset().mockResolvedValue(provider.Razorpay);
  visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function see(state: "visible" | "hidden") {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
}

/** Opens the payment window; the status polls get `answers` in turn. */
async function paying(answers: Answer | Answer[]) {
  const page = showCheckout({ [CREATE]: created, [STATUS]: answers, [VERIFY]: verified });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  await user.click(payButton());
  await pass(10);
  expect(provider.opened).toHaveLength(1);
  return page;
}

describe("while the payment window is open", () => {
  it("polls every three seconds and goes to an order that was placed", async () => {
    const { calls } = await paying([waiting, status("confirming"), placed]);
    await pass(6_500);
    expect(calls(STATUS)).toHaveLength(2);
    expect(push).not.toHaveBeenCalled();
    await pass(3_000);
    expect(provider.closed).toHaveLength(1);
    expect(push.mock.calls).toEqual([[`/checkout/${PURCHASE}`]]);
    expect(toasts()).toContain("Payment successful and order placed!");
    await pass(10_000);
    expect(calls(STATUS)).toHaveLength(3);
  });

  it("polls at once when the customer returns from the UPI app", async () => {
    const { calls } = await paying([placed]);
    await see("hidden");
    await pass(60_000);
    expect(calls(STATUS)).toEqual([]);
    await see("visible");
    expect(push.mock.calls).toEqual([[`/checkout/${PURCHASE}`]]);
  });

  it("polls at once when the network is back", async () => {
    const { calls } = await paying(["offline", placed]);
    await pass(3_100);
    expect(push).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("online"));
    await pass(10);
    expect(calls(STATUS)).toHaveLength(2);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it("navigates once, whichever answer comes first", async () => {
    const { calls } = await paying([placed]);
    await act(async () => provider.pay());
    await see("visible");
    await pass(10_000);
    expect(calls(VERIFY)).toHaveLength(1);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it("ignores the window's own answer after the shop's", async () => {
    const { calls } = await paying([placed]);
    await pass(3_100);
    await act(async () => provider.pay());
    await pass(1_000);
    expect(calls(VERIFY)).toEqual([]);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it("closes the window when the time to pay has run out", async () => {
    await paying([status("expired")]);
    await pass(3_100);
    expect(provider.closed).toHaveLength(1);
    expect(screen.getByText(/^The time to pay has run out\. Nothing was charged\./)).toBeVisible();
    expect(push).not.toHaveBeenCalled();
  });
});
