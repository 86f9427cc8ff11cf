import { CheckoutLoadError, loadCheckout } from "@/lib/payments/provider/checkout-js";

const URL = "https://provider.example/checkout.js";
const scripts = () => [...document.head.querySelectorAll("script")];
const withProvider = window as { Razorpay?: unknown };

function arrive() {
  withProvider.Razorpay = class {};
  scripts()[0]?.dispatchEvent(new Event("load"));
}

describe("loadCheckout", () => {
  afterEach(() => {
    delete withProvider.Razorpay;
    document.head.replaceChildren();
    jest.useRealTimers();
  });

  it("loads the script once for two callers", async () => {
    const both = Promise.all([loadCheckout(URL), loadCheckout(URL)]);
    expect(scripts().map(({ src }) => src)).toEqual([URL]);
    arrive();
    expect(await both).toEqual([withProvider.Razorpay, withProvider.Razorpay]);
    await loadCheckout(URL);
    expect(scripts()).toHaveLength(1);
  });

  it("retries after it was blocked", async () => {
    const first = loadCheckout(URL);
    scripts()[0]?.dispatchEvent(new Event("error"));
    await expect(first).rejects.toThrow(CheckoutLoadError);
    expect(scripts()).toHaveLength(0);
    const second = loadCheckout(URL);
    arrive();
    await expect(second).resolves.toBe(withProvider.Razorpay);
  });

  it("treats an empty script as blocked", async () => {
    const loading = loadCheckout(URL);
    scripts()[0]?.dispatchEvent(new Event("load"));
    await expect(loading).rejects.toThrow("loaded without a constructor");
  });

  it("gives up after 15 s", async () => {
    jest.useFakeTimers();
    const loading = loadCheckout(URL);
    const end = expect(loading).rejects.toThrow("no answer in time");
    jest.advanceTimersByTime(15_000);
    await end;
  });
});
