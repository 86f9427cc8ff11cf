"use client";

import { useEffect, useRef } from "react";
import { Carousel } from "@/components/admin/products/pictures/carousel";
import { StockLabel } from "@/components/admin/products/stock/stock-label";
import { Allowed } from "@/components/admin/users/role";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/facts/price";
import { Tag } from "@/components/ui/facts/tag";
import { IntentButtonLink } from "@/components/ui/intent-button-link";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";

type ProductCardProps = {
  product: AdminProduct;
  lowStock: number;
  listed: boolean;
  onList: (listed: boolean) => void;
  /** Whether it is selected by the j and k keys. */
  chosen: boolean;
};

/** Card of a product: pictures, price, stock and actions. */
export function ProductCard({ product, lowStock, listed, onList, chosen }: ProductCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) card.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const isHydrated = useHydrated();
  const { id, name, model, price, quantity, pictures } = product;
  return (
    <article
      ref={card}
      className="product-card"
      aria-label={name}
      aria-current={chosen || undefined}
    >
      <Carousel name={name} pictures={pictures} sizes={CARD_SIZES} />
      <div className="product-card-body">
        <div className="flex-row between">
          <h2>{name}</h2>
          <Tag tone={listed ? "ok" : "off"}>{listed ? "Listed" : "Delisted"}</Tag>
        </div>
        <p className="mute">{model}</p>
        <p className="flex-row between">
          <Price paise={price} className="numeric product-price" />
          <StockLabel quantity={quantity} lowStock={lowStock} />
        </p>
      </div>
      <div className="product-card-foot">
        <IntentButtonLink
          size="s"
          variant="line"
          href={productHref("view", id)}
          aria-label={`View ${name}`}
        >
          View
        </IntentButtonLink>
        <Allowed right="run">
          <IntentButtonLink
            size="s"
            variant="line"
            href={productHref("edit", id)}
            aria-label={`Edit ${name}`}
          >
            Edit
          </IntentButtonLink>
          <Button
            size="s"
            variant="line"
            waking={!isHydrated}
            aria-label={listed ? `Delist ${name}` : `Show ${name}`}
            onClick={() => onList(!listed)}
          >
            {listed ? "Delist" : "Show"}
          </Button>
        </Allowed>
      </div>
    </article>
  );
}

/** URL of a product's view or edit page. */
export function productHref(what: "view" | "edit", id: string): string {
  return `/admin/product/${what}/${id}`;
}

/** The `sizes` attribute of a picture in a grid of cards. */
export const CARD_SIZES = "(min-width: 1280px) 300px, (min-width: 600px) 45vw, 100vw";
