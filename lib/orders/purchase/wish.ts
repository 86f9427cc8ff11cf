import type { Address } from "@/lib/accounts/contract";
import { sha256 } from "@/lib/identity/hash";
import type { Goods } from "@/lib/orders/purchase/goods";
import type { Quote } from "@/lib/orders/purchase/quote";

/** How a purchase is paid. */
export type Method = "online" | "cash";

/** What somebody asks a checkout for, before it is priced. */
export type Ask = {
  userId: string;
  method: Method;
  goods: readonly Goods[];
  /** Who is met at the door, and how they are reached. */
  name: string;
  email: string;
  phone: string;
  address: Address;
  driverNote?: string;
  /** The total that the customer has seen, a cash fee included, in paise. */
  seenPaise?: number;
  /** The version of the cart that the customer has seen, where the client tells it. */
  cartVersion?: string;
  /** The client's key for one press of the button. */
  checkoutKey?: string;
  /** A program's key says by itself that the same goods are wanted once more. */
  isKeyed: boolean;
  /** The customer knows of the earlier order and wants another one. */
  isAgain: boolean;
  /** The administrator who enters it for the customer. */
  enteredById?: string;
};

/** The same with the server's prices of this moment. */
export type Wish = Ask & { quoted: Quote };

/** The address as a purchase freezes it: what it says, not which of the customer's addresses it was. */
export function frozenAddress({ address }: Pick<Ask, "address">) {
  const { id: _id, is_default: _default, ...snapshot } = address;
  return snapshot;
}

/**
 * SHA-256 of everything that makes two wishes one: products, quantities and unit prices in paise, the address
 * as it is frozen, name and phone, the note to the driver, and how it is paid. The one measure of "the same".
 */
export function wishHash(ask: Ask, lines: readonly PricedGoods[]): string {
  const { userId, name, phone, driverNote, method } = ask;
  const priced = lines.map((line) => [line.productId, line.quantity, line.unitPaise]);
  const place = Object.entries(frozenAddress(ask)).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = [userId, priced.sort(), place, name, phone, driverNote || null, method];
  return sha256(JSON.stringify(parts));
}

/**
 * Whether a purchase is this wish, at the prices it was made for: who repeats a request is answered about what
 * stands, whatever it would cost today.
 */
export function isSameWish(ask: Ask, purchase: MadeWish): boolean {
  const { wishHash: hash, totalPaise, lines } = purchase;
  if (ask.seenPaise !== undefined && ask.seenPaise !== totalPaise) return false;
  return goodsOf(ask.goods) === goodsOf(lines) && wishHash(ask, lines) === hash;
}

/** Products and quantities as a text to compare, in one order. */
export function goodsOf(lines: readonly Goods[]): string {
  return lines
    .map(({ productId, quantity }) => `${quantity} × ${productId}`)
    .sort()
    .join(", ");
}

type PricedGoods = Goods & { unitPaise: number };
type MadeWish = { wishHash: string; totalPaise: number; lines: readonly PricedGoods[] };
