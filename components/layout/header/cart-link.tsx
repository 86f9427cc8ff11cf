"use client";

import { ShoppingCart } from "lucide-react";
import { useEffect, useState } from "react";
import { CartCount, unitsText } from "@/components/layout/header/cart-count";
import { useCartCount } from "@/components/layout/header/use-cart-count";
import { IconLink } from "@/components/ui/icon-button";
import { cartCount, subscribeCartCount } from "@/lib/cart/count";

/** The cart in the top bar, with the number of units. The one place that announces a change. */
export function CartLink() {
  const count = useCartCount();
  const label = count === 0 ? "Shopping Cart" : `Shopping Cart, ${unitsText(count)}`;
  return (
    <>
      <IconLink href="/cart" label={label} size="s" className="cart-link" prefetch={false}>
        <ShoppingCart className="icon" aria-hidden="true" />
        <CartCount count={count} />
      </IconLink>
      <span className="visually-hidden" role="status">
        {useAnnouncement()}
      </span>
    </>
  );
}

/** What to announce after a change that the visitor made on this page. */
function useAnnouncement(): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const announce = (count: number) =>
      setSaid(count === 0 ? "Your cart is empty" : `${unitsText(count)} in your cart`);
    return subscribeCartCount((isOwn) => isOwn && announce(cartCount()));
  }, []);
  return said;
}
