import { act, screen, waitFor } from "@testing-library/react";
import { loadCheckout } from "@/lib/payments/provider/checkout-js";
import { fakeCheckout } from "@/tests/support/components/fake-checkout";
import { refusal } from "@/tests/support/components/fetch-stub";
import { cartItem, cartOf } from "@/tests/support/samples/cart";
import {
  CONTINUE,
  CREATE,
  created,
  OPEN,
  openPurchase,
  PURCHASE,
  payButton,
  purchase,
  READ,
  STATUS,
  showCheckout,
  status,
} from "./checkout-page";

/** Each test's own: a late answer of an earlier test is not counted. */
let push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/payments/provider/checkout-js", () => ({
  ...jest.requireActual("@/lib/payments/provider/checkout-js"),
  loadCheckout: jest.fn(),
}));

let provider: ReturnType<typeof fakeCheckout>;
const waiting = openPurchase(purchase("awaiting_payment"));
const confirming = openPurchase(purchase("confirming"));
const none = openPurchase(null);
const here = `/checkout/${PURCHASE}`;

function comeBack(event: Event = new Event("focus")) {
  return act(async () => window.dispatchEvent(event));
}

/** The browsers' channel between tabs, which jsdom lacks. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}

beforeEach(() => {
  push = jest.fn();
  Channel.open.clear();
  Object.assign(window, { BroadcastChannel: Channel });
  provider = fakeCheckout();
  jest.mocked(loadCheckout).mockReset().mockResolvedValue(provider.Razorpay);
});

describe("CheckoutView with an earlier payment", () => {
  it("that is being confirmed blocks a second payment", async () => {
    const { calls, user } = showCheckout({ [OPEN]: confirming, [CREATE]: created });
    expect(await screen.findByText(/^A payment for ₹85,998 is being confirmed\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "See the payment status" })).toHaveAttribute(
      "href",
      here,
    );
    expect(screen.getByText(/Paying now could charge you twice\./)).toBeVisible();
    expect(payButton()).toBeDisabled();
    await user.click(screen.getByRole("radio", { name: /^Cash/ }));
    expect(screen.getByRole("button", { name: "Place order" })).toBeDisabled();
    expect(calls(CREATE)).toEqual([]);
  });

  it("that is being confirmed elsewhere is noticed before paying", async () => {
    const { calls, user } = showCheckout({ [OPEN]: [none, confirming], [CREATE]: created });
    await waitFor(() => expect(calls(OPEN)).toHaveLength(1));
    await user.click(payButton());
    expect(await screen.findByText(/Paying now could charge you twice\./)).toBeVisible();
    expect(calls(CREATE)).toEqual([]);
  });

  it("that is unfinished can be continued with the same purchase", async () => {
    const { calls, user } = showCheckout({ [OPEN]: waiting, [CONTINUE]: created });
    expect(await screen.findByText(/This cart is held until 10:42 am\./)).toBeVisible();
    expect(payButton()).toBeEnabled();
    await user.click(screen.getByRole("button", { name: "Continue this payment" }));
    await waitFor(() => expect(provider.opened).toHaveLength(1));
    expect(calls(CONTINUE).map(({ body }) => body)).toEqual([{ purchase_id: PURCHASE }]);
    expect(calls(CREATE)).toEqual([]);
    expect(screen.queryByText(/held until/)).toBeNull();
    expect(payButton()).toHaveAttribute("aria-busy");
  });

  it("that can no longer be continued explains why", async () => {
    const words = "The time to pay has run out.";
    const { user } = showCheckout({ [OPEN]: waiting, [CONTINUE]: refusal("conflict", words) });
    await user.click(await screen.findByRole("button", { name: "Continue this payment" }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(provider.opened).toEqual([]);
  });

  it("for another cart does not block paying", async () => {
    const { calls } = showCheckout(
      { [OPEN]: waiting },
      { shown: cartOf(cartItem({ quantity: 3 })) },
    );
    await waitFor(() => expect(calls(OPEN)).toHaveLength(1));
    expect(screen.queryByText(/held until/)).toBeNull();
    expect(screen.getByRole("button", { name: "Pay ₹1,28,997" })).toBeEnabled();
  });

  it("that cannot be read does not block paying", async () => {
    const { user } = showCheckout({ [OPEN]: "offline", [CREATE]: created });
    await user.click(payButton());
    await waitFor(() => expect(provider.opened).toHaveLength(1));
  });
});

describe("CheckoutView in a second tab", () => {
  it("goes to the purchase paid in the other tab", async () => {
    let open = waiting;
    const { calls } = showCheckout({ [OPEN]: () => open, [STATUS]: status("placed") });
    await screen.findByText(/held until/);
    open = none;
    await comeBack();
    await waitFor(() => expect(push).toHaveBeenCalledWith(here));
    await comeBack();
    expect(push).toHaveBeenCalledTimes(1);
    expect(calls(READ).length).toBeGreaterThan(0);
  });

  it("notices a purchase that began after it was loaded", async () => {
    const { calls } = showCheckout({ [OPEN]: none, [STATUS]: status("placed") });
    await waitFor(() => expect(calls(OPEN)).toHaveLength(1));
    await act(async () => new Channel().postMessage(PURCHASE));
    await waitFor(() => expect(push).toHaveBeenCalledWith(here));
  });

  it("ignores another customer's purchase", async () => {
    const { calls } = showCheckout({
      [OPEN]: none,
      [STATUS]: refusal("not_found", "There is no such purchase."),
    });
    await waitFor(() => expect(calls(OPEN)).toHaveLength(1));
    await act(async () => new Channel().postMessage(PURCHASE));
    // A slow machine polls more than once.
    await waitFor(() => expect(calls(STATUS)).not.toEqual([]));
    expect(push).not.toHaveBeenCalled();
  });

  it("goes to the purchase instead of paying again", async () => {
    let open = waiting;
    const { calls, user } = showCheckout({
      ...{ [OPEN]: () => open, [STATUS]: status("placed"), [CREATE]: created },
    });
    await screen.findByText(/held until/);
    open = none;
    await user.click(payButton());
    await waitFor(() => expect(push).toHaveBeenCalledWith(here));
    expect(calls(CREATE)).toEqual([]);
    expect(provider.opened).toEqual([]);
  });

  it("stays when nothing was paid", async () => {
    let open = waiting;
    const { calls } = showCheckout({ [OPEN]: () => open, [STATUS]: status("expired") });
    await screen.findByText(/held until/);
    open = none;
    await comeBack();
    await waitFor(() => expect(screen.queryByText(/held until/)).toBeNull());
    // A slow machine polls more than once.
    expect(calls(STATUS)).not.toEqual([]);
    expect(push).not.toHaveBeenCalled();
  });

  it.each([
    ["the back button", Object.assign(new Event("pageshow"), { persisted: true })],
    ["being offline", new Event("online")],
  ])("refetches cart and purchase after %s", async (_, event) => {
    const { calls } = showCheckout({ [OPEN]: none });
    await waitFor(() => expect(calls(OPEN)).toHaveLength(1));
    await comeBack(event);
    expect(calls(OPEN)).toHaveLength(2);
    expect(calls(READ)).toHaveLength(1);
  });
});
