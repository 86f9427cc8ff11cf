"use client";

import { formatPaise } from "@/lib/money";
import type { OfficeMethod, OrderPreview } from "@/lib/orders/office/contract";

type MethodChoiceProps = {
  value: OfficeMethod;
  cash: OrderPreview["cash"] | undefined;
  online: OrderPreview["online"] | undefined;
  onChange: (method: OfficeMethod) => void;
};

/** Choice of the payment method; a method that is not possible says why. */
export function MethodChoice({ value, cash, online, onChange }: MethodChoiceProps) {
  return (
    <section className="surface" aria-labelledby="no-payment">
      <h2 id="no-payment">Payment</h2>
      <div className="choices" role="radiogroup" aria-labelledby="no-payment">
        <Choice
          own="online"
          title="The customer pays online"
          text={online?.problem ?? ONLINE}
          disabled={Boolean(online?.problem)}
          {...{ value, onChange }}
        />
        <Choice
          own="cash"
          title="Cash on delivery"
          text={cash?.problem ?? cashText(cash?.fee ?? 0)}
          disabled={Boolean(cash?.problem)}
          {...{ value, onChange }}
        />
      </div>
    </section>
  );
}

const ONLINE = "We hold the goods for 24 hours and email the customer a link to pay.";

function cashText(fee: number): string {
  const more = fee > 0 ? ` with a cash fee of ${formatPaise(fee)}` : "";
  return `Placed at once, paid to the driver${more}.`;
}

type ChoiceProps = Omit<MethodChoiceProps, "cash" | "online"> & {
  own: OfficeMethod;
  title: string;
  text: string;
  disabled?: boolean;
};

function Choice({ value, onChange, own, title, text, disabled }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        name="method"
        checked={value === own}
        disabled={disabled}
        onChange={() => onChange(own)}
      />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </label>
  );
}
