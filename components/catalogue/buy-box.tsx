"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { AddToCart } from "@/components/catalogue/add-to-cart";
import { BuyNow } from "@/components/catalogue/buy-now";
import { Price } from "@/components/ui/facts/price";
import { StateLabel } from "@/components/ui/facts/state-label";
import type { Product } from "@/lib/catalogue/contract";
import { useFreshProduct } from "@/lib/catalogue/hooks";
import { stockState } from "@/lib/catalogue/stock/stock-words";

type BuyBoxProps = {
  product: Product;
  /** A line beside the stock, while there is some. */
  note?: string;
  /** Shown above the buttons. */
  children?: ReactNode;
};

/** Fresh price and stock, and the buttons. On phones a bar shows them once this box is scrolled away. */
export function BuyBox({ product, note, children }: BuyBoxProps) {
  const fresh = useFreshProduct(product);
  const acts = useRef<HTMLDivElement>(null);
  const away = useScrolledPast(acts);
  const stock = stockState(fresh.quantity);
  const isThere = fresh.quantity > 0;
  return (
    <>
      <div className="money">
        <Price paise={fresh.price} className="numeric large" />
        <span className="mute small">incl. of all taxes</span>
      </div>
      <div className="flex-row between stock">
        <StateLabel tone={stock.tone}>{stock.text}</StateLabel>
        {isThere && <span className="mute small">{note}</span>}
      </div>
      {children}
      <div className="actions buy-actions" ref={acts}>
        {isThere && <BuyNow product={fresh} />}
        <AddToCart product={fresh} second={isThere} />
      </div>
      <div className={away ? "buy-bar active" : "buy-bar"}>
        {away && (
          <div className="wrap">
            <span>
              <b>{fresh.name}</b> <Price paise={fresh.price} className="numeric mute" />
            </span>
            <span className="flex-row buy-bar-actions">
              {isThere ? <BuyNow product={fresh} /> : <AddToCart product={fresh} />}
            </span>
          </div>
        )}
      </div>
    </>
  );
}

/** Whether the element has scrolled off the top of the screen. */
function useScrolledPast(ref: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    // The margin extends far below the screen, so that a jump past the element also triggers the observer.
    const options = { rootMargin: "0px 0px 100000px 0px" };
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting);
    }, options);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return past;
}
