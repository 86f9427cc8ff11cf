import "server-only";
import { dayCode, dayColumn, dayOf } from "@/lib/dates";
import type { Prisma, Tx } from "@/lib/db";
import type { PromisedWindow } from "@/lib/delivery/contract";
import type { DeliveryDays } from "@/lib/delivery/rules";
import { deliveryWindow, type Handling, windowView } from "@/lib/delivery/window";
import type { Destination } from "@/lib/delivery/zones";
import type { OrderStatus } from "@/lib/orders/contract";
import { Destined, purchaseOf } from "@/lib/orders/delivery/delivery";
import { isPromiseLate } from "@/lib/orders/rules";

/** The columns that say when an order was promised. */
export const PROMISE_COLUMNS = {
  dispatchBy: true,
  promisedFrom: true,
  promisedTo: true,
} as const satisfies Prisma.OrderSelect;

type Kept = Prisma.OrderGetPayload<{ select: typeof PROMISE_COLUMNS }>;
type PromiseRow = Kept & {
  placedAt: Date;
  status: OrderStatus;
  sentTo: unknown;
  purchase: { address: Prisma.JsonValue };
};

/**
 * What is promised to the buyer of an order placed at this time, as columns. Nothing for an address without
 * PIN code, so that it never keeps a paid purchase from being placed.
 */
export function promiseAt(placedAt: Date, address: unknown, product: Handling) {
  const to = Destined.safeParse(address).data;
  if (!to) return NONE;
  const days = deliveryWindow(placedAt, to, product);
  return {
    dispatchBy: dayColumn(days.dispatchBy),
    promisedFrom: dayColumn(days.from),
    promisedTo: dayColumn(days.to),
  };
}

/**
 * When an order is promised to arrive: as stored when it was placed. For orders from before that it is
 * computed; null if their address has been removed.
 */
export function promisedFromRow(row: PromiseRow): PromisedWindow | null {
  const { address } = purchaseOf(row);
  const to = Destined.safeParse(address).data;
  const days = keptDays(row) ?? (to && deliveryWindow(row.placedAt, to));
  if (!days) return null;
  const view = windowView(row.placedAt, days, to ?? NOWHERE);
  return { ...view, is_late: isLate(row.status, days.to) };
}

/**
 * Promises the orders anew when they go to another PIN code, from the day they were placed. Returns when each
 * arrives.
 */
export async function promiseAnew(
  tx: Tx,
  orderIds: readonly string[],
  to: Destination,
): Promise<{ number: string; from: string; to: string }[]> {
  const rows = await tx.order.findMany({
    where: { id: { in: [...orderIds] } },
    select: {
      ...{ id: true, number: true, placedAt: true },
      line: { select: { product: { select: { handlingDays: true } } } },
    },
  });
  const arrivals = [];
  for (const { id, number, placedAt, line } of rows) {
    const data = promiseAt(placedAt, to, line.product);
    await tx.order.update({ where: { id }, data, select: { id: true } });
    const days = keptDays(data);
    if (days) arrivals.push({ number, from: days.from, to: days.to });
  }
  return arrivals;
}

/** The stored promise; null for an order without one. */
export function keptDays({ dispatchBy, promisedFrom, promisedTo }: Kept): DeliveryDays | null {
  if (!dispatchBy || !promisedFrom || !promisedTo) return null;
  return { dispatchBy: dayOf(dispatchBy), from: dayOf(promisedFrom), to: dayOf(promisedTo) };
}

function isLate(status: OrderStatus, to: string): boolean {
  return isPromiseLate(status, to, dayCode(new Date()));
}

const NONE = { dispatchBy: null, promisedFrom: null, promisedTo: null };
const NOWHERE: Destination = { pin: "", state: "" };
