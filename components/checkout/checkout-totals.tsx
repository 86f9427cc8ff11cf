import { Price } from "@/components/ui/facts/price";
import type { CartItem } from "@/lib/cart/contract";
import { cartTotals, gstLabel } from "@/lib/cart/rules";

/** Items, delivery, cash fee, total and the GST included in it; `fee` in paise. */
export function CheckoutTotals({ items, fee }: { items: readonly CartItem[]; fee: number }) {
  const { items: goods, total, gst } = cartTotals(items);
  return (
    <dl className="totals">
      <Row name="Items" paise={goods} />
      <div>
        <dt>Delivery</dt>
        <dd>Free</dd>
      </div>
      {fee > 0 && <Row name="Cash fee" paise={fee} />}
      <Row name="Total" paise={total + fee} className="totals-sum" />
      <Row name={gstLabel(items)} paise={gst} className="mute small" />
    </dl>
  );
}

function Row({ name, paise, className }: { name: string; paise: number; className?: string }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        <Price paise={paise} />
      </dd>
    </div>
  );
}
