import "server-only";
import { namesOf } from "@/lib/auth/names";
import { db, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { paise } from "@/lib/money";
import { getOrder } from "@/lib/orders/admin-contract";
import { cashLeft } from "@/lib/orders/cash-orders";
import { noOrder } from "@/lib/orders/changes";
import { purchaseOf } from "@/lib/orders/delivery";
import { NOTE_COLUMNS, noteFromRow } from "@/lib/orders/note-rows";
import {
  type OrderRecordRow,
  PURCHASE_COLUMNS,
  paymentFromRow,
  RECEIPT,
  type RedirectionRow,
  receiptFromRow,
  redirectionFromRow,
  refundOfRow,
  siblingFromRow,
} from "@/lib/orders/record-rows";
import { ADMIN_ORDER_COLUMNS, adminOrderFromRow } from "@/lib/orders/rows";
import { isUuid } from "@/lib/uuid";

const getOrderService = serve(getOrder, async (_actor, { id }) => {
  const row = isUuid(id) && (await db().order.findUnique({ where: { id }, select: RECORD }));
  if (!row) throw noOrder();
  const purchase = purchaseOf(row);
  return {
    order: adminOrderFromRow(row),
    product_id: row.line.productId,
    user_id: row.userId,
    delivery_phone: purchase.phone,
    driver_note: purchase.driverNote,
    entered_by: await nameOf(purchase.enteredById),
    purchase_total: paise(purchase.totalPaise),
    cash_left: row.cash && (await cashLeft(db(), row.purchaseId)),
    cash_receipt: row.receipt && receiptFromRow(row.receipt),
    siblings: purchase.orders.filter((order) => order.id !== id).map(siblingFromRow),
    payments: purchase.payments.map(paymentFromRow),
    refunds: purchase.refunds.map(refundOfRow),
    steps: await stepsOf(row),
    redirections: await redirectionsOf(id, purchase.redirections),
    movements: await movementsOf(row.purchaseId, row.line.productId),
    notes: row.notes.map(noteFromRow),
  };
});

export { getOrderService as getOrder };

const RECORD = {
  ...ADMIN_ORDER_COLUMNS,
  userId: true,
  receipt: { select: RECEIPT },
  line: { select: { ...ADMIN_ORDER_COLUMNS.line.select, productId: true } },
  purchase: { select: PURCHASE_COLUMNS },
  events: {
    select: { at: true, from: true, to: true, by: true, byId: true },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  },
  notes: { select: NOTE_COLUMNS, orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.OrderSelect;

/** The events, with the names of the administrators who made them. */
async function stepsOf({ events }: OrderRecordRow) {
  const names = await namesOf(events.map(({ by, byId }) => (by === "admin" ? byId : null)));
  return events.map(({ byId, ...event }) => ({
    ...event,
    name: (byId && names.get(byId)) || null,
  }));
}

async function nameOf(id: string | null): Promise<string | null> {
  return id && ((await namesOf([id])).get(id) ?? null);
}

/** The changes that this order went along with. */
async function redirectionsOf(id: string, rows: readonly RedirectionRow[]) {
  const own = rows.filter(({ orderIds }) => orderIds.includes(id));
  const names = await namesOf(own.map(({ by, byId }) => (by === "admin" ? byId : null)));
  return own.map((row) => redirectionFromRow(row, names));
}

async function movementsOf(purchaseId: string, productId: string) {
  const rows = await db().stockMovement.findMany({
    where: { purchaseId, productId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, createdAt: true, delta: true, reason: true },
  });
  return rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt }));
}
