"use client";

import { useState } from "react";
import { useCartChanges } from "@/components/cart/use-cart-changes";
import {
  ADDRESS_MISSING,
  focusAddress,
  focusAddressForm,
} from "@/components/checkout/contact/address-choice";
import { useAddressDeliveries } from "@/components/checkout/contact/use-address-deliveries";
import { useContactPhone } from "@/components/checkout/contact/use-contact-phone";
import type { PaymentMethod } from "@/components/checkout/payment/payment-choice";
import { useTries } from "@/components/checkout/payment/use-tries";
import { type PaymentSettings, useWays } from "@/components/checkout/payment/use-ways";
import { wantedToPay } from "@/components/checkout/payment/wanted";
import type { CheckoutRequest } from "@/components/checkout/session/progress";
import { type Choice, isSameWish } from "@/components/checkout/session/same-wish";
import type { Address } from "@/lib/accounts/contract";
import type { Cart, CartItem } from "@/lib/cart/contract";
import { useCart } from "@/lib/cart/hooks";
import { cartTotals, checkoutProblem } from "@/lib/cart/rules";
import { formatPaise, rupeesFromPaise } from "@/lib/money";
import type { PurchaseStatus } from "@/lib/payments/contract";

type Start = {
  initialCart: Cart;
  addresses: readonly Address[];
  /** The address selected first. */
  addressId: string | undefined;
  /** The phone number in the profile, E.164. */
  savedPhone: string | null;
  settings: PaymentSettings;
};

/** State and actions of the checkout page; amounts in paise. */
export function useCheckout({ initialCart, savedPhone, settings, ...start }: Start) {
  const { data: cart = initialCart } = useCart({ initialData: initialCart });
  const live = useCartChanges(cart);
  const { addresses, addAddress, ...choices } = useChoices(initialCart, start);
  const { address, note, method } = choices;
  const contact = useContactPhone(savedPhone);
  const ways = useWays(settings);
  const tries = useTries(method, ways);
  const { open, busy } = ways;
  const items = busy ? tries.bought : live.items;
  const fee = method === "cash" ? cart.cash.fee : 0;
  const total = cartTotals(items).total + fee;
  const arrival = useAddressDeliveries(addresses, address, items);
  const problem = confirmingProblem(open) ?? cart[method].problem ?? checkoutProblem(items);

  async function submit() {
    if (busy || problem || live.pending) return;
    tries.setMissing(address ? undefined : ADDRESS_MISSING);
    if (!address) return focusAddressForm();
    if (arrival.notServed) return focusAddress();
    const phone = contact.read();
    if (!phone) return;
    const chosen = { address, phone, total, note, version: cart.version };
    await tries.start(items, requestOf(items, chosen));
  }
  function goOn(purchaseId: string) {
    choices.setMethod("online");
    tries.resume(items, purchaseId);
  }
  const { current: phone } = contact;
  const chosen = { items, note, phone, address: arrival.address };
  const rest = live.pending ? undefined : sameOpen(open, chosen);
  return {
    ...{ items, fee, total, busy, problem, submit, live, contact, ...choices, addresses },
    ...{ wanted: wantedToPay({ ...arrival, phone, method, address }), addAddress, arrival },
    ...{ cash: cart.cash, online: cart.online, open: busy ? null : open },
    ...{ progress: tries.progress, choose: tries.choose, repeat: tries.repeat },
    goOn: rest && tries.progress.kind === "idle" ? () => goOn(rest.purchase_id) : undefined,
  };
}

/** The customer's choices on the page. */
function useChoices(cart: Cart, start: Pick<Start, "addresses" | "addressId">) {
  const [addresses, setAddresses] = useState(start.addresses);
  const [address, setAddress] = useState(start.addressId);
  const [note, setNote] = useState("");
  const [method, setMethod] = useState<PaymentMethod>(firstWay(cart));
  function addAddress(added: Address) {
    setAddresses((old) => [...old, added]);
    setAddress(added.id);
  }
  return { addresses, addAddress, address, setAddress, note, setNote, method, setMethod };
}

/** Default payment method: online, unless only cash is possible for this cart. */
function firstWay({ online, cash }: Cart): PaymentMethod {
  return online.problem !== null && cash.problem === null ? "cash" : "online";
}

function confirmingProblem(open: PurchaseStatus | null): string | null {
  if (open?.state !== "confirming") return null;
  const amount = formatPaise(open.total);
  return `Your payment of ${amount} is still being confirmed. Paying now could charge you twice.`;
}

/** The open purchase, if it is for exactly the items and choices on the page. */
function sameOpen(open: PurchaseStatus | null, chosen: Choice): PurchaseStatus | undefined {
  return open?.state === "awaiting_payment" && isSameWish(open, chosen) ? open : undefined;
}

function requestOf(
  items: readonly CartItem[],
  { address, phone, total, note, version }: Chosen,
): CheckoutRequest {
  return {
    products: items.map(({ productid, quantity }) => ({ productid, quantity })),
    address_id: address,
    expected_total: rupeesFromPaise(total),
    driver_note: note.trim() || undefined,
    phone,
    cart_version: version ?? undefined,
  };
}

type Chosen = {
  address: string;
  phone: string;
  total: number;
  note: string;
  version: string | null;
};
