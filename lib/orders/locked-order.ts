import "server-only";
import { AppError } from "@/lib/call/errors";
import type { Prisma, Tx } from "@/lib/db";
import type { OrderFacts } from "@/lib/mail/letters/order-facts";
import { paise } from "@/lib/money";
import { PROMISE_COLUMNS } from "@/lib/orders/delivery/promise";
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
  ...PROMISE_COLUMNS,
  line: { select: { productId: true, name: true, quantity: true } },
  user: { select: { id: true, name: true, email: true } },
  purchase: { select: { method: true, paidBy: true, feePaise: true, phone: true } },
} as const satisfies Prisma.OrderSelect;

type Row = Prisma.OrderGetPayload<{ select: typeof CHANGED }>;

/** An order with everything its changes need. */
export type ChangedOrder = Omit<Row, "totalPaise"> & { totalPaise: number };

/** The facts that a mail about the order states. */
export function factsOf({ number, line, user }: ChangedOrder): OrderFacts {
  return { name: user.name, number, product: line.name, quantity: line.quantity };
}

/**
 * Reads an order and locks its purchase: other changes wait until this transaction ends and then see its
 * result.
 * @throws AppError not_found, also for another person's order.
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

/** The error for an order that does not exist or is not the caller's. */
export function noOrder(): AppError {
  return new AppError("not_found", "There is no such order.");
}
