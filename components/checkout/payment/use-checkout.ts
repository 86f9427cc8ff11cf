"use client";

import { useRef, useState } from "react";
import { useCartChanges } from "@/components/cart/use-cart-changes";
import { ADDRESS_MISSING } from "@/components/checkout/contact/address-choice";
import { useContactPhone } from "@/components/checkout/contact/use-contact-phone";
import type { PaymentMethod } from "@/components/checkout/payment/payment-choice";
import { useCashOrder } from "@/components/checkout/payment/use-cash-order";
import { useOnlinePayment } from "@/components/checkout/payment/use-online-payment";
import { tellOtherTabs } from "@/components/checkout/session/other-tabs";
import type { CheckoutRequest, Progress } from "@/components/checkout/session/progress";
import { isSameWish } from "@/components/checkout/session/same-wish";
import { useLeaveCheckout } from "@/components/checkout/session/use-leave-checkout";
import { useStanding } from "@/components/checkout/session/use-standing";
import type { Address } from "@/lib/accounts/contract";
import type { Cart, CartItem } from "@/lib/cart/contract";
import { useCart } from "@/lib/cart/hooks";
import { cartTotals, checkoutProblem } from "@/lib/cart/rules";
import { formatPaise, rupeesFromPaise } from "@/lib/money";
import type { PurchaseStatus } from "@/lib/payments/contract";
import { useOpenPurchase } from "@/lib/payments/hooks";

type Start = {
  initialCart: Cart;
  addresses: readonly Address[];
  addressId: string | undefined;
  /** The number in the profile, E.164. */
  savedPhone: string | null;
  settings: { scriptUrl: string; brand: string };
};

/** Everything the checkout page knows and does; amounts in paise. */
export function useCheckout({ initialCart, addresses, addressId, savedPhone, settings }: Start) {
  const { data: cart = initialCart } = useCart({ initialData: initialCart });
  const live = useCartChanges(cart);
  const [address, setAddress] = useState(addressId);
  const [note, setNote] = useState("");
  const [method, setMethod] = useState<PaymentMethod>(firstWay(initialCart));
  const [missing, setMissing] = useState<Progress>();
  const contact = useContactPhone(savedPhone);
  // What is being bought: it stays on the screen when the server has emptied the cart.
  const [bought, setBought] = useState<CartItem[]>([]);
  const last = useRef<CheckoutRequest>(undefined);
  const ways = useWays(settings);
  const { open } = ways;

  const way = ways[method];
  const progress = missing ?? way.progress;
  const busy = ways.busy;
  const items = busy ? bought : live.items;
  const fee = method === "cash" ? cart.cash.fee : 0;
  const total = cartTotals(items).total + fee;
  const problem = confirmingProblem(open) ?? cart[method].problem ?? checkoutProblem(items);

  function choose(change: () => void) {
    setMissing(undefined);
    // A message about the last try must not stand beside another choice; what may have happened stays.
    if (way.progress.kind === "stopped" || way.progress.kind === "lost") way.reset();
    change();
  }

  async function submit() {
    if (busy || problem || live.pending) return;
    if (!address) return setMissing({ kind: "stopped", says: ADDRESS_MISSING });
    setMissing(undefined);
    const phone = contact.read();
    if (!phone) return;
    setBought(items);
    last.current = requestOf(items, { address, phone, total, note, version: cart.version });
    await ways.start(method, last.current);
  }

  /** Sends the last request once more; `again` although an order stands. */
  function repeat({ again }: { again: boolean }) {
    if (busy || !last.current) return;
    if (again) last.current = { ...last.current, order_again: true };
    void ways.start(method, last.current);
  }

  function goOn() {
    if (busy || !open) return;
    setMissing(undefined);
    setMethod("online");
    setBought(items);
    void ways.online.resume(open.purchase_id);
  }

  const isQuiet = progress.kind === "idle" && !live.pending;
  const { current: phone } = contact;
  const chosen = { items, note, phone, address: addresses.find(({ id }) => id === address) };
  const canGoOn = isQuiet && open?.state === "awaiting_payment" && isSameWish(open, chosen);
  return {
    ...{ items, fee, total, busy, progress, problem, address, method, submit, choose, live },
    ...{ contact, note, setNote, repeat },
    ...{ setAddress, setMethod, cash: cart.cash, online: cart.online, open: busy ? null : open },
    goOn: canGoOn ? goOn : undefined,
  };
}

/** Online, unless only cash takes this cart. */
function firstWay({ online, cash }: Cart): PaymentMethod {
  return online.problem !== null && cash.problem === null ? "cash" : "online";
}

/** What the customer's tries need of each other: one leaves the page, and what one begins all know. */
function useWays(settings: Start["settings"]) {
  const leave = useLeaveCheckout();
  const purchase = useOpenPurchase();
  const cash = useCashOrder(leave);
  const online = useOnlinePayment({
    ...settings,
    onBegin: (purchaseId) => {
      purchase.follow(purchaseId);
      tellOtherTabs(purchaseId);
    },
    onEnd: ({ purchase_id, state }) => leave(purchase_id, { placed: state === "placed" }),
  });
  const busy = online.progress.kind === "busy" || cash.progress.kind === "busy";
  const blocksPaying = useStanding(purchase, { busy, leave });

  async function start(method: PaymentMethod, request: CheckoutRequest) {
    // Offline there is nobody to ask, and either way says so.
    if (navigator.onLine && (await blocksPaying())) return;
    await (method === "cash" ? cash.place(request) : online.pay(request));
  }

  return { online, cash, busy, open: purchase.open, start };
}

function confirmingProblem(open: PurchaseStatus | null): string | null {
  if (open?.state !== "confirming") return null;
  const amount = formatPaise(open.total);
  return `Your payment of ${amount} is still being confirmed. Paying now could charge you twice.`;
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
