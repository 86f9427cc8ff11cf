"use client";

import { useId } from "react";
import { AddToCart } from "@/components/catalogue/add-to-cart";
import { Dialog } from "@/components/ui/dialog";
import { Price } from "@/components/ui/facts/price";
import { SpecTable } from "@/components/ui/facts/spec-table";
import { StateLabel } from "@/components/ui/facts/state-label";
import { TextLink } from "@/components/ui/facts/text-link";
import { Picture } from "@/components/ui/picture";
import type { Product } from "@/lib/catalogue/contract";
import { useFreshProduct } from "@/lib/catalogue/hooks";
import { featureList, mainSpecRows } from "@/lib/catalogue/rules";
import { stockState } from "@/lib/catalogue/stock/stock-words";

/** The popup of a charger. Open while `product` is set. */
export function ProductDialog({
  product,
  onClose,
}: {
  product: Product | null;
  onClose: () => void;
}) {
  const heading = useId();
  return (
    <Dialog open={product !== null} onClose={onClose} labelledBy={heading} size="l">
      {product && <Details product={product} heading={heading} />}
    </Dialog>
  );
}

function Details({ product, heading }: { product: Product; heading: string }) {
  const fresh = useFreshProduct(product);
  const [picture] = product.pictures;
  const stock = stockState(fresh.quantity);
  return (
    <div className="dialog-columns">
      <div className="shot">
        {picture && <Picture {...picture} size={1200} sizes="(min-width: 700px) 470px, 100vw" />}
      </div>
      <div className="text-part">
        <h2 className="title" id={heading}>
          {product.name}
        </h2>
        <p className="mute dialog-figures">{product.summary}</p>
        <p className="product-dialog-price">{product.description}</p>
        <div className="flex-row between product-dialog-row">
          <span>
            <Price paise={fresh.price} className="price title numeric" />{" "}
            <span className="mute small">incl. of all taxes</span>
          </span>
          <StateLabel tone={stock.tone}>{stock.text}</StateLabel>
        </div>
        <div className="flex-row product-dialog-actions">
          <AddToCart product={fresh} />
          <TextLink href={`/products/${product.slug}`}>Full details</TextLink>
        </div>
        <h3 className="small mute">Features</h3>
        <ul className="ticks">
          {featureList(product.features).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <h3 className="small mute dialog-specs-title">Technical Specifications</h3>
        <SpecTable
          small
          rows={mainSpecRows(product.details)}
          caption={`Technical Specifications of ${product.name}`}
        />
      </div>
    </div>
  );
}
