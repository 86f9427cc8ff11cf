import "server-only";
import { AppError } from "@/lib/call/errors";
import type { Prisma, Tx } from "@/lib/db";
import type { OrderFacts } from "@/lib/mail/letters/order-facts";
import { paise } from "@/lib/money";
import { TRACKING_COLUMNS } from "@/lib/orders/dispatch/tracking";
import { lockPurchase } from "@/lib/orders/purchase/closing";
import { isUuid } from "@/lib/uuid";

/** Who changes an order. */
export type By = { by: "customer" | "admin" | "system"; byId?: string };

const CHANGED = {
  id: true,
  number: true,
  purchaseId: true,
  totalPaise: true,
  status: true,
  cash: true,
  cashFeePaise: true,
  cashLessPaise: true,
  placedAt: true,
  unitsOut: true,
  unitsComing: true,
  ...TRACKING_COLUMNS,
  line: { select: { productId: true, name: true, quantity: true } },
  user: { select: { id: true, name: true, email: true } },
  purchase: { select: { method: true, paidBy: true, feePaise: true, phone: true } },
} as const satisfies Prisma.OrderSelect;

type Row = Prisma.OrderGetPayload<{ select: typeof CHANGED }>;

/** An order with what its changes need. */
export type ChangedOrder = Omit<Row, "totalPaise"> & { totalPaise: number };

/** What a mail about the order says of it. */
export function factsOf({ number, line, user }: ChangedOrder): OrderFacts {
  return { name: user.name, number, product: line.name, quantity: line.quantity };
}

/**
 * The order as it is now, with its purchase locked: whatever else wants to change it waits until this
 * transaction ends, and then sees what it did. @throws AppError not_found, for a stranger's too.
 */
export async function lockOrder(
  tx: Tx,
  where: { id: string; userId?: string },
): Promise<ChangedOrder> {
  const select = { purchaseId: true } as const;
  const found = isUuid(where.id) && (await tx.order.findFirst({ where, select }));
  if (!found) throw noOrder();
  await lockPurchase(tx, found.purchaseId);
  const row = await tx.order.findUniqueOrThrow({ where: { id: where.id }, select: CHANGED });
  return { ...row, totalPaise: paise(row.totalPaise) };
}

/** The failure of a call on an order that is not there, or not the caller's. */
export function noOrder(): AppError {
  return new AppError("not_found", "There is no such order.");
}
