"use client";

import { Check } from "lucide-react";
import { useEffect } from "react";
import { forgetAdded } from "@/components/catalogue/use-added";
import { useOnlinePayment } from "@/components/checkout/payment/use-online-payment";
import { purchaseWords } from "@/components/checkout/purchase/purchase-text";
import { Receipt } from "@/components/checkout/purchase/receipt";
import { RefundList } from "@/components/checkout/purchase/refund-list";
import { usePageReturn } from "@/components/checkout/session/use-page-return";
import { WaitMark } from "@/components/checkout/session/wait-mark";
import { FormMessage } from "@/components/forms/form-message";
import { OrderJourney } from "@/components/orders/journey/order-journey";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { VisitMark } from "@/components/visits/visit-mark";
import { forgetCartCount } from "@/lib/cart/count";
import { telHref } from "@/lib/content/rules";
import { formatPaise } from "@/lib/money";
import type { PurchaseStatus } from "@/lib/payments/contract";
import { usePurchaseStatus } from "@/lib/payments/hooks";

type PurchaseViewProps = {
  initial: PurchaseStatus;
  phone: string;
  /** For paying again: the provider's script and the name shown in the payment window. */
  settings: { scriptUrl: string; brand: string };
};

/** One purchase, from "is it paid?" to its order numbers. Polls until the payment is settled. */
export function PurchaseView({ initial, phone, settings }: PurchaseViewProps) {
  const { status, unreachable, online } = usePurchase(initial, settings);
  const { progress } = online;
  const paying = progress.kind === "busy";
  const words = purchaseWords(status);
  return (
    <main id="main" className="wrap wait">
      <div>
        <div aria-live="polite">
          <WaitMark state={MARKS[status.state]} />
          <h1 className="display">{words.heading}</h1>
          <p className="lead mute numeric">{words.lead}</p>
          <RefundList refunds={status.refunds} />
          {unreachable && (
            <div className="purchase-notice">
              <Notice tone="error">
                We cannot reach the shop. This page continues as soon as you are back online.
              </Notice>
            </div>
          )}
        </div>
        {status.orders.length > 0 && <OrderJourney orders={status.orders} bare />}
        {status.state === "confirming" && <Steps />}
        {status.state === "awaiting_payment" && (
          <div className="purchase-notice">
            <FormMessage>{"says" in progress && !paying ? progress.says : undefined}</FormMessage>
          </div>
        )}
        <div className="flex-row flex-row--wide">
          <Onward status={status} paying={paying} onPay={online.resume} />
          {status.state !== "placed" && (
            <a className="link" href={telHref(phone)}>
              Call us
            </a>
          )}
        </div>
        <p className="mute small purchase-hint" role="status">
          {paying ? progress.says : words.small}
        </p>
      </div>
      <Receipt status={status} />
      {status.state === "placed" && <VisitMark step="paid" />}
    </main>
  );
}

/** The purchase's current status, and a way to pay it again. */
function usePurchase(initial: PurchaseStatus, settings: PurchaseViewProps["settings"]) {
  const online = useOnlinePayment({
    ...settings,
    onEnd: () => {
      online.reset();
      void query.refetch();
    },
  });
  const paused = online.progress.kind === "busy";
  const query = usePurchaseStatus(initial.purchase_id, { initialData: initial, paused });
  const status = query.data ?? initial;
  const isOpen = status.state === "confirming" || status.state === "awaiting_payment";
  const unreachable = isOpen && (query.isError || query.fetchStatus === "paused");
  usePageReturn(() => void query.refetch({ cancelRefetch: false }));
  useEffect(() => {
    if (status.state !== "placed") return;
    forgetAdded();
    forgetCartCount();
  }, [status.state]);
  return { status, unreachable, online };
}

const MARKS = {
  placed: "done",
  confirming: "waiting",
  awaiting_payment: "waiting",
  expired: "off",
  refunded: "off",
} as const;

function Steps() {
  return (
    <ol className="steps" aria-label="Payment">
      <li className="done">
        <Check className="icon" aria-hidden="true" />
        <span>
          <b>Payment sent</b>
          <small>By you, in the payment window</small>
        </span>
      </li>
      <li className="current" aria-current="step">
        <i />
        <span>
          <b>Confirming with the bank</b>
          <small>This page updates by itself</small>
        </span>
      </li>
      <li>
        <i />
        <span>
          <b>Order placed</b>
          <small>Confirmation by email</small>
        </span>
      </li>
    </ol>
  );
}

type OnwardProps = {
  status: PurchaseStatus;
  paying: boolean;
  onPay: (purchaseId: string) => void;
};

/** The next step: pay this purchase again, start a new one, or see the orders. */
function Onward({ status, paying, onPay }: OnwardProps) {
  if (status.state === "awaiting_payment") {
    return (
      <Button busy={paying} onClick={() => onPay(status.purchase_id)}>
        {status.by_office ? `Pay ${formatPaise(status.total)}` : "Pay again"}
      </Button>
    );
  }
  // There is no cart to start again from; the text asks the customer to call us.
  if (status.state === "expired" && status.by_office) return null;
  if (status.state === "expired") return <ButtonLink href="/checkout">Pay again</ButtonLink>;
  if (status.state !== "placed") {
    return (
      <ButtonLink href="/order" variant="line">
        Order History
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink href="/order">Order History</ButtonLink>
      <ButtonLink href="/products" variant="line">
        See more chargers
      </ButtonLink>
    </>
  );
}
