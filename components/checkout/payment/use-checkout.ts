"use client";

import { useState } from "react";
import { useCartChanges } from "@/components/cart/use-cart-changes";
import { type BuyerRequest, useBuyer } from "@/components/checkout/buyer/use-buyer";
import {
  ADDRESS_MISSING,
  focusAddress,
  focusAddressForm,
} from "@/components/checkout/contact/address-choice";
import { useAddressDeliveries } from "@/components/checkout/contact/use-address-deliveries";
import { useContactPhone } from "@/components/checkout/contact/use-contact-phone";
import { useSupply } from "@/components/checkout/contact/use-supply";
import type { PaymentMethod } from "@/components/checkout/payment/payment-choice";
import { useTries } from "@/components/checkout/payment/use-tries";
import { type PaymentSettings, useWays } from "@/components/checkout/payment/use-ways";
import { wantedToPay } from "@/components/checkout/payment/wanted";
import type { CheckoutRequest } from "@/components/checkout/session/progress";
import { type Choice, isSameWish } from "@/components/checkout/session/same-wish";
import type { Address, Profile } from "@/lib/accounts/contract";
import type { Cart, CartItem } from "@/lib/cart/contract";
import { useCart } from "@/lib/cart/hooks";
import { cartTotals, checkoutProblem } from "@/lib/cart/rules";
import { formatPaise, rupeesFromPaise } from "@/lib/money";
import type { SupplyInput } from "@/lib/orders/purchase/supply-input";
import type { PurchaseStatus } from "@/lib/payments/contract";

type Start = {
  initialCart: Cart;
  addresses: readonly Address[];
  /** The address selected first. */
  addressId: string | undefined;
  /** The phone number in the profile, E.164. */
  savedPhone: string | null;
  /** The business in the profile. */
  savedBusiness: Profile["business"];
  /** A purchase above this total needs the buyer's PAN; null never asks. */
  panAbovePaise: number | null;
  settings: PaymentSettings;
};

/** State and actions of the checkout page; amounts in paise. */
export function useCheckout({ initialCart, settings, ...start }: Start) {
  const { data: cart = initialCart } = useCart({ initialData: initialCart });
  const live = useCartChanges(cart);
  const { addresses, addAddress, ...choices } = useChoices(initialCart, start);
  const { address, note, method, supply } = choices;
  const ways = useWays(settings);
  const tries = useTries(method, ways);
  const { open, busy } = ways;
  const items = busy ? tries.bought : live.items;
  const fee = method === "cash" ? cart.cash.fee : 0;
  const total = cartTotals(items).total + fee;
  const arrival = useAddressDeliveries(addresses, address, items);
  const { contact, buyer, readPerson } = usePerson(start, arrival.address, total);
  const problem = confirmingProblem(open) ?? cart[method].problem ?? checkoutProblem(items);

  async function submit() {
    if (busy || problem || live.pending) return;
    tries.setMissing(address ? undefined : ADDRESS_MISSING);
    if (!address) return focusAddressForm();
    if (arrival.notServed) return focusAddress();
    const person = readPerson();
    if (!person) return;
    const chosen = { address, ...person, total, note, supply, version: cart.version };
    await tries.start(items, requestOf(items, chosen));
  }
  function goOn(purchaseId: string) {
    choices.setMethod("online");
    tries.resume(items, purchaseId);
  }
  const { current: phone } = contact;
  const chosen = { items, note, phone, address: arrival.address };
  const rest = live.pending || buyer.isBusiness ? undefined : sameOpen(open, chosen);
  return {
    ...{ items, fee, total, busy, problem, submit, live, contact, buyer, ...choices, addresses },
    ...{ wanted: wantedToPay({ ...arrival, phone, method, address }), addAddress, arrival },
    ...{ cash: cart.cash, online: cart.online, open: busy ? null : open },
    ...{ progress: tries.progress, choose: tries.choose, repeat: tries.repeat },
    goOn: rest && tries.progress.kind === "idle" ? () => goOn(rest.purchase_id) : undefined,
  };
}

/** Whom the driver calls, and who the invoice is made out to. */
function usePerson(start: Person, address: Address | undefined, totalPaise: number) {
  const contact = useContactPhone(start.savedPhone);
  const { panAbovePaise } = start;
  const buyer = useBuyer(start.savedBusiness, { address, totalPaise, panAbovePaise });
  /** Both; undefined if something is missing or wrong, which the fields then say. */
  function readPerson() {
    const phone = contact.read();
    const invoiced = phone && buyer.read();
    return invoiced ? { phone, invoiced } : undefined;
  }
  return { contact, buyer, readPerson };
}

type Person = Pick<Start, "savedPhone" | "savedBusiness" | "panAbovePaise">;

/** The customer's choices on the page. */
function useChoices(cart: Cart, start: Pick<Start, "addresses" | "addressId">) {
  const [addresses, setAddresses] = useState(start.addresses);
  const [address, setAddress] = useState(start.addressId);
  const [note, setNote] = useState("");
  const [method, setMethod] = useState<PaymentMethod>(firstWay(cart));
  const { supply, leaveOut: leaveSupplyOut } = useSupply();
  function addAddress(added: Address) {
    setAddresses((old) => [...old, added]);
    setAddress(added.id);
  }
  return {
    ...{ addresses, addAddress, address, setAddress, note, setNote, method, setMethod },
    ...{ supply, leaveSupplyOut },
  };
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
  { address, phone, total, note, supply, version, invoiced }: Chosen,
): CheckoutRequest {
  return {
    products: items.map(({ productid, quantity }) => ({ productid, quantity })),
    address_id: address,
    expected_total: rupeesFromPaise(total),
    driver_note: note.trim() || undefined,
    supply,
    phone,
    cart_version: version ?? undefined,
    ...invoiced,
  };
}

type Chosen = {
  address: string;
  phone: string;
  total: number;
  note: string;
  supply: SupplyInput | undefined;
  version: string | null;
  invoiced: BuyerRequest;
};
