import { ArrowDown } from "lucide-react";
import { Price } from "@/components/ui/facts/price";
import type { CartItem } from "@/lib/cart/contract";
import { countText } from "@/lib/catalogue/pages/filter-rules";

/** What is bought for how much, on phones, where the cart comes last; leads there. */
export function CheckoutBrief({ items, total }: { items: readonly CartItem[]; total: number }) {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <a className="checkout-brief" href="#co-cart">
      <span>{countText(units)}</span>
      <b className="flex-row">
        <Price paise={total} />
        <ArrowDown className="icon" aria-hidden="true" />
      </b>
    </a>
  );
}
