import { Price } from "@/components/ui/facts/price";
import type { CartItem } from "@/lib/cart/contract";
import { cartTotals, gstLabel } from "@/lib/cart/rules";

/** Items, delivery, total and the GST included in it. */
export function CartTotals({ items }: { items: readonly CartItem[] }) {
  const { items: goods, total, gst } = cartTotals(items);
  return (
    <dl className="totals">
      <div>
        <dt>Items</dt>
        <dd>
          <Price paise={goods} />
        </dd>
      </div>
      <div>
        <dt>Delivery</dt>
        <dd>Free</dd>
      </div>
      <div className="totals-sum">
        <dt>Total</dt>
        <dd>
          <Price paise={total} />
        </dd>
      </div>
      <div className="mute small">
        <dt>{gstLabel(items)}</dt>
        <dd>
          <Price paise={gst} />
        </dd>
      </div>
    </dl>
  );
}
