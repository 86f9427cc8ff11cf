import "server-only";
import type { Tx } from "@/lib/db";
import type { By, ChangedOrder } from "@/lib/orders/locked-order";
import type { Goods } from "@/lib/orders/refund/rules";
import { isAway } from "@/lib/orders/status/order-status";

type GivenUp = {
  units: number;
  goods: Goods;
  who: By;
  note?: string;
};

/**
 * Gives up units of a locked order for a cancellation or refund: kept by the customer, on their way back, or
 * returned.
 */
export async function giveUpUnits(tx: Tx, order: ChangedOrder, given: GivenUp): Promise<void> {
  const { units, goods, who, note } = given;
  if (units === 0 || goods === "stays") return;
  if (goods === "coming") return expectBack(tx, order, units);
  await takeBack(tx, order, { units, found: goods, who, note });
}

async function expectBack(tx: Tx, { id }: ChangedOrder, units: number): Promise<void> {
  const data = { unitsComing: { increment: units } };
  await tx.order.update({ where: { id }, data, select: { id: true } });
}

type TakenBack = {
  units: number;
  /** Lost units will not come back: like damaged ones they are written off. */
  found: "sellable" | "damaged" | "lost";
  /** Whether they were expected back: then fewer are expected. */
  expected?: boolean;
  who: By;
  note?: string;
};

/**
 * Takes units of a locked order back. A conditional update ensures that none comes back twice; units that
 * cannot be sold are written off.
 */
export async function takeBack(tx: Tx, order: ChangedOrder, taken: TakenBack): Promise<void> {
  const { units, found, expected = false } = taken;
  const arrived = expected ? Math.min(units, order.unitsComing) : 0;
  const { count } = await tx.order.updateMany({
    where: { id: order.id, unitsOut: { gte: units }, unitsComing: { gte: arrived } },
    data: { unitsOut: { decrement: units }, unitsComing: { decrement: arrived } },
  });
  if (count === 0) throw new Error(`Order ${order.id} has no ${units} units out of the stock.`);
  await writeMovements(tx, order, taken);
  if (found !== "sellable") return;
  await tx.product.update({
    where: { id: order.line.productId },
    data: { quantity: { increment: units } },
    select: { id: true },
  });
}

/** A stock movement for the returned units, and another one for those written off. */
async function writeMovements(
  tx: Tx,
  order: ChangedOrder,
  { units, found, who, ...more }: TakenBack,
): Promise<void> {
  const note = more.note ?? null;
  const { id: orderId, purchaseId, line, status } = order;
  const of = { orderId, purchaseId, productId: line.productId, byId: who.byId ?? null };
  const reason = isAway(status) || status === "canceled" ? "returned" : "restocked";
  await tx.stockMovement.create({
    data: { ...of, delta: units, reason, note },
    select: { id: true },
  });
  if (found === "sellable") return;
  await tx.stockMovement.create({
    data: { ...of, delta: -units, reason: "damaged", note: found === "lost" ? LOST : note },
    select: { id: true },
  });
}

const LOST = "Never came back";
