import type { CartItem } from "@/lib/cart/contract";
import type { PurchaseStatus } from "@/lib/payments/contract";

/** Whether a purchase is for exactly this cart: the same products, quantities and prices. */
export function isSameCart(
  purchase: Pick<PurchaseStatus, "items">,
  items: readonly Pick<CartItem, "product_name" | "quantity" | "price">[],
): boolean {
  const bought = purchase.items.map((item) => lineKey({ ...item, price: item.unit_price }));
  const wanted = items.map(lineKey);
  return bought.sort().join("\n") === wanted.sort().join("\n");
}

function lineKey(line: Pick<CartItem, "product_name" | "quantity" | "price">): string {
  return `${line.quantity} × ${line.price} ${line.product_name}`;
}
