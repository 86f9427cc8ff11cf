"use client";

import type { PaymentMethod } from "@/components/checkout/payment/payment-choice";
import { useCashOrder } from "@/components/checkout/payment/use-cash-order";
import { useOnlinePayment } from "@/components/checkout/payment/use-online-payment";
import { tellOtherTabs } from "@/components/checkout/session/other-tabs";
import type { CheckoutRequest } from "@/components/checkout/session/progress";
import { useLeaveCheckout } from "@/components/checkout/session/use-leave-checkout";
import { useStanding } from "@/components/checkout/session/use-standing";
import { useOpenPurchase } from "@/lib/payments/hooks";

/** Settings of online payment: URL of the provider's script, and the name in the payment window. */
export type PaymentSettings = { scriptUrl: string; brand: string };

/** Both payment methods, with what they share: leaving the page, and the open purchase. */
export function useWays(settings: PaymentSettings) {
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
    // Skip the check when offline; both payment methods then show an error.
    if (navigator.onLine && (await blocksPaying())) return;
    await (method === "cash" ? cash.place(request) : online.pay(request));
  }

  return { online, cash, busy, open: purchase.open, start };
}

export type Ways = ReturnType<typeof useWays>;
