"use client";

import { Check } from "lucide-react";
import { purchaseWords } from "@/components/checkout/purchase-words";
import { Receipt } from "@/components/checkout/receipt";
import { WaitMark } from "@/components/checkout/wait-mark";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { telHref } from "@/lib/content/rules";
import { formatPaise } from "@/lib/money";
import type { PurchaseStatus } from "@/lib/payments/contract";
import { usePurchaseStatus } from "@/lib/payments/hooks";

/** One purchase from "is it paid?" to its order numbers; asks by itself until that is settled. */
export function PurchaseView({ initial, phone }: { initial: PurchaseStatus; phone: string }) {
  const query = usePurchaseStatus(initial.purchase_id, initial);
  const status = query.data ?? initial;
  const { state } = status;
  const open = state === "confirming" || state === "awaiting_payment";
  const words = purchaseWords(state, formatPaise(status.total));
  const unreachable = open && (query.isError || query.fetchStatus === "paused");
  return (
    <main id="main" className="wrap wait">
      <div className="wait-l">
        <div aria-live="polite">
          <WaitMark state={MARKS[state]} />
          <h1 className="display">{words.heading}</h1>
          <p className="lead mute num">{words.lead}</p>
          {unreachable && (
            <div className="mb-6 max-w-[560px]">
              <Notice tone="error">
                The shop cannot be reached. This page goes on asking as soon as you are back online.
              </Notice>
            </div>
          )}
        </div>
        {state === "confirming" && <Steps />}
        <Onward state={state} phone={phone} />
        {words.small && <p className="mute small mt-6">{words.small}</p>}
      </div>
      <Receipt status={status} />
    </main>
  );
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
        <Check className="i" aria-hidden="true" />
        <span>
          <b>Payment sent</b>
          <small>By you, in the payment window</small>
        </span>
      </li>
      <li className="now" aria-current="step">
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
          <small>Confirmation by e-mail</small>
        </span>
      </li>
    </ol>
  );
}

function Onward({ state, phone }: { state: PurchaseStatus["state"]; phone: string }) {
  const again = state === "awaiting_payment" || state === "expired";
  return (
    <div className="row gap-6">
      {again ? (
        <ButtonLink href="/checkout">Pay again</ButtonLink>
      ) : (
        <ButtonLink href="/order" variant={state === "placed" ? "signal" : "line"}>
          Order History
        </ButtonLink>
      )}
      {state === "placed" ? (
        <ButtonLink href="/products" variant="line">
          See more chargers
        </ButtonLink>
      ) : (
        <a className="link" href={telHref(phone)}>
          Call us
        </a>
      )}
    </div>
  );
}
