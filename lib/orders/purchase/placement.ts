import "server-only";
import { takeFromCart } from "@/lib/cart/service";
import { company } from "@/lib/content/company";
import { yearMonthCode } from "@/lib/dates";
import type { Prisma, Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { orderConfirmation } from "@/lib/mail/letters/order-confirmation";
import { newOrderMail } from "@/lib/mail/letters/staff";
import { queueMail } from "@/lib/mail/outbox";
import { lineTotal, paise } from "@/lib/money";
import { cashOfNew } from "@/lib/orders/cash/cash-orders";
import type { Order } from "@/lib/orders/contract";
import { keptDays, promiseAt } from "@/lib/orders/delivery/promise";
import { notifyStaff } from "@/lib/settings/notify";

/**
 * Turns a purchase into orders, one per line, removes what was bought from the cart and queues the
 * confirmation mail, all in the caller's transaction. Does nothing if the purchase is already placed, so a
 * second caller gets the same orders. `paidBy` is the payment of an online purchase. Returns the numbers of
 * the new orders.
 */
export async function placeOrders(tx: Tx, purchaseId: string, paidBy?: Paid): Promise<string[]> {
  const placedAt = new Date();
  const payment = paidBy && { paidBy: paidBy.paymentId };
  const placed = await tx.purchase.updateMany({
    where: { id: purchaseId, state: { not: "placed" } },
    data: { state: "placed", placedAt, closedAt: placedAt, stockHeld: true, ...payment },
  });
  if (placed.count === 0) return [];
  const purchase = await readPurchase(tx, purchaseId);
  const numbers = await placeLines(tx, purchase, placedAt);
  await takeFromCart(tx, purchase, placedAt);
  await queueConfirmation(tx, purchase, numbers, placedAt, paidBy?.option);
  await notifyStaff(tx, "orders", { key: purchaseId }, newOrderMail, {
    ...purchase,
    numbers,
    isCash: purchase.method === "cash",
  });
  return numbers;
}

async function readPurchase(tx: Tx, id: string) {
  const row = await tx.purchase.findUniqueOrThrow({ where: { id }, select: PURCHASE });
  const lines = row.lines.map((line) => ({ ...line, unitPaise: paise(line.unitPaise) }));
  return { ...row, lines, totalPaise: paise(row.totalPaise), feePaise: paise(row.feePaise) };
}

/** Returns the orders' numbers, in the order of the lines. */
async function placeLines(tx: Tx, purchase: PurchaseRow, placedAt: Date): Promise<string[]> {
  const { id: purchaseId, userId, lines } = purchase;
  const who = placerOf(purchase);
  const numbers = await nextNumbers(tx, lines.length, placedAt);
  const orders = await tx.order.createManyAndReturn({
    data: lines.map((line, index) => ({
      number: numbers[index] ?? "",
      purchaseId,
      lineId: line.id,
      userId,
      totalPaise: lineTotal(line),
      ...cashOfNew(purchase, index),
      ...promiseAt(placedAt, purchase.address, line.product),
      unitsOut: line.quantity,
      placedAt,
    })),
    select: { id: true },
  });
  await tx.orderEvent.createMany({
    data: orders.map(({ id: orderId }) => ({
      orderId,
      at: placedAt,
      ...who,
    })),
  });
  return numbers;
}

/**
 * Who placed it: the administrator who entered it; for online orders the customer, whose payment places it.
 */
function placerOf({ method, enteredById, userId }: PurchaseRow) {
  const isEntered = method === "cash" && enteredById !== null;
  return isEntered ? { by: "admin", byId: enteredById } : { by: "customer", byId: userId };
}

/** "AK-2611-000482". From a sequence: the highest number plus one would collide under load. */
async function nextNumbers(tx: Tx, count: number, placedAt: Date): Promise<string[]> {
  const rows = await tx.$queryRaw<{ n: bigint }[]>`
    SELECT nextval('order_number') AS n FROM generate_series(1, ${count}::int)`;
  return rows.map(({ n }) => `AK-${yearMonthCode(placedAt)}-${String(n).padStart(6, "0")}`);
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
    lines: purchase.lines.map((line) => ({
      ...line,
      arrival: keptDays(promiseAt(placedAt, purchase.address, line.product)),
    })),
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
    userId: purchase.userId,
  });
}

const LINE = {
  id: true,
  productId: true,
  name: true,
  imageBase: true,
  quantity: true,
  unitPaise: true,
  product: { select: { handlingDays: true } },
} as const;

const PURCHASE = {
  id: true,
  userId: true,
  method: true,
  enteredById: true,
  totalPaise: true,
  feePaise: true,
  address: true,
  deliveryAddress: true,
  user: { select: { name: true, email: true } },
  lines: { select: LINE, orderBy: { position: "asc" } },
} as const satisfies Prisma.PurchaseSelect;

type PaymentOption = Order["payment_option"];
/** The provider's payment, and its method as our option. */
type Paid = { paymentId: string; option: PaymentOption };
type PurchaseRow = Awaited<ReturnType<typeof readPurchase>>;
