"use client";

import { useRef } from "react";
import { CartLine } from "@/components/cart/cart-line";
import { CartTotals } from "@/components/cart/cart-totals";
import { useCartChanges } from "@/components/cart/use-cart-changes";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import type { Cart, CartItem } from "@/lib/cart/contract";
import { useCart } from "@/lib/cart/hooks";
import { checkoutProblem } from "@/lib/cart/rules";

/** The cart page's content, shown at once from what the server read. */
export function CartView({ initial }: { initial: Cart }) {
  const { data = initial, isError } = useCart({ initialData: initial });
  const { items, pending, setQuantity, removeLine } = useCartChanges(data);
  const heading = useRef<HTMLHeadingElement>(null);

  function changeQuantity(item: CartItem, quantity: number) {
    setQuantity(item, quantity);
    if (quantity === 0) heading.current?.focus();
  }

  function remove(item: CartItem) {
    removeLine(item);
    // The button goes with its line: the keyboard must not fall back to the top of the page.
    heading.current?.focus();
  }

  return (
    <>
      <h1 className="display" ref={heading} tabIndex={-1}>
        Your Cart
      </h1>
      {isError && (
        <div className="mb-6">
          <Notice tone="error">
            The cart could not be refreshed. Check your connection; what you see may be out of date.
          </Notice>
        </div>
      )}
      {items.length === 0 ? (
        <div className="box">
          <EmptyState text="Your cart is empty.">
            <ButtonLink href="/products" arrow>
              See the chargers
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <div className="co-g">
          <section className="co-l" aria-label="Products">
            <ul className="border-t border-line">
              {items.map((item) => (
                <CartLine
                  key={item.productid}
                  item={item}
                  onQuantity={(quantity) => changeQuantity(item, quantity)}
                  onRemove={() => remove(item)}
                />
              ))}
            </ul>
          </section>
          <aside className="co-r" aria-labelledby="sum">
            <h2 className="h3" id="sum">
              Summary
            </h2>
            <CartTotals items={items} />
            <Onward items={items} pending={pending} />
          </aside>
        </div>
      )}
    </>
  );
}

/** The way to checkout, or the words why it is closed. */
function Onward({ items, pending }: { items: readonly CartItem[]; pending: boolean }) {
  const problem = checkoutProblem(items);
  return (
    <>
      <div aria-live="polite">
        {problem && (
          <div className="mb-4">
            <Notice tone="error">{problem}</Notice>
          </div>
        )}
      </div>
      {problem || pending ? (
        <Button wide disabled={problem !== null} busy={problem === null}>
          Checkout
        </Button>
      ) : (
        <ButtonLink href="/checkout" wide arrow>
          Checkout
        </ButtonLink>
      )}
      <p className="mt-5">
        <TextLink className="small" href="/products">
          See more chargers
        </TextLink>
      </p>
    </>
  );
}
