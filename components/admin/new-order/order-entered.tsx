"use client";

import { useRef } from "react";
import type { z } from "zod";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextLink } from "@/components/ui/facts/text-link";
import { toast } from "@/components/ui/toast/toast";
import { formatDateTime } from "@/lib/dates";
import type { enterOrder } from "@/lib/orders/office/contract";

export type EnteredOrder = z.output<typeof enterOrder.output>;

/** The result: the orders, or where and until when the customer can pay. */
export function OrderEntered({ order, onNext }: { order: EnteredOrder; onNext: () => void }) {
  const { message, order_ids, order_numbers, payment_path, reserved_until } = order;
  return (
    <section className="surface new-order-done" aria-labelledby="no-done">
      <h2 id="no-done" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {payment_path ? "The customer can pay now." : "Order placed."}
      </h2>
      <p role="status">{message}</p>
      {payment_path && <PaymentLink path={payment_path} />}
      {reserved_until && (
        <p className="mute numeric">
          Held until {formatDateTime(reserved_until)}. It becomes an order as soon as it is paid.
        </p>
      )}
      <ul>
        {order_numbers.map((number, index) => (
          <li key={number}>
            <TextLink className="numeric" href={`/admin/orders/${order_ids[index]}`}>
              {number}
            </TextLink>
          </li>
        ))}
      </ul>
      <div className="flex-row">
        <Button onClick={onNext}>Enter another order</Button>
        <ButtonLink variant="line" href="/admin/orders">
          Manage Orders
        </ButtonLink>
      </div>
    </section>
  );
}

function PaymentLink({ path }: { path: string }) {
  const field = useRef<HTMLInputElement>(null);
  const href = `${window.location.origin}${path}`;

  async function copy() {
    field.current?.select();
    await navigator.clipboard.writeText(href).then(
      () => toast.success("The address is copied."),
      () => toast.error("This browser does not let us copy. Select the address and copy it."),
    );
  }

  return (
    <div className="flex-row align-bottom">
      <Field
        name="payment_link"
        label="Payment link"
        help="Opens only for the customer, after logging in."
      >
        <Input ref={field} readOnly value={href} onFocus={({ target }) => target.select()} />
      </Field>
      <Button variant="line" size="s" onClick={copy}>
        Copy
      </Button>
    </div>
  );
}
