import { screen } from "@testing-library/react";
import { loadCheckout } from "@/lib/payments/provider/checkout-js";
import { fakeCheckout } from "@/tests/support/components/fake-checkout";
import { CREATE, created, openWindow, showCheckout } from "./checkout-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/payments/provider/checkout-js", () => ({
  ...jest.requireActual("@/lib/payments/provider/checkout-js"),
  loadCheckout: jest.fn(),
}));

let provider: ReturnType<typeof fakeCheckout>;
const remember = (text: string) => localStorage.setItem("own-car", text);
const line = () => screen.queryByRole("region", { name: "Your supply" });

beforeEach(() => {
  localStorage.clear();
  provider = fakeCheckout();
  jest.mocked(loadCheckout).mockReset().mockResolvedValue(provider.Razorpay);
});

async function sentSupply({ calls, user }: ReturnType<typeof showCheckout>) {
  await openWindow(user, provider);
  return calls(CREATE)[0]?.body.supply;
}

describe("the supply that a device remembers", () => {
  beforeEach(() => remember("car=tata-nexon-ev+45+kWh&km=40&phases=1&load=5&peak=3"));

  it("is said at the checkout and goes with the purchase", async () => {
    const shown = showCheckout({ [CREATE]: created });
    expect(line()).toHaveTextContent("Single phase, 5 kW sanctioned, 3 kW usual peak.");
    expect(await sentSupply(shown)).toEqual({ phases: 1, sanctioned_kw: 5, peak_kw: 3 });
  });

  it("can be left out", async () => {
    const shown = showCheckout({ [CREATE]: created });
    await shown.user.click(screen.getByRole("button", { name: "Leave it out" }));
    expect(line()).toBeNull();
    expect(await sentSupply(shown)).toBeUndefined();
  });
});

it.each([
  ["without a sanctioned load", "car=tata-nexon-ev&km=40&phases=1"],
  ["with a load that the shop would refuse", "car=tata-nexon-ev&km=40&phases=1&load=0.1"],
  ["that is no number", "car=tata-nexon-ev&km=40&phases=1&load=five"],
])("stays away and stops nothing %s", async (_what, text) => {
  remember(text);
  const shown = showCheckout({ [CREATE]: created });
  expect(line()).toBeNull();
  expect(await sentSupply(shown)).toBeUndefined();
});
