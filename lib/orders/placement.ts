import "server-only";
import { takeFromCart } from "@/lib/cart/service";
import { company } from "@/lib/content/company";
import { yearMonthCode } from "@/lib/dates";
import type { Prisma, Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { orderConfirmation } from "@/lib/mail/order-confirmation";
import { queueMail } from "@/lib/mail/outbox";
import { lineTotal } from "@/lib/money";
import type { Order } from "@/lib/orders/contract";

/**
 * Turns a purchase into its orders: one order a line, the cart emptied of what was bought, the
 * confirmation mail queued, all in the caller's transaction. A purchase that is placed already is left
 * as it is, so a second caller gets the same orders.
 */
export async function placeOrders(
  tx: Tx,
  purchaseId: string,
  paidBy?: PaymentOption,
): Promise<void> {
  const placedAt = new Date();
  const placed = await tx.purchase.updateMany({
    where: { id: purchaseId, state: { not: "placed" } },
    data: { state: "placed", placedAt, closedAt: placedAt, stockHeld: true },
  });
  if (placed.count === 0) return;
  const purchase = await tx.purchase.findUniqueOrThrow({
    where: { id: purchaseId },
    select: PURCHASE,
  });
  const numbers: string[] = [];
  for (const line of purchase.lines) numbers.push(await placeOrder(tx, purchase, line, placedAt));
  await takeFromCart(tx, purchase.userId, purchase.lines);
  await queueConfirmation(tx, purchase, numbers, placedAt, paidBy);
}

async function placeOrder(tx: Tx, purchase: PurchaseRow, line: LineRow, placedAt: Date) {
  const number = await nextNumber(tx, placedAt);
  await tx.order.create({
    data: {
      number,
      purchaseId: purchase.id,
      lineId: line.id,
      userId: purchase.userId,
      totalPaise: lineTotal(line),
      placedAt,
      events: {
        create: { at: placedAt, by: "customer", byId: purchase.userId, from: null, to: null },
      },
    },
    select: { id: true },
  });
  return number;
}

/** "AK-2611-000482": a sequence, because the highest number plus one collides under load. */
async function nextNumber(tx: Tx, placedAt: Date): Promise<string> {
  const [row] = await tx.$queryRaw<{ n: bigint }[]>`SELECT nextval('order_number') AS n`;
  return `AK-${yearMonthCode(placedAt)}-${String(row?.n).padStart(6, "0")}`;
}

async function queueConfirmation(
  tx: Tx,
  purchase: PurchaseRow,
  orderNumbers: string[],
  placedAt: Date,
  paidBy: PaymentOption = "Online",
) {
  const mail = orderConfirmation({
    name: purchase.user.name,
    orderNumbers,
    lines: purchase.lines,
    totalPaise: purchase.totalPaise,
    feePaise: purchase.feePaise,
    deliveryAddress: purchase.deliveryAddress,
    payment: purchase.method === "cash" ? "Cash" : paidBy,
    placedAt,
    appOrigin: env().APP_ORIGIN,
    company,
  });
  await queueMail(tx, {
    ...mail,
    to: purchase.user.email,
    dedupeKey: `order-confirmation:${purchase.id}`,
  });
}

const LINE = {
  id: true,
  productId: true,
  name: true,
  imageBase: true,
  quantity: true,
  unitPaise: true,
} as const;

const PURCHASE = {
  id: true,
  userId: true,
  method: true,
  totalPaise: true,
  feePaise: true,
  deliveryAddress: true,
  user: { select: { name: true, email: true } },
  lines: { select: LINE, orderBy: { position: "asc" } },
} as const satisfies Prisma.PurchaseSelect;

type PaymentOption = Order["payment_option"];
type PurchaseRow = Prisma.PurchaseGetPayload<{ select: typeof PURCHASE }>;
type LineRow = PurchaseRow["lines"][number];
