import type { Business } from "@/lib/accounts/business";
import type { Address } from "@/lib/accounts/contract";
import { sha256 } from "@/lib/identity/hash";
import type { Goods } from "@/lib/orders/purchase/goods";
import type { Quote } from "@/lib/orders/purchase/quote";
import type { SupplyInput } from "@/lib/orders/purchase/supply-input";

/** How a purchase is paid. */
export type Method = "online" | "cash";

/** What a checkout asks for, before it is priced. */
export type Ask = {
  userId: string;
  method: Method;
  goods: readonly Goods[];
  /** The recipient, and how to reach them. */
  name: string;
  email: string;
  phone: string;
  address: Address;
  driverNote?: string;
  /** Not part of what makes two wishes equal: it changes nothing that is sold. */
  supply?: SupplyInput;
  /** The business that it is for, and the buyer's PAN. */
  business?: Business;
  pan?: string;
  /** The total that the customer saw, including a cash fee, in paise. */
  seenPaise?: number;
  /** The cart version that the customer saw, if the client sends it. */
  cartVersion?: string;
  /** The client's key for one press of the button. */
  checkoutKey?: string;
  /** A new key of a program means that the same goods are wanted again. */
  isKeyed: boolean;
  /** The customer knows of the earlier order and wants another one. */
  isAgain: boolean;
  /** The administrator who enters it for the customer. */
  enteredById?: string;
};

/** An `Ask` with the server's current prices. */
export type Wish = Ask & { quoted: Quote };

/** The address as a purchase freezes it: its content, not which entry of the address book it was. */
export function frozenAddress({ address }: Pick<Ask, "address">) {
  const { id: _id, is_default: _default, ...snapshot } = address;
  return snapshot;
}

/**
 * SHA-256 of everything that makes two wishes equal: products, quantities and unit prices in paise, the
 * frozen address, name and phone, the driver's note, the payment method, and who the invoice is made out to. The only
 * definition of "the same".
 */
export function wishHash(ask: Ask, lines: readonly PricedGoods[]): string {
  const { userId, name, phone, driverNote, method, business, pan } = ask;
  const priced = lines.map((line) => [line.productId, line.quantity, line.unitPaise]);
  const place = Object.entries(frozenAddress(ask)).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts: unknown[] = [userId, priced.sort(), place, name, phone, driverNote || null, method];
  // Left out for a consumer, so that purchases from before there were businesses keep their hash.
  if (business || pan) parts.push([business ?? null, pan ?? null]);
  return sha256(JSON.stringify(parts));
}

/**
 * Whether a purchase is this wish, at the prices of the purchase: a repeated request is answered about the
 * existing purchase, whatever it would cost today.
 */
export function isSameWish(ask: Ask, purchase: MadeWish): boolean {
  const { wishHash: hash, totalPaise, lines } = purchase;
  if (ask.seenPaise !== undefined && ask.seenPaise !== totalPaise) return false;
  return goodsOf(ask.goods) === goodsOf(lines) && wishHash(ask, lines) === hash;
}

/** Products and quantities as a canonical text, for comparison. */
export function goodsOf(lines: readonly Goods[]): string {
  return lines
    .map(({ productId, quantity }) => `${quantity} × ${productId}`)
    .sort()
    .join(", ");
}

type PricedGoods = Goods & { unitPaise: number };
type MadeWish = { wishHash: string; totalPaise: number; lines: readonly PricedGoods[] };
