"use client";

import { useEffect, useRef } from "react";
import { CartLine } from "@/components/cart/cart-line";
import { CartTotals } from "@/components/cart/cart-totals";
import { OtherWay } from "@/components/cart/other-way";
import { useCartChanges } from "@/components/cart/use-cart-changes";
import { PinForm } from "@/components/catalogue/arrival/pin-form";
import { type PinCheck, usePinCheck } from "@/components/catalogue/arrival/use-pin-check";
import { forgetAddedBut } from "@/components/catalogue/use-added";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/facts/text-link";
import { Notice } from "@/components/ui/notice";
import { withNext } from "@/lib/auth/sign-in/next-path";
import type { Cart, CartItem } from "@/lib/cart/contract";
import { useCart } from "@/lib/cart/hooks";
import { checkoutProblem, isPayable, listedIds } from "@/lib/cart/rules";
import { formatPaise } from "@/lib/money";

type CartViewProps = {
  initial: Cart;
  isGuest?: boolean;
  /** Days after delivery within which an AC or portable charger may be returned; without it nothing is said. */
  returnDays?: number;
};

/** The cart page, rendered at once from the cart that the server loaded. */
export function CartView({ initial, isGuest = false, returnDays }: CartViewProps) {
  const { data = initial, isError } = useCart({ initialData: initial });
  const { items, pending, setQuantity, removeLine } = useCartChanges(data);
  const check = usePinCheck(listedIds(items));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => forgetAddedBut(data.cart_items.map((item) => item.productid)), [data]);

  function changeQuantity(item: CartItem, quantity: number) {
    setQuantity(item, quantity);
    if (quantity === 0) heading.current?.focus();
  }

  function remove(item: CartItem) {
    removeLine(item);
    // The button is removed with its line: without this, focus would go back to the top of the page.
    heading.current?.focus();
  }

  return (
    <>
      <h1 className="display" ref={heading} tabIndex={-1}>
        Your Cart
      </h1>
      {isError && (
        <div className="cart-notice">
          <Notice tone="error">
            We could not refresh the cart. Check your connection: what you see may be out of date.
          </Notice>
        </div>
      )}
      {items.length === 0 ? (
        <EmptyCart isGuest={isGuest} />
      ) : (
        <div className="checkout-columns">
          <section className="checkout-main" aria-label="Products">
            <ul className="cart-lines">
              {items.map((item) => (
                <CartLine
                  key={item.productid}
                  item={item}
                  deliveries={check.deliveries}
                  onQuantity={(quantity) => changeQuantity(item, quantity)}
                  onRemove={() => remove(item)}
                />
              ))}
            </ul>
          </section>
          <Summary
            check={check}
            returnDays={returnDays}
            cart={data}
            items={items}
            pending={pending}
            isGuest={isGuest}
          />
        </div>
      )}
    </>
  );
}

function EmptyCart({ isGuest }: { isGuest: boolean }) {
  return (
    <div className="surface">
      <EmptyState text="Your cart is empty.">
        <ButtonLink href="/products" arrow>
          See the chargers
        </ButtonLink>
        {isGuest && (
          <TextLink className="small" href={withNext("/login", "/cart")}>
            Log in to see your account’s cart
          </TextLink>
        )}
      </EmptyState>
    </div>
  );
}

/** Says which payment method is not possible and why, and the cash fee. Renders nothing if neither applies. */
function WaysNote({ cart: { cash, online } }: { cart: Cart }) {
  const fee = cash.fee > 0 && `Cash fee ${formatPaise(cash.fee)}, only when you pay in cash.`;
  const texts = [cash.problem ?? fee, online.problem].filter((text) => text);
  return texts.length > 0 && <p className="mute small cart-note">{texts.join(" ")}</p>;
}

type SummaryProps = OnwardProps & { check: PinCheck } & Pick<CartViewProps, "returnDays">;

function Summary({ check, returnDays, ...rest }: SummaryProps) {
  return (
    <aside className="checkout-aside" aria-labelledby="sum">
      <h2 className="heading-small" id="sum">
        Summary
      </h2>
      <CartTotals items={rest.items} />
      <div className="cart-arrival">
        <PinForm check={check} />
      </div>
      {returnDays !== undefined && (
        <p className="mute small cart-note">
          AC and portable chargers can be returned within {returnDays} days of delivery.{" "}
          <TextLink href="/refund-and-cancellation">How returns work</TextLink>
        </p>
      )}
      <WaysNote cart={rest.cart} />
      <Onward {...rest} />
    </aside>
  );
}

type OnwardProps = {
  cart: Cart;
  items: readonly CartItem[];
  pending: boolean;
  isGuest: boolean;
};

/** The link to checkout (through the login for a guest), or the reason why checkout is not possible. */
function Onward({ cart, items, pending, isGuest }: OnwardProps) {
  const problem = checkoutProblem(items);
  return (
    <>
      <div aria-live="polite">
        {problem && (
          <div className="cart-warning">
            <Notice tone="error">{problem}</Notice>
          </div>
        )}
      </div>
      <div className="cart-onward">
        {problem || pending ? (
          <Button wide disabled={problem !== null} busy={problem === null}>
            Checkout
          </Button>
        ) : (
          <OnwardLink cart={cart} isGuest={isGuest} />
        )}
      </div>
      <p className="cart-more">
        <TextLink className="small" href="/products">
          See more chargers
        </TextLink>
      </p>
    </>
  );
}

/** Links to checkout, or to the contact form if no payment method takes this cart. */
function OnwardLink({ cart, isGuest }: Pick<OnwardProps, "cart" | "isGuest">) {
  if (!isPayable(cart)) return <OtherWay />;
  return (
    <>
      <ButtonLink
        href={isGuest ? withNext("/login", "/checkout") : "/checkout"}
        reload={!isGuest}
        wide
        arrow
      >
        Checkout
      </ButtonLink>
      {isGuest && (
        <p className="mute small cart-hint">Next you log in or sign up. Your cart is kept.</p>
      )}
    </>
  );
}
