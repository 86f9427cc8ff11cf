"use client";

import { useState } from "react";
import { CartLine } from "@/components/cart/cart-line";
import { CartTotals } from "@/components/cart/cart-totals";
import { useCartChanges } from "@/components/cart/use-cart-changes";
import { ADDRESS_MISSING, AddressChoice } from "@/components/checkout/address-choice";
import { PayBox } from "@/components/checkout/pay-box";
import { PaymentChoice, type PaymentMethod } from "@/components/checkout/payment-choice";
import type { Progress } from "@/components/checkout/progress";
import { useCashOrder } from "@/components/checkout/use-cash-order";
import { useOnlinePayment } from "@/components/checkout/use-online-payment";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Address } from "@/lib/accounts/contract";
import type { Cart, CartItem } from "@/lib/cart/contract";
import { useCart } from "@/lib/cart/hooks";
import { cartTotals, checkoutProblem, lineProblem } from "@/lib/cart/rules";
import { rupeesFromPaise } from "@/lib/money";
import { mayPayCash } from "@/lib/orders/rules";

type CheckoutViewProps = {
  initialCart: Cart;
  addresses: readonly Address[];
  /** The address to start with, e.g. the one just added; else the default one. */
  addressId?: string;
  /** `brand` is the name the provider's window shows. */
  settings: { scriptUrl: string; demo: boolean; brand: string };
};

/** Address, payment, a word to the driver, and the cart that is bought. */
export function CheckoutView({ initialCart, addresses, addressId, settings }: CheckoutViewProps) {
  const { data: cart = initialCart } = useCart({ initialData: initialCart });
  const live = useCartChanges(cart);
  const [address, setAddress] = useState(() => firstChoice(addresses, addressId));
  const [method, setMethod] = useState<PaymentMethod>("online");
  const [missing, setMissing] = useState<Progress>();
  // What is being bought: it stays on the screen when the server has emptied the cart.
  const [bought, setBought] = useState<CartItem[]>([]);
  const online = useOnlinePayment(settings);
  const cash = useCashOrder();

  const way = method === "cash" ? cash : online;
  const progress = missing ?? way.progress;
  const busy = progress.kind === "busy";
  const items = busy ? bought : live.items;
  const { total } = cartTotals(items);
  const cashTooHigh = method === "cash" && !mayPayCash(total) ? CASH_TOO_HIGH : null;

  function choose(change: () => void) {
    setMissing(undefined);
    // A message about the last try must not stand beside another choice; an unclear payment stays.
    if (way.progress.kind === "stopped") way.reset();
    change();
  }

  async function submit(data: FormData) {
    if (cashTooHigh || checkoutProblem(items) || live.pending) return;
    if (!address) return setMissing({ kind: "stopped", says: ADDRESS_MISSING });
    setBought(items);
    const note = String(data.get("driver_note") ?? "").trim();
    const request = {
      products: items.map(({ productid, quantity }) => ({ productid, quantity })),
      address_id: address,
      expected_total: rupeesFromPaise(total),
      driver_note: note || undefined,
    };
    await (method === "cash" ? cash.place(request) : online.pay(request));
  }

  if (items.length === 0) return <EmptyCart />;
  return (
    <Form className="co-g" label="Checkout" onSubmit={submit}>
      <div className="co-l">
        <AddressChoice
          addresses={addresses}
          value={address}
          disabled={busy}
          onChange={(id) => choose(() => setAddress(id))}
        />
        <PaymentChoice
          value={method}
          totalPaise={total}
          disabled={busy}
          onChange={(next) => choose(() => setMethod(next))}
        />
        <DriverNote readOnly={busy} />
      </div>
      <aside className="co-r" aria-labelledby="co-cart">
        <h2 className="h3" id="co-cart">
          Your Cart
        </h2>
        <ul>
          {items.map((item) => (
            <CartLine
              key={item.productid}
              item={item}
              disabled={busy}
              onQuantity={(quantity) => choose(() => live.setQuantity(item, quantity))}
              onRemove={lineProblem(item) ? () => choose(() => live.removeLine(item)) : undefined}
            />
          ))}
        </ul>
        <CartTotals items={items} />
        <PayBox
          method={method}
          totalPaise={total}
          progress={progress}
          waiting={live.pending}
          problem={cashTooHigh ?? checkoutProblem(items)}
          demo={settings.demo}
        />
      </aside>
    </Form>
  );
}

const CASH_TOO_HIGH = "This total cannot be paid in cash. Please choose UPI or Card.";

function firstChoice(addresses: readonly Address[], asked?: string): string | undefined {
  const chosen =
    addresses.find(({ id }) => id === asked) ??
    addresses.find((address) => address.is_default) ??
    addresses[0];
  return chosen?.id;
}

function EmptyCart() {
  return (
    <div className="box">
      <EmptyState text="Your cart is empty.">
        <ButtonLink href="/products" arrow>
          See the chargers
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function DriverNote({ readOnly }: { readOnly: boolean }) {
  return (
    <section className="note" aria-labelledby="co-note">
      <h2 className="title" id="co-note">
        <span className="num">3</span>A word to the driver
      </h2>
      <Field
        name="driver_note"
        label="Landmark or gate"
        optional
        help="Printed on the delivery note."
      >
        <Input
          placeholder="Gate 2, near the transformer"
          maxLength={200}
          autoComplete="off"
          readOnly={readOnly}
        />
      </Field>
    </section>
  );
}
