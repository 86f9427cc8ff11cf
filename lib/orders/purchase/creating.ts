import "server-only";
import { addressLine } from "@/lib/accounts/rules";
import { insertRows, newId } from "@/lib/bulk";
import { commitWith } from "@/lib/database/round-trips";
import type { Prisma, Tx } from "@/lib/db";
import type { QuotedLine } from "@/lib/orders/purchase/quote";
import { assertServed } from "@/lib/orders/purchase/served";
import {
  type Held,
  heldOf,
  isNoticedLow,
  recordTaken,
  takeStock,
} from "@/lib/orders/purchase/stock";
import { supplyColumns } from "@/lib/orders/purchase/supply";
import { frozenAddress, type Wish } from "@/lib/orders/purchase/wish";
import { readSettings } from "@/lib/settings/service";
import { isUuid } from "@/lib/uuid";

/** What a new purchase has beside its wish. */
export type Terms = {
  hash: string;
  cartVersion: string | null;
  reservedUntil: Date | null;
  feePaise: number;
  /** The share of a product's stock that it holds before payment, see `holdStock`. */
  percent: Prisma.Sql;
  /** Writes more, in one round trip, with which the transaction ends. */
  beside?: (purchaseId: string) => Promise<unknown>;
};

/** Writes a purchase and takes its stock. @throws AppError out_of_stock; invalid_input for an address that we do not deliver to. */
export async function createPurchase(tx: Tx, wish: Wish, terms: Terms): Promise<string> {
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
