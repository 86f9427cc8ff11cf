import "server-only";
import { lockUser } from "@/lib/accounts/mapper";
import { addressLine } from "@/lib/accounts/rules";
import { insertRows, newId } from "@/lib/bulk";
import { assertCash } from "@/lib/cash/service";
import { commitWith } from "@/lib/database/round-trips";
import type { Prisma, Tx } from "@/lib/db";
import { assertOnline, readOnlineSettings } from "@/lib/online/service";
import { lockUnpaid, RECENT_MS, replace, type Unpaid } from "@/lib/orders/purchase/closing";
import { assertRestThere, HOLD_MINUTES, heldPercent } from "@/lib/orders/purchase/holding";
import { placeOrders } from "@/lib/orders/purchase/placement";
import { assertSeen, type QuotedLine } from "@/lib/orders/purchase/quote";
import { type CartNow, newness, readCart } from "@/lib/orders/purchase/repeat";
import { assertServed } from "@/lib/orders/purchase/served";
import { alreadyOrdered, readStanding, type Standing } from "@/lib/orders/purchase/standing";
import {
  type Held,
  heldOf,
  isNoticedLow,
  recordTaken,
  takeStock,
  WHOLE,
} from "@/lib/orders/purchase/stock";
import { supplyColumns } from "@/lib/orders/purchase/supply";
import { frozenAddress, type Wish, wishHash } from "@/lib/orders/purchase/wish";
import { readSettings } from "@/lib/settings/service";
import { isUuid } from "@/lib/uuid";

/** An open purchase with less time left is not offered again: the payment would come too late. */
const MIN_LEFT_MS = 5 * 60 * 1000;

/** Ids of the unpaid purchases that the provider has just been asked about. */
export type Asked = ReadonlySet<string>;

/** A placed purchase; `repeated` if an earlier request placed it. Survives JSON. */
export type Placed = { purchase_id: string; order_numbers: string[]; repeated: boolean };

/** Unpaid purchases block the new one, and the provider has not been asked about them. */
export class NotAsked extends Error {
  constructor(readonly ids: string[]) {
    super("Ask the provider first.");
  }
}

/**
 * Freezes an online purchase and holds its stock, or returns the open one for an identical wish. Purchases
 * that it replaces are closed first; late money for them is refunded. One transaction. With `beside`, which writes what
 * belongs to a new purchase, nothing can be written in it afterwards.
 * @throws AppError online_limit, out_of_stock, price_changed, already_ordered, conflict; NotAsked; and as
 * `assertServed`.
 */
export async function openPurchase(
  tx: Tx,
  wish: Wish,
  asked: Asked,
  beside?: Terms["beside"],
): Promise<{ id: string; reservedUntil: Date }> {
  const { totalPaise, lines } = wish.quoted;
  assertSeen(totalPaise, wish.seenPaise);
  const [{ unpaid, cart }, settings] = await Promise.all([
    lockAndRead(tx, wish),
    readOnlineSettings(tx),
  ]);
  await assertNonePlaced(tx, asked);
  const hash = wishHash(wish, lines);
  const open = unpaid.find((purchase) => isOpen(purchase, hash));
  const wanted = await newness(tx, wish, cart);
  // No automatic second payment: the customer has to say that the same is wanted again.
  if (!wanted.isNew) throw alreadyOrdered(await readStanding(tx, wanted.purchaseId));
  const { cartVersion } = wanted;
  if (open?.reservedUntil) {
    await assertRestThere(tx, open.id);
    await tx.purchase.update({
      where: { id: open.id },
      data: { cartVersion, ...supplyColumns(wish.supply) },
      select: { id: true },
    });
    return { id: open.id, reservedUntil: open.reservedUntil };
  }
  assertOnline(settings, totalPaise);
  assertAsked(unpaid, asked);
  await replace(tx, unpaid, lines);
  const reservedUntil = new Date(Date.now() + HOLD_MINUTES * 60 * 1000);
  const percent = heldPercent(wish, settings);
  const terms = { hash, cartVersion, reservedUntil, feePaise: 0, percent, beside };
  return { id: await createPurchase(tx, wish, terms), reservedUntil };
}

/**
 * Places a cash purchase, or returns the one that this wish has already made. Online purchases that it
 * replaces are closed; late money for them is refunded. One transaction.
 * @throws AppError out_of_stock, price_changed, cash_limit, already_ordered, conflict; NotAsked; and as
 * `assertServed`.
 */
export async function placeCashPurchase(tx: Tx, wish: Wish, asked: Asked): Promise<Placed> {
  const { unpaid, cart } = await lockAndRead(tx, wish);
  await assertNonePlaced(tx, asked);
  const wanted = await newness(tx, wish, cart);
  if (!wanted.isNew) return repeated(await readStanding(tx, wanted.purchaseId));
  const { lines, totalPaise } = wish.quoted;
  const { feePaise } = await assertCash(tx, { ...wish, totalPaise, lines });
  assertSeen(totalPaise + feePaise, wish.seenPaise);
  assertAsked(unpaid, asked);
  await replace(tx, unpaid, lines);
  const { cartVersion } = wanted;
  const hash = wishHash(wish, lines);
  const terms = { hash, cartVersion, reservedUntil: null, feePaise, percent: WHOLE };
  const id = await createPurchase(tx, wish, terms);
  return { purchase_id: id, order_numbers: await placeOrders(tx, id), repeated: false };
}

/** Locks the person, then the unpaid purchases in the way of this wish; then reads the cart. One round trip. */
async function lockAndRead(tx: Tx, wish: Wish): Promise<{ unpaid: Unpaid[]; cart: CartNow }> {
  const { userId } = wish;
  const [, unpaid, cart] = await Promise.all([
    lockUser(tx, userId),
    lockUnpaid(tx, userId, wish),
    readCart(tx, wish),
  ]);
  return { unpaid, cart };
}

/** The answer for a wish that has already made this purchase. */
export function repeated({ id, numbers }: Standing): Placed {
  return { purchase_id: id, order_numbers: numbers, repeated: true };
}

/** Whether it is an open purchase of the same wish with enough time left to pay. */
function isOpen({ state, wishHash: hash, reservedUntil }: Unpaid, wanted: string): boolean {
  if (state !== "awaiting_payment" || hash !== wanted) return false;
  return reservedUntil !== null && reservedUntil.getTime() - Date.now() > MIN_LEFT_MS;
}

/** @throws AppError already_ordered if one was paid after the provider was asked. */
async function assertNonePlaced(tx: Tx, asked: Asked): Promise<void> {
  if (asked.size === 0) return;
  const placed = await tx.purchase.findFirst({
    where: { id: { in: [...asked] }, state: "placed" },
    select: { id: true },
  });
  if (placed) throw alreadyOrdered(await readStanding(tx, placed.id), PAID_MEANWHILE);
}

/** An open or recent payment is never given up without asking the provider about it. */
function assertAsked(unpaid: readonly Unpaid[], asked: Asked): void {
  const inTheWay = unpaid.filter((one) => mayBePaid(one) && !asked.has(one.id));
  if (inTheWay.length > 0) throw new NotAsked(inTheWay.map(({ id }) => id));
}

function mayBePaid({ state, closedFor, createdAt }: Unpaid): boolean {
  if (state === "awaiting_payment") return true;
  return closedFor === "expired" && Date.now() - createdAt.getTime() < RECENT_MS;
}

type Terms = {
  hash: string;
  cartVersion: string | null;
  reservedUntil: Date | null;
  feePaise: number;
  /** The share of a product's stock that it holds before payment, see `holdStock`. */
  percent: Prisma.Sql;
  /** Writes more, in one round trip, with which the transaction ends. */
  beside?: (purchaseId: string) => Promise<unknown>;
};

/** @throws AppError out_of_stock; invalid_input for an address that we do not deliver to. */
async function createPurchase(tx: Tx, wish: Wish, terms: Terms): Promise<string> {
  const { address } = wish;
  // An address typed in the office has its text as id.
  assertServed(address.pin, isUuid(address.id) ? "address_id" : "address.pin");
  const { lines } = wish.quoted;
  const purchaseId = newId();
  const [, taken, settings] = await Promise.all([
    insertRows(tx, "Purchase", [{ id: purchaseId, ...purchaseRow(wish, terms) }]),
    takeStock(tx, lines, terms.percent),
    readSettings(tx),
  ]);
  const held = heldOf(taken);
  const last = [
    recordTaken(tx, purchaseId, taken, settings),
    insertRows(
      tx,
      "PurchaseLine",
      lines.map((line, position) => lineRow(line, held, { position, purchaseId })),
    ),
    keepBusiness(tx, wish),
    ...(terms.beside ? [terms.beside(purchaseId)] : []),
  ];
  // Others wait for these chargers until the end.
  const isEnd = terms.beside && !wish.business && !isNoticedLow(taken, settings);
  await (isEnd ? commitWith(tx, last) : Promise.all(last));
  return purchaseId;
}

/** Keeps the business in the profile, for the next checkout. */
async function keepBusiness(tx: Tx, { userId, business }: Wish): Promise<void> {
  if (!business) return;
  await tx.user.update({ where: { id: userId }, data: { business }, select: { id: true } });
}

function purchaseRow(wish: Wish, { hash, feePaise, cartVersion, reservedUntil }: Terms) {
  return {
    userId: wish.userId,
    state: "awaiting_payment",
    method: wish.method,
    totalPaise: wish.quoted.totalPaise + feePaise,
    feePaise,
    address: frozenAddress(wish) satisfies Prisma.InputJsonObject,
    deliveryAddress: addressLine(wish.address),
    phone: wish.phone,
    driverNote: wish.driverNote || null,
    ...supplyColumns(wish.supply),
    business: wish.business ?? null,
    buyerPan: wish.pan ?? null,
    reservedUntil,
    wishHash: hash,
    cartVersion,
    isAgain: wish.isAgain,
    checkoutKey: wish.checkoutKey ?? null,
    // Not the start of the transaction, which may have waited for earlier purchases.
    createdAt: new Date(),
    enteredById: wish.enteredById ?? null,
  };
}

function lineRow(
  { cashAllowed: _cashAllowed, ...line }: QuotedLine,
  held: Held,
  place: { position: number; purchaseId: string },
) {
  return { id: newId(), ...line, ...place, heldUnits: held.get(line.productId) ?? 0 };
}

const PAID_MEANWHILE =
  "Your payment for it has arrived. Please check your cart before you order anything else.";
