import "server-only";
import type { Prisma, Tx } from "@/lib/db";
import { paise } from "@/lib/money";
import type { ChangedOrder } from "@/lib/orders/locked-order";
import { balancesOf } from "@/lib/orders/papers/balances";
import { AWAY } from "@/lib/orders/status/order-status";

/** The initial cash of a new order: open, and the fee on the purchase's first order. */
export function cashOfNew(
  purchase: { method: "online" | "cash"; feePaise: number },
  index: number,
): Pick<Prisma.OrderCreateManyInput, "cash" | "cashFeePaise"> {
  if (purchase.method === "online") return {};
  return { cash: "open", cashFeePaise: index === 0 ? purchase.feePaise : 0 };
}

/** The cash due for an order, in paise: price plus fee minus what was taken off since. */
export function cashDue(order: Due): number {
  return paise(BigInt(order.totalPaise) + order.cashFeePaise - order.cashLessPaise);
}

type Due = { totalPaise: bigint | number; cashFeePaise: bigint; cashLessPaise: bigint };

/** The cash still to be collected for a purchase, in paise: its open orders and the fee. */
export function cashLeft(tx: Tx, purchaseId: string): Promise<number> {
  return openCash(tx, { purchaseId });
}

/**
 * The cash that the customer still has to pay, in paise. Delivered orders were paid to the driver, even if
 * the cash is not recorded yet.
 */
export function cashToPay(tx: Tx, purchaseId: string): Promise<number> {
  return openCash(tx, { purchaseId, ...NOT_DELIVERED });
}

/** The cash that the driver collects for this order, in paise; 0 if it is paid. */
export function cashToBring(tx: Tx, id: string): Promise<number> {
  return openCash(tx, { id });
}

async function openCash(tx: Tx, where: Prisma.OrderWhereInput): Promise<number> {
  const { _sum } = await tx.order.aggregate({
    where: { ...where, cash: "open" },
    _sum: { totalPaise: true, cashFeePaise: true, cashLessPaise: true },
  });
  const { totalPaise, cashFeePaise, cashLessPaise } = _sum;
  return paise((totalPaise ?? 0n) + (cashFeePaise ?? 0n) - (cashLessPaise ?? 0n));
}

/**
 * Moves the fee to the first parcel that leaves, so that the second driver does not collect it again. A fee that is
 * invoiced already stays with the order of that invoice.
 */
export async function bringFee(tx: Tx, order: ChangedOrder): Promise<void> {
  if (order.cash !== "open" || order.cashFeePaise > 0n || order.purchase.feePaise === 0n) {
    return;
  }
  const carrier = await tx.order.findFirst({
    where: { ...STILL_HERE, purchaseId: order.purchaseId, cashFeePaise: { gt: 0 } },
    select: { id: true, cashFeePaise: true },
  });
  if (!carrier || (await balancesOf(tx, [carrier.id])).size > 0) return;
  await moveFee(tx, carrier, order.id);
}

/** Moves the fee of a canceled order to another unpaid order, preferably one that has not left. */
export async function passFeeOn(tx: Tx, order: ChangedOrder): Promise<void> {
  if (order.cashFeePaise === 0n) return;
  const others = { purchaseId: order.purchaseId, id: { not: order.id } };
  const select = { id: true } as const;
  const orderBy = { number: "asc" } as const;
  const heir =
    (await tx.order.findFirst({ where: { ...others, ...STILL_HERE }, select, orderBy })) ??
    (await tx.order.findFirst({ where: { ...others, cash: "open" }, select, orderBy }));
  if (heir) await moveFee(tx, order, heir.id);
}

/** Puts the fee on an order whose cash is to be collected again, if no other order of the purchase has it. */
export async function takeFee(tx: Tx, order: ChangedOrder): Promise<void> {
  const { purchaseId, purchase } = order;
  const carriers = await tx.order.count({
    where: { purchaseId, cash: { not: "not_delivered" }, cashFeePaise: { gt: 0 } },
  });
  if (carriers > 0) return;
  await setFee(tx, order.id, purchase.feePaise);
}

const NOT_DELIVERED = {
  OR: [{ status: null }, { status: { not: "Delivered" } }],
} satisfies Prisma.OrderWhereInput;

const STILL_HERE = {
  cash: "open",
  OR: [{ status: null }, { status: { notIn: [...AWAY] } }],
} satisfies Prisma.OrderWhereInput;

async function moveFee(tx: Tx, from: { id: string; cashFeePaise: bigint }, to: string) {
  await setFee(tx, from.id, 0n);
  await setFee(tx, to, from.cashFeePaise);
}

async function setFee(tx: Tx, id: string, cashFeePaise: bigint): Promise<void> {
  await tx.order.update({ where: { id }, data: { cashFeePaise }, select: { id: true } });
}
