"use client";

import { CircleAlert, Info } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { OwnArrival } from "@/components/catalogue/arrival/own-arrival";
import type { Deliveries } from "@/components/catalogue/arrival/use-deliveries";
import { Price } from "@/components/ui/facts/price";
import { Quantity } from "@/components/ui/facts/quantity";
import { TextButton } from "@/components/ui/facts/text-link";
import { Picture } from "@/components/ui/picture";
import { type CartItem, MAX_UNITS } from "@/lib/cart/contract";
import { itemTotal, lineProblem, priceChange } from "@/lib/cart/rules";

type CartLineProps = {
  item: CartItem;
  onQuantity: (quantity: number) => void;
  /** Without it the line has no remove button. */
  onRemove?: () => void;
  /** When the cart arrives: said for this line if it comes apart from the rest. */
  deliveries?: Deliveries;
  /** Disables the stepper, e.g. while a payment is open. */
  disabled?: boolean;
};

/** One product in the cart: picture, name, stepper, amount and why it cannot be bought, if so. */
export function CartLine({ item, onQuantity, onRemove, deliveries, disabled }: CartLineProps) {
  const problem = lineProblem(item);
  const change = priceChange(item);
  return (
    <li className="line cart-line">
      <Thumb item={item} />
      <div>
        <b>
          {item.is_listed ? (
            <Link href={`/products/${item.slug}`}>{item.product_name}</Link>
          ) : (
            item.product_name
          )}
        </b>
        <span className="mute small">{item.summary}</span>
        {item.quantity > 1 && (
          <span className="mute small numeric">
            <Price paise={item.price} /> each
          </span>
        )}
        <OwnArrival productId={item.productid} deliveries={deliveries} />
        {problem && (
          <Note className="field-error">
            <CircleAlert className="icon" aria-hidden="true" />
            {problem}
          </Note>
        )}
        {change && (
          <Note className="cart-line-note">
            <Info className="icon" aria-hidden="true" />
            {change}
          </Note>
        )}
      </div>
      <Price className="numeric amount" paise={itemTotal(item)} />
      <div className="flex-row cart-line-tools">
        <Quantity
          label={item.product_name}
          value={item.quantity}
          min={0}
          max={MAX_UNITS}
          disabled={disabled || !item.is_listed}
          onChange={onQuantity}
        />
        {onRemove && (
          <TextButton
            className="small cart-line-remove"
            aria-label={`Remove ${item.product_name}`}
            onClick={onRemove}
          >
            Remove
          </TextButton>
        )}
      </div>
    </li>
  );
}

function Thumb({ item }: { item: CartItem }) {
  return (
    <div className="thumb cart-line-picture">
      {item.image_base && (
        <Picture base={item.image_base} widths={[640, 1200]} size={1200} sizes="168px" alt="" />
      )}
    </div>
  );
}

function Note({ className, children }: { className: string; children: ReactNode }) {
  return <span className={`cart-price ${className}`}>{children}</span>;
}
