import { type Cart, type CartItem, MAX_UNITS } from "@/lib/cart/contract";
import { formatPaise, gstWithin, lineTotal, sumLines } from "@/lib/money";

type Amounts = Pick<CartItem, "price" | "quantity" | "gst_rate_bp">;

/** Whether any payment method accepts this cart. */
export function isPayable({ online, cash }: Pick<Cart, "online" | "cash">): boolean {
  return online.problem === null || cash.problem === null;
}

/** In paise; `gst` is included in `total` and rounded per line. */
export type CartTotals = { items: number; total: number; gst: number };

export function cartTotals(items: readonly Amounts[]): CartTotals {
  const lines = items.map((item) => ({ unitPaise: item.price, quantity: item.quantity }));
  const gst = items.map((item) => gstWithin(itemTotal(item), item.gst_rate_bp));
  const total = sumLines(lines);
  return { items: total, total, gst: gst.reduce((sum, part) => sum + part, 0) };
}

/** One line's amount in paise. */
export function itemTotal(item: Pick<CartItem, "price" | "quantity">): number {
  return lineTotal({ unitPaise: item.price, quantity: item.quantity });
}

/** "incl. of all taxes, GST 5 %"; without the rate if the lines have different ones. */
export function gstLabel(items: readonly Pick<CartItem, "gst_rate_bp">[]): string {
  const [rate, ...others] = new Set(items.map((item) => item.gst_rate_bp));
  if (rate === undefined || others.length > 0) return "incl. of all taxes, GST";
  return `incl. of all taxes, GST ${rate / 100}\u00a0%`;
}

/** Why this line cannot be bought, in words; null if it can. */
export function lineProblem(
  item: Pick<CartItem, "is_listed" | "available" | "quantity">,
): string | null {
  if (!item.is_listed) return "No longer sold. Remove it to continue.";
  if (item.available <= 0) return "Out of stock. Remove it to continue.";
  if (item.quantity <= item.available) return null;
  return `Only ${item.available} left. Lower the quantity to continue.`;
}

/** A note that the unit price has changed since the line was added; null if it has not. */
export function priceChange(item: Pick<CartItem, "price" | "seen_price">): string | null {
  if (item.price === item.seen_price) return null;
  const direction = item.price > item.seen_price ? "up" : "down";
  return `Price ${direction} from ${formatPaise(item.seen_price)} to ${formatPaise(item.price)} since you added it.`;
}

/** Why the cart cannot be checked out, in words; null if it can. */
export function checkoutProblem(
  items: readonly Pick<CartItem, "is_listed" | "available" | "quantity">[],
): string | null {
  if (items.length === 0) return "Your cart is empty.";
  const blocked = items.filter((item) => lineProblem(item)).length;
  if (blocked === 0) return null;
  return blocked === 1
    ? "One product cannot be bought as it is. Change it to continue."
    : `${blocked} products cannot be bought as they are. Change them to continue.`;
}

/** A line to merge; `seenPaise` is the price when it was added. */
export type MergeLine = { quantity: number; seenPaise: number; createdAt: Date };

/**
 * Merges a guest's line into the customer's. Units add up to the limits of the line and the stock; the
 * customer's own units are never reduced, and no line disappears. The older line's seen price is kept.
 */
export function mergedLine(
  own: MergeLine | undefined,
  guest: MergeLine,
  available: number,
): MergeLine {
  const sum = (own?.quantity ?? 0) + guest.quantity;
  const quantity = Math.max(own?.quantity ?? 1, Math.min(sum, MAX_UNITS, available));
  const { seenPaise, createdAt } = own && own.createdAt <= guest.createdAt ? own : guest;
  return { quantity, seenPaise, createdAt };
}

/** The products that are still on sale. */
export function listedIds(items: readonly Pick<CartItem, "productid" | "is_listed">[]): string[] {
  return items.filter(({ is_listed }) => is_listed).map(({ productid }) => productid);
}
