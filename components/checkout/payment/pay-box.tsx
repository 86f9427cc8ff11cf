"use client";

import type { PaymentMethod } from "@/components/checkout/payment/payment-choice";
import type { Progress } from "@/components/checkout/session/progress";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { Price } from "@/components/ui/facts/price";
import { TextLink } from "@/components/ui/facts/text-link";
import { Notice } from "@/components/ui/notice";

type PayBoxProps = {
  method: PaymentMethod;
  totalPaise: number;
  progress: Progress;
  /** True while a quantity is being changed, so the total is not final. */
  waiting: boolean;
  /** Why the cart cannot be bought now, as text for the customer; null if it can. */
  problem: string | null;
  /** What is to be added before one can pay, as text; null if nothing. */
  wanted: string | null;
  /** The payment provider is the local stand-in: no money moves. */
  demo: boolean;
};

/** The pay button and the messages about the last attempt. */
export function PayBox(props: PayBoxProps) {
  const { method, totalPaise, progress, waiting, problem, wanted, demo } = props;
  const busy = progress.kind === "busy";
  const message = problem ?? said(progress);
  return (
    <>
      {demo && <Notice>Test payment: no money moves.</Notice>}
      <FormMessage>{busy ? undefined : message}</FormMessage>
      {wanted && !busy && (
        <p className="emphasis" id="co-wanted">
          {wanted}
        </p>
      )}
      {/* Pressed all the same, it leads to what is missing. */}
      <SubmitButton
        wide
        busy={busy || (waiting && !problem)}
        disabled={problem !== null}
        aria-disabled={wanted !== null || undefined}
        aria-describedby={wanted ? "co-wanted" : undefined}
      >
        {method === "cash" ? (
          <span key="cash">Place order</span>
        ) : (
          <span key="online">
            Pay <Price paise={totalPaise} />
          </span>
        )}
      </SubmitButton>
      <p className="mute micro" role="status">
        {busy && progress.says}
      </p>
      <p className="mute micro">
        By {method === "cash" ? "ordering" : "paying"} you accept the{" "}
        <span className="no-break">
          <a className="link" href="/terms-conditions" target="_blank" rel="noopener">
            Terms and Conditions
          </a>
          .
        </span>{" "}
        The order can be cancelled until it is accepted.
      </p>
    </>
  );
}

function said(progress: Progress) {
  if (progress.kind === "stopped" || progress.kind === "lost") return progress.says;
  if (progress.kind !== "unclear") return undefined;
  return (
    <>
      {progress.says} Please do not pay again before you have seen its status.{" "}
      <TextLink href={`/checkout/${progress.purchaseId}`}>See the payment status</TextLink>
    </>
  );
}
