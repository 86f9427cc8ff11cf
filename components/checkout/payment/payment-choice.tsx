"use client";

import { Banknote, CreditCard, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/facts/text-link";
import type { Cart } from "@/lib/cart/contract";
import { UNVERIFIED } from "@/lib/cash/rules";
import { formatPaise } from "@/lib/money";

export type PaymentMethod = "online" | "cash";

/** Choice between UPI or card and cash; a method that does not take this cart says why. */
export function PaymentChoice({
  value,
  cash,
  online,
  disabled,
  onChange,
}: {
  value: PaymentMethod;
  cash: Cart["cash"];
  online: Cart["online"];
  disabled: boolean;
  onChange: (method: PaymentMethod) => void;
}) {
  return (
    <section aria-labelledby="co-payment">
      <h2 className="title" id="co-payment">
        <span className="numeric">2</span>Payment
      </h2>
      <div className="choices" role="radiogroup" aria-labelledby="co-payment">
        <Choice
          checked={value === "online"}
          disabled={disabled || online.problem !== null}
          onChoose={() => onChange("online")}
          title="UPI or Card"
          icons={
            <>
              <Smartphone className="icon" aria-hidden="true" />
              <CreditCard className="icon" aria-hidden="true" />
            </>
          }
          text={online.problem ?? ONLINE}
        />
        <Choice
          checked={value === "cash"}
          disabled={disabled || cash.problem !== null}
          onChoose={() => onChange("cash")}
          title="Cash"
          icons={<Banknote className="icon" aria-hidden="true" />}
          text={cash.problem ?? cashText(cash.fee)}
        />
      </div>
      {cash.problem === UNVERIFIED && (
        <p className="mute small payment-choice-note">
          <TextLink href="/profile">Verify your email address</TextLink> with a code in a minute.
          Your cart is kept.
        </p>
      )}
    </section>
  );
}

function cashText(fee: number): string {
  const paid =
    fee > 0 ? `Paid to the driver on delivery, with a cash fee of ${formatPaise(fee)}.` : CASH;
  return `${paid} Please have the exact amount ready.`;
}

const ONLINE = "Approve it in your UPI app, or with the code from your bank.";
const CASH = "Paid to the driver on delivery.";

function Choice({
  checked,
  disabled,
  onChoose,
  title,
  icons,
  text,
}: {
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
  title: string;
  icons: ReactNode;
  text: string;
}) {
  return (
    <label className="choice">
      <input
        type="radio"
        name="payment"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span>
        <b>{title}</b>
        <i className="choice-icons">{icons}</i>
        <small>{text}</small>
      </span>
    </label>
  );
}
