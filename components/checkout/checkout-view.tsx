"use client";

import { CartLine } from "@/components/cart/cart-line";
import { OtherWay } from "@/components/cart/other-way";
import { BuyerFields } from "@/components/checkout/buyer/buyer-fields";
import { CheckoutBrief } from "@/components/checkout/checkout-brief";
import { CheckoutTotals } from "@/components/checkout/checkout-totals";
import { AddressArrival } from "@/components/checkout/contact/address-arrival";
import { AddressChoice } from "@/components/checkout/contact/address-choice";
import { ContactPhone } from "@/components/checkout/contact/contact-phone";
import { SupplyLine } from "@/components/checkout/contact/supply-line";
import { OpenNotice } from "@/components/checkout/payment/open-notice";
import { PayBox } from "@/components/checkout/payment/pay-box";
import { PaymentChoice } from "@/components/checkout/payment/payment-choice";
import { TryNotice } from "@/components/checkout/payment/try-notice";
import { useCheckout } from "@/components/checkout/payment/use-checkout";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Address, Profile } from "@/lib/accounts/contract";
import type { Cart } from "@/lib/cart/contract";
import { isPayable, lineProblem } from "@/lib/cart/rules";

type CheckoutViewProps = {
  initialCart: Cart;
  addresses: readonly Address[];
  /** The address selected first, e.g. the one just added. Default: the customer's default address. */
  addressId?: string;
  /** The phone number in the profile, E.164. */
  savedPhone: string | null;
  /** The business in the profile, and the total above which the law asks for a PAN. */
  savedBusiness: Profile["business"];
  panAbovePaise: number | null;
  /** `brand` is the name shown in the payment window. */
  settings: { scriptUrl: string; demo: boolean; brand: string };
};

/** Address, payment method, note for the driver, and the cart. */
export function CheckoutView(props: CheckoutViewProps) {
  const { initialCart, addresses, savedPhone, savedBusiness, panAbovePaise, settings } = props;
  const start = firstChoice(addresses, props.addressId);
  const checkout = useCheckout({
    initialCart,
    addresses,
    addressId: start,
    savedPhone,
    savedBusiness,
    panAbovePaise,
    settings,
  });
  return (
    <>
      <TryNotice
        progress={checkout.progress}
        isEmpty={checkout.items.length === 0}
        onRepeat={checkout.repeat}
      />
      <OpenNotice purchase={checkout.open} onContinue={checkout.goOn} />
      {checkout.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="checkout-columns">
          <Choices checkout={checkout} />
          <Summary checkout={checkout} demo={settings.demo} />
        </div>
      )}
    </>
  );
}

type Checkout = ReturnType<typeof useCheckout>;

function Choices({ checkout }: { checkout: Checkout }) {
  const { addresses, address, method, cash, busy, choose } = checkout;
  return (
    <div className="checkout-main">
      <CheckoutBrief items={checkout.items} total={checkout.total} />
      <AddressChoice
        addresses={addresses}
        value={address}
        disabled={busy}
        onChange={(id) => choose(() => checkout.setAddress(id))}
        onAdded={(added) => choose(() => checkout.addAddress(added))}
      />
      <AddressArrival arrival={checkout.arrival} items={checkout.items} />
      <ContactPhone contact={checkout.contact} disabled={busy} />
      <BuyerFields buyer={checkout.buyer} disabled={busy} />
      <PaymentChoice
        value={method}
        cash={cash}
        online={checkout.online}
        disabled={busy}
        onChange={(next) => choose(() => checkout.setMethod(next))}
      />
      <DriverNote
        value={checkout.note}
        readOnly={busy}
        onChange={(note) => choose(() => checkout.setNote(note))}
      />
      <SupplyLine
        supply={checkout.supply}
        disabled={busy}
        onLeaveOut={() => choose(checkout.leaveSupplyOut)}
      />
    </div>
  );
}

function Summary({ checkout, demo }: { checkout: Checkout; demo: boolean }) {
  const { items, fee, total, busy, live, choose } = checkout;
  return (
    <aside className="checkout-aside" aria-labelledby="co-cart">
      <h2 className="heading-small" id="co-cart">
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
      <CheckoutTotals items={items} fee={fee} />
      <Form className="stack" label="Checkout" onSubmit={checkout.submit}>
        <PayBox
          method={checkout.method}
          totalPaise={total}
          progress={checkout.progress}
          waiting={live.pending}
          problem={checkout.problem}
          wanted={checkout.wanted}
          demo={demo}
        />
      </Form>
      {!busy && !isPayable(checkout) && <OtherWay variant="line" className="checkout-other-way" />}
    </aside>
  );
}

function firstChoice(addresses: readonly Address[], asked?: string): string | undefined {
  const chosen =
    addresses.find(({ id }) => id === asked) ??
    addresses.find((address) => address.is_default) ??
    addresses[0];
  return chosen?.id;
}

function EmptyCart() {
  return (
    <div className="surface">
      <EmptyState text="Your cart is empty.">
        <ButtonLink href="/products" arrow>
          See the chargers
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

type DriverNoteProps = { value: string; readOnly: boolean; onChange: (note: string) => void };

function DriverNote({ value, readOnly, onChange }: DriverNoteProps) {
  return (
    <section className="note" aria-labelledby="co-note">
      <h2 className="title" id="co-note">
        <span className="numeric">3</span>Note for the driver
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
          value={value}
          readOnly={readOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Field>
    </section>
  );
}
