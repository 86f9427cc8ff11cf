import "server-only";
import type { Address } from "@/lib/accounts/contract";
import { lockUser } from "@/lib/accounts/rows";
import { addressLine } from "@/lib/accounts/rules";
import { assertCash } from "@/lib/cash/service";
import type { Prisma, Tx } from "@/lib/db";
import { placeOrders } from "@/lib/orders/placement";
import { assertSeen, fingerprint, type Quote, type QuotedLine } from "@/lib/orders/quote";
import { holdStock, lockStock, releaseStock } from "@/lib/orders/stock";

/** Stock is held this long for an online payment. */
export const HOLD_MINUTES = 30;
/** An open purchase with less time left than this is not offered again: the payment would come late. */
const MIN_LEFT_MS = 5 * 60 * 1000;
/** Older clients send no key of their own: an equal cash purchase this soon after is a double click. */
const DOUBLE_CLICK_MS = 10_000;

export type Wish = {
  userId: string;
  name: string;
  email: string;
  phone: string | null;
  quoted: Quote;
  /** The total the customer has seen, a cash fee included, in paise. */
  seenPaise?: number;
  address: Address;
  driverNote?: string;
  checkoutKey?: string;
};

/** The same wish for the same prices and address has the same print. */
export function fingerprintOf({ quoted, address, driverNote }: Wish): string {
  return fingerprint(quoted, address.id, driverNote);
}

/**
 * Freezes an online purchase and holds its stock, or answers the open one when the wish is the same.
 * An open purchase for another wish is closed first; its payment, should one still come, is refunded
 * or fulfilled by `settle`. One transaction.
 * @throws AppError out_of_stock, price_changed.
 */
export async function openPurchase(
  tx: Tx,
  wish: Wish,
): Promise<{ id: string; reservedUntil: Date }> {
  assertSeen(wish.quoted.totalPaise, wish.seenPaise);
  await lockUser(tx, wish.userId);
  const print = fingerprintOf(wish);
  const open = await findOpen(tx, wish.userId);
  if (open?.reservedUntil && open.fingerprint === print && isFresh(open.reservedUntil)) {
    return { id: open.id, reservedUntil: open.reservedUntil };
  }
  await giveUp(tx, wish, open?.id);
  const reservedUntil = new Date(Date.now() + HOLD_MINUTES * 60 * 1000);
  const id = await createPurchase(tx, wish, {
    method: "online",
    print,
    reservedUntil,
    feePaise: 0,
  });
  return { id, reservedUntil };
}

/**
 * Places a cash purchase, once per `checkoutKey`. One transaction.
 * @throws AppError out_of_stock, price_changed, cash_limit.
 */
export async function placeCashPurchase(tx: Tx, wish: Wish): Promise<string> {
  await lockUser(tx, wish.userId);
  const print = fingerprintOf(wish);
  const repeated = await tx.purchase.findFirst({
    where: wish.checkoutKey
      ? { userId: wish.userId, checkoutKey: wish.checkoutKey }
      : {
          userId: wish.userId,
          method: "cash",
          fingerprint: print,
          createdAt: { gt: new Date(Date.now() - DOUBLE_CLICK_MS) },
        },
    select: { id: true },
  });
  if (repeated) return repeated.id;
  const { lines, totalPaise } = wish.quoted;
  const { feePaise } = await assertCash(tx, { phone: wish.phone, totalPaise, lines });
  assertSeen(totalPaise + feePaise, wish.seenPaise);
  const open = await findOpen(tx, wish.userId);
  await giveUp(tx, wish, open?.id);
  const id = await createPurchase(tx, wish, {
    method: "cash",
    print,
    reservedUntil: null,
    feePaise,
  });
  await placeOrders(tx, id);
  return id;
}

/**
 * Ends an unpaid purchase and frees its stock, once. It stays watched: late money still finds it.
 * The caller decides that it is time.
 */
export async function closePurchase(
  tx: Tx,
  purchaseId: string,
  state: "expired" | "failed" = "expired",
): Promise<void> {
  await lockPurchase(tx, purchaseId);
  const closed = await tx.purchase.updateMany({
    where: { id: purchaseId, state: "awaiting_payment", stockHeld: true },
    data: { state, stockHeld: false, closedAt: new Date() },
  });
  if (closed.count === 0) return;
  await releaseStock(tx, purchaseId, await stockLines(tx, purchaseId));
}

/** A person has at most one purchase that waits for its payment. */
function findOpen(tx: Tx, userId: string) {
  return tx.purchase.findFirst({
    where: { userId, state: "awaiting_payment" },
    select: { id: true, fingerprint: true, reservedUntil: true },
  });
}

/** Whoever buys something else has given the open purchase up: its stock is free again. */
async function giveUp(tx: Tx, { quoted }: Wish, openId: string | undefined): Promise<void> {
  if (!openId) return;
  await lockPurchase(tx, openId);
  const held = await stockLines(tx, openId);
  await lockStock(
    tx,
    [...held, ...quoted.lines].map(({ productId }) => productId),
  );
  await closePurchase(tx, openId);
}

/** What a purchase holds or held, for moving stock. */
export async function stockLines(tx: Tx, purchaseId: string) {
  return tx.purchaseLine.findMany({
    where: { purchaseId },
    select: { productId: true, name: true, quantity: true },
  });
}

/** Everything that changes a purchase takes this lock first. */
export async function lockPurchase(tx: Tx, purchaseId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Purchase" WHERE id = ${purchaseId}::uuid FOR UPDATE`;
}

function isFresh(reservedUntil: Date): boolean {
  return reservedUntil.getTime() - Date.now() > MIN_LEFT_MS;
}

type Terms = {
  method: "online" | "cash";
  print: string;
  reservedUntil: Date | null;
  feePaise: number;
};

async function createPurchase(tx: Tx, wish: Wish, terms: Terms): Promise<string> {
  const { id: _id, is_default: _default, ...snapshot } = wish.address;
  const { id } = await tx.purchase.create({
    data: {
      userId: wish.userId,
      state: "awaiting_payment",
      method: terms.method,
      totalPaise: wish.quoted.totalPaise + terms.feePaise,
      feePaise: terms.feePaise,
      address: snapshot satisfies Prisma.InputJsonObject,
      deliveryAddress: addressLine(wish.address),
      phone: wish.phone,
      driverNote: wish.driverNote || null,
      reservedUntil: terms.reservedUntil,
      fingerprint: terms.print,
      checkoutKey: wish.checkoutKey ?? null,
    },
    select: { id: true },
  });
  await tx.purchaseLine.createMany({
    data: wish.quoted.lines.map((line, position) => lineRow(line, position, id)),
  });
  await holdStock(tx, id, wish.quoted.lines);
  return id;
}

function lineRow(quoted: QuotedLine, position: number, purchaseId: string) {
  const { cashAllowed: _cashAllowed, ...line } = quoted;
  return { ...line, position, purchaseId };
}
