import "server-only";
import { insertRows, newId } from "@/lib/bulk";
import { takeFromCart } from "@/lib/cart/service";
import { issuerAt } from "@/lib/company/registered";
import { company } from "@/lib/content/company";
import { commitWith } from "@/lib/database/round-trips";
import { yearMonthCode } from "@/lib/dates";
import { Prisma, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { orderConfirmation } from "@/lib/mail/letters/order-confirmation";
import { newOrderMail } from "@/lib/mail/letters/staff";
import { queueMail } from "@/lib/mail/outbox";
import { lineTotal, paise } from "@/lib/money";
import { cashOfNew } from "@/lib/orders/cash/cash-orders";
import type { Order } from "@/lib/orders/contract";
import { keptDays, promiseAt } from "@/lib/orders/delivery/promise";
import { receiveAdvance } from "@/lib/orders/papers/receipt";
import { notifyStaff } from "@/lib/settings/notify";
import { readSettings } from "@/lib/settings/service";
import { rows } from "@/lib/sql";
import { isService } from "@/lib/tax/lines";

/**
 * Turns a purchase into orders, one per line, removes what was bought from the cart and queues the
 * confirmation mail, all in the caller's transaction; services that are paid get their receipt voucher. Does nothing if the purchase is already placed, so a
 * second caller gets the same orders. `paidBy` is the payment of an online purchase. Returns the numbers of
 * the new orders. With `isLast` nothing can be written in the transaction afterwards.
 */
export async function placeOrders(
  tx: Tx,
  purchaseId: string,
  paidBy?: Paid,
  isLast = false,
): Promise<string[]> {
  const placedAt = new Date();
  const [lines, purchase, settings] = await Promise.all([
    markPlaced(tx, purchaseId, { placedAt, paymentId: paidBy?.paymentId }),
    readPurchase(tx, purchaseId),
    readSettings(tx),
  ]);
  if (lines.length === 0) return [];
  const placed = { ...purchase, lines };
  const numbers = lines.map(({ number }) => number);
  const { method } = purchase;
  const isAdvance = paidBy !== undefined && lines.some(({ hsn }) => isService(hsn));
  const issuer = isAdvance ? await issuerAt(tx, placedAt) : null;
  const notice = { ...placed, numbers, isCash: method === "cash" };
  const last = [
    ...insertOrders(tx, placed, placedAt),
    takeFromCart(tx, placed, placedAt),
    queueConfirmation(tx, { ...placed, hasReceipt: issuer !== null }, placedAt, paidBy?.option),
    ...(settings.notify_orders
      ? [notifyStaff(tx, "orders", { key: purchaseId }, newOrderMail, notice)]
      : []),
  ];
  const isEnd = isLast && !issuer && !settings.notify_orders;
  await (isEnd ? commitWith(tx, last) : Promise.all(last));
  if (issuer) await receiveAdvance(tx, purchaseId, issuer);
  return numbers;
}

/**
 * Marks the purchase as placed and returns its lines, each with the number of its order; none if it was placed
 * already. Numbers come from a sequence: the highest number plus one would collide under load.
 */
async function markPlaced(
  tx: Tx,
  id: string,
  { placedAt, paymentId }: { placedAt: Date; paymentId?: string },
): Promise<Line[]> {
  const found = await rows<LineRow>(
    tx,
    Prisma.sql`
      WITH placed AS (
        UPDATE "Purchase" SET state = 'placed', "placedAt" = ${placedAt}, "closedAt" = ${placedAt},
          "stockHeld" = true, "paidBy" = coalesce(${paymentId ?? null}, "paidBy")
        WHERE id = ${id}::uuid AND state <> 'placed' RETURNING id)
      SELECT line.*, nextval('order_number') AS taken FROM (
        SELECT l.id, l."productId", l.name, l."imageBase", l.quantity, l."unitPaise", l.hsn, product."handlingDays"
        FROM placed JOIN "PurchaseLine" l ON l."purchaseId" = placed.id
          JOIN "Product" product ON product.id = l."productId"
        ORDER BY l.position) line`,
  );
  return found.map(({ unitPaise, taken, ...line }) => ({
    ...line,
    unitPaise: paise(unitPaise),
    number: orderNumber(taken, placedAt),
  }));
}

/** "AK-2611-000482". */
function orderNumber(taken: bigint, placedAt: Date): string {
  return `AK-${yearMonthCode(placedAt)}-${String(taken).padStart(6, "0")}`;
}

async function readPurchase(tx: Tx, id: string) {
  const [row] = await rows<PurchaseRow>(
    tx,
    Prisma.sql`
      SELECT p.id, p."userId", p.method::text, p."enteredById", p."totalPaise", p."feePaise", p.address,
        p."deliveryAddress", jsonb_build_object('name', u.name, 'email', u.email) AS user
      FROM "Purchase" p JOIN "User" u ON u.id = p."userId" WHERE p.id = ${id}::uuid`,
  );
  if (!row) throw new Error(`Purchase ${id} is gone.`);
  return { ...row, totalPaise: paise(row.totalPaise), feePaise: paise(row.feePaise) };
}

/** One order for each line, and the event that it was placed. */
function insertOrders(tx: Tx, purchase: Purchase, placedAt: Date): Promise<void>[] {
  const { id: purchaseId, userId, lines } = purchase;
  const orders = lines.map((line, index) => ({
    id: newId(),
    number: line.number,
    purchaseId,
    lineId: line.id,
    userId,
    totalPaise: lineTotal(line),
    ...cashOfNew(purchase, index),
    ...promiseAt(placedAt, purchase.address, line),
    unitsOut: line.quantity,
    placedAt,
  }));
  const who = placerOf(purchase);
  const events = orders.map((order) => ({ id: newId(), orderId: order.id, at: placedAt, ...who }));
  return [insertRows(tx, "Order", orders), insertRows(tx, "OrderEvent", events)];
}

/**
 * Who placed it: the administrator who entered it; for online orders the customer, whose payment places it.
 */
function placerOf({ method, enteredById, userId }: Purchase) {
  const isEntered = method === "cash" && enteredById !== null;
  return isEntered ? { by: "admin", byId: enteredById } : { by: "customer", byId: userId };
}

async function queueConfirmation(
  tx: Tx,
  purchase: Purchase & { hasReceipt: boolean },
  placedAt: Date,
  paidBy: PaymentOption = "Online",
) {
  const mail = orderConfirmation({
    name: purchase.user.name,
    orderNumbers: purchase.lines.map(({ number }) => number),
    lines: purchase.lines.map((line) => ({
      ...line,
      arrival: keptDays(promiseAt(placedAt, purchase.address, line)),
    })),
    totalPaise: purchase.totalPaise,
    feePaise: purchase.feePaise,
    deliveryAddress: purchase.deliveryAddress,
    payment: purchase.method === "cash" ? "Cash" : paidBy,
    placedAt,
    hasReceipt: purchase.hasReceipt,
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

type PaymentOption = Order["payment_option"];
/** The provider's payment, and its method as our option. */
type Paid = { paymentId: string; option: PaymentOption };

type PurchaseRow = {
  id: string;
  userId: string;
  method: "online" | "cash";
  enteredById: string | null;
  totalPaise: bigint;
  feePaise: bigint;
  address: unknown;
  deliveryAddress: string;
  user: { name: string; email: string };
};
type LineRow = {
  id: string;
  productId: string;
  name: string;
  imageBase: string | null;
  quantity: number;
  unitPaise: bigint;
  hsn: string;
  handlingDays: number | null;
  /** From the sequence of order numbers. */
  taken: bigint;
};
type Line = Omit<LineRow, "unitPaise" | "taken"> & { unitPaise: number; number: string };
/** Amounts in paise. */
type Purchase = Awaited<ReturnType<typeof readPurchase>> & { lines: Line[] };
