import "server-only";
import { db, type Prisma } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { getOrder } from "@/lib/orders/admin-contract";
import { NOTE_COLUMNS, noteFromRow } from "@/lib/orders/note-rows";
import {
  type OrderRecordRow,
  PURCHASE_COLUMNS,
  paymentFromRow,
  refundOfRow,
  siblingFromRow,
} from "@/lib/orders/record-rows";
import { ADMIN_ORDER_COLUMNS, adminOrderFromRow } from "@/lib/orders/rows";
import { isUuid } from "@/lib/uuid";

const getOrderService = serve(getOrder, async (_actor, { id }) => {
  const row = isUuid(id) && (await db().order.findUnique({ where: { id }, select: RECORD }));
  if (!row) throw new AppError("not_found", "There is no such order.");
  const { purchase } = row;
  return {
    order: adminOrderFromRow(row),
    product_id: row.line.productId,
    user_id: row.userId,
    delivery_phone: purchase.phone,
    driver_note: purchase.driverNote,
    purchase_total: purchase.totalPaise,
    siblings: purchase.orders.filter((order) => order.id !== id).map(siblingFromRow),
    payments: purchase.payments.map(paymentFromRow),
    refunds: purchase.refunds.map(refundOfRow),
    steps: await stepsOf(row),
    movements: await movementsOf(row.purchaseId, row.line.productId),
    notes: row.notes.map(noteFromRow),
  };
});

export { getOrderService as getOrder };

const RECORD = {
  ...ADMIN_ORDER_COLUMNS,
  userId: true,
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
  const ids = events.flatMap(({ by, byId }) => (by === "admin" && byId ? byId : []));
  const people = await db().user.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return events.map(({ byId, ...event }) => ({
    ...event,
    name: (byId && names.get(byId)) || null,
  }));
}

async function movementsOf(purchaseId: string, productId: string) {
  const rows = await db().stockMovement.findMany({
    where: { purchaseId, productId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, createdAt: true, delta: true, reason: true },
  });
  return rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt }));
}
