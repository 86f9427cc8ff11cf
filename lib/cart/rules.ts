import { type Cart, type CartItem, MAX_UNITS } from "@/lib/cart/contract";
import { formatPaise, gstWithin, lineTotal, sumLines } from "@/lib/money";

type Amounts = Pick<CartItem, "price" | "quantity" | "gst_rate_bp">;

/** Whether some way of paying takes this cart. */
export function isPayable({ online, cash }: Pick<Cart, "online" | "cash">): boolean {
  return online.problem === null || cash.problem === null;
}

/** All in paise; `gst` is contained in `total`, line by line. */
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

/** "incl. of all taxes, GST 5 %"; the rate is left out where the lines differ in it. */
export function gstLabel(items: readonly Pick<CartItem, "gst_rate_bp">[]): string {
  const [rate, ...others] = new Set(items.map((item) => item.gst_rate_bp));
  if (rate === undefined || others.length > 0) return "incl. of all taxes, GST";
  return `incl. of all taxes, GST ${rate / 100}\u00a0%`;
}

/** Why this line cannot be bought as it stands, in words; null when it can. */
export function lineProblem(
  item: Pick<CartItem, "is_listed" | "available" | "quantity">,
): string | null {
  if (!item.is_listed) return "No longer sold. Remove it to go on.";
  if (item.available <= 0) return "Out of stock. Remove it to go on.";
  if (item.quantity <= item.available) return null;
  return `Only ${item.available} left. Lower the quantity to go on.`;
}

/** Says what a unit cost when it was added, where that has changed since; else null. */
export function priceChange(item: Pick<CartItem, "price" | "seen_price">): string | null {
  if (item.price === item.seen_price) return null;
  const way = item.price > item.seen_price ? "up" : "down";
  return `Price ${way} from ${formatPaise(item.seen_price)} to ${formatPaise(item.price)} since you added it.`;
}

/** Why the cart cannot be checked out, in words; null when it can. */
export function checkoutProblem(
  items: readonly Pick<CartItem, "is_listed" | "available" | "quantity">[],
): string | null {
  if (items.length === 0) return "Your cart is empty.";
  const blocked = items.filter((item) => lineProblem(item)).length;
  if (blocked === 0) return null;
  return blocked === 1
    ? "One product cannot be bought as it stands. Change it to go on."
    : `${blocked} products cannot be bought as they stand. Change them to go on.`;
}

/** A line as it is kept; `seenPaise` is what was seen when it was made. */
export type MergeLine = { quantity: number; seenPaise: number; createdAt: Date };

/**
 * A guest's line put to the own one. Units add up as far as a line may hold and as there are; nothing
 * is taken from what is in the own cart, and a line never goes. The older line says what was seen.
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
