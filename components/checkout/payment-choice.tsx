"use client";

import { Banknote, CreditCard, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { formatPaise } from "@/lib/money";
import { CASH_LIMIT_PAISE, mayPayCash } from "@/lib/orders/rules";

export type PaymentMethod = "online" | "cash";

/** UPI or Card, or Cash where the amount allows it. */
export function PaymentChoice({
  value,
  totalPaise,
  disabled,
  onChange,
}: {
  value: PaymentMethod;
  totalPaise: number;
  disabled: boolean;
  onChange: (method: PaymentMethod) => void;
}) {
  const cash = mayPayCash(totalPaise);
  return (
    <section aria-labelledby="co-payment">
      <h2 className="title" id="co-payment">
        <span className="num">2</span>Payment
      </h2>
      <div className="choices" role="radiogroup" aria-labelledby="co-payment">
        <Choice
          checked={value === "online"}
          disabled={disabled}
          onChoose={() => onChange("online")}
          title="UPI or Card"
          icons={
            <>
              <Smartphone className="i" aria-hidden="true" />
              <CreditCard className="i" aria-hidden="true" />
            </>
          }
          text="You approve it on the next screen, in your UPI app or with your bank’s code."
        />
        <Choice
          checked={value === "cash"}
          disabled={disabled || !cash}
          onChoose={() => onChange("cash")}
          title="Cash"
          icons={<Banknote className="i" aria-hidden="true" />}
          text={
            cash
              ? "Paid to the driver on delivery. Please keep the exact amount."
              : `Possible below ${formatPaise(CASH_LIMIT_PAISE)}: the law allows no more cash in one purchase.`
          }
        />
      </div>
    </section>
  );
}

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
        <i className="ics">{icons}</i>
        <small>{text}</small>
      </span>
    </label>
  );
}
