import type { Address } from "@/lib/accounts/contract";
import { addressLine } from "@/lib/accounts/rules";
import type { CartItem } from "@/lib/cart/contract";
import type { PurchaseStatus } from "@/lib/payments/contract";

/** What the page would order if the customer paid now. */
export type Choice = {
  items: readonly Pick<CartItem, "product_name" | "quantity" | "price">[];
  address: Address | undefined;
  note: string;
  /** E.164; null while there is none. */
  phone: string | null;
};

/** Whether a purchase has the same products, quantities, prices, address, phone and note as this choice. */
export function isSameWish(
  purchase: Pick<PurchaseStatus, "items" | "deliveryaddress" | "driver_note" | "phone">,
  { items, address, note, phone }: Choice,
): boolean {
  if (!address || addressLine(address) !== purchase.deliveryaddress) return false;
  if (note.trim() !== (purchase.driver_note ?? "")) return false;
  if (phone !== purchase.phone) return false;
  const bought = purchase.items.map((item) => lineKey({ ...item, price: item.unit_price }));
  const wanted = items.map(lineKey);
  return bought.sort().join("\n") === wanted.sort().join("\n");
}

function lineKey(line: Choice["items"][number]): string {
  return `${line.quantity} × ${line.price} ${line.product_name}`;
}
