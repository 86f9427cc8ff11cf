import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { currentToasts } from "@/components/ui/toast/toast-store";
import type { Address, Profile } from "@/lib/accounts/contract";
import { addressLine } from "@/lib/accounts/rules";
import { PurchaseStatus } from "@/lib/payments/contract";
import { type fakeCheckout, paidAnswer } from "@/tests/support/components/fake-checkout";
import { type Answer, type Answers, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { cartItem, cartOf, cartOnWire } from "@/tests/support/samples/cart";

export const PURCHASE = "0190a000-0000-7000-8000-0000000000ff";
export const CREATE = "POST /api/payments/createpayment";
export const CONTINUE = "POST /api/payments/continuepayment";
export const VERIFY = "POST /api/payments/verifypayment";
export const OPEN = "GET /api/payments/open";
export const STATUS = `GET /api/payments/status/${PURCHASE}`;
export const CASH = "POST /api/order/addorder";
export const READ = "POST /api/cart/getcartdetails";

export const home: Address = {
  id: "0190a000-0000-7000-8000-000000000001",
  type: "Home",
  custom_type_name: null,
  house_building: "B-1204, Lake View Residency",
  locality_street: "Sector 62",
  landmark: null,
  city: "Noida",
  po_ps: null,
  district: "Gautam Buddha Nagar",
  state: "Uttar Pradesh",
  pin: "201309",
  country: "India",
  is_default: true,
};
export const work: Address = {
  ...home,
  id: `${home.id.slice(0, -1)}2`,
  type: "Work",
  is_default: false,
};
/** Two chargers for ₹85,998. */
export const cart = cartOf(cartItem({ quantity: 2 }));
export const settings = {
  scriptUrl: "https://provider.example/checkout.js",
  demo: true,
  brand: "Arklane",
};

/** The purchase of `cart`. */
export function purchase(
  state: PurchaseStatus["state"],
  more: Partial<PurchaseStatus> = {},
): PurchaseStatus {
  return {
    purchase_id: PURCHASE,
    state,
    total: 85_998_00,
    fee: 0,
    all_held: true,
    deliveryaddress: addressLine(home),
    phone: "+919876543210",
    driver_note: null,
    replaced: false,
    cash_left: null,
    items: [
      {
        product_name: "AC03W 7.4 kW",
        product_image: null,
        quantity: 2,
        unit_price: 42_999_00,
      },
    ],
    order_ids: [],
    order_numbers: [],
    orders: [],
    by_office: false,
    refunds: [],
    bank_pending: false,
    // 10:42 am in India.
    reserved_until: new Date("2026-11-28T05:12:00Z"),
    ...more,
  };
}

/** A purchase in the API's format. */
export const wire = (status: PurchaseStatus, more = {}) => ({
  body: { ...z.encode(PurchaseStatus, status), ...more },
});
export const status = (...args: Parameters<typeof purchase>) => wire(purchase(...args));
export const openPurchase = (status: PurchaseStatus | null) => ({
  body: { purchase: status && z.encode(PurchaseStatus, status) },
});

export const created: Answer = {
  body: {
    order_id: paidAnswer.razorpay_order_id,
    purchase_id: PURCHASE,
    key_id: "rzp_test_key",
    amount_paise: 85_998_00,
    total: 85_998,
    currency: "INR",
    reserved_until: new Date(Date.now() + 15 * 60_000).toISOString(),
    prefill: { name: "Asha Menon", email: "asha@example.in", contact: null },
  },
};
export const verified = wire(purchase("placed"), {
  message: "Payment successful and order placed!",
});

export const toasts = () => currentToasts().map(({ text }) => text);
export const payButton = () => screen.getByRole("button", { name: "Pay ₹85,998" });

/** Renders the checkout page of `shown`; no purchase is open unless the answers say so. */
export function showCheckout(
  answers: Record<string, Answers> = {},
  {
    shown = cart,
    addresses = [home, work],
    savedPhone = "+919876543210" as string | null,
    savedBusiness = null as Profile["business"],
    panAbovePaise = null as number | null,
  } = {},
) {
  const sent = stubFetch({
    [READ]: { body: cartOnWire(shown) },
    [OPEN]: openPurchase(null),
    [STATUS]: status("awaiting_payment"),
    ...answers,
  });
  renderWithQueries(
    <CheckoutView
      initialCart={shown}
      addresses={addresses}
      savedPhone={savedPhone}
      savedBusiness={savedBusiness}
      panAbovePaise={panAbovePaise}
      settings={settings}
    />,
  );
  const calls = (call: string) => sent.filter((one) => one.call === call);
  return { sent, calls, user: userEvent.setup() };
}

/** Presses Pay and waits for the provider's window. */
export async function openWindow(
  user: ReturnType<typeof userEvent.setup>,
  { opened }: ReturnType<typeof fakeCheckout>,
) {
  await user.click(payButton());
  await waitFor(() => expect(opened).toHaveLength(1));
  const [options] = opened;
  if (!options) throw new Error("not opened");
  return options;
}
