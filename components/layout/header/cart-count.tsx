"use client";

import { useCartCount } from "@/components/layout/header/use-cart-count";

/** The number of units as a dot; nothing for an empty cart. Screen readers get it in words from the link. */
export function CartCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="count numeric" aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  );
}

/** The same beside the words of a link to the cart. */
export function CartCountInWords() {
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <>
      <CartCount count={count} />
      <span className="visually-hidden">, {unitsText(count)}</span>
    </>
  );
}

/** "1 charger", "3 chargers". */
export function unitsText(count: number): string {
  return count === 1 ? "1 charger" : `${count} chargers`;
}
