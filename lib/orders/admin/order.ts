import "server-only";
import { businessView } from "@/lib/accounts/business";
import { db, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { namesOf } from "@/lib/identity/names-of-users";
import { paise } from "@/lib/money";
import * as contract from "@/lib/orders/admin/contract";
import { cashLeft } from "@/lib/orders/cash/cash-orders";
import { purchaseOf } from "@/lib/orders/delivery/delivery";
import { ewayOf } from "@/lib/orders/eway/read";
import { noOrder } from "@/lib/orders/locked-order";
import { ADMIN_ORDER_COLUMNS, adminOrderFromRow } from "@/lib/orders/mapper";
import { supplyView } from "@/lib/orders/purchase/supply";
import { NOTE_COLUMNS, noteFromRow } from "@/lib/orders/record/note-mapper";
import {
  PURCHASE_COLUMNS,
  paymentFromRow,
  RECEIPT,
  type RedirectionRow,
  receiptFromRow,
  redirectionFromRow,
  refundableOfRow,
  refundOfRow,
  siblingFromRow,
} from "@/lib/orders/record/record-mapper";
import { isUuid } from "@/lib/uuid";

export const getOrder = serve(contract.getOrder, async (_actor, { id }) => {
  const row = isUuid(id) && (await db().order.findUnique({ where: { id }, select: RECORD }));
  if (!row) throw noOrder();
  const [bought, events, movements, eway] = await Promise.all([
    readPurchase(row.purchaseId),
    readEvents(id),
    readMovements(row.purchaseId, row.line.productId),
    row.status === "canceled" ? null : ewayOf(id),
  ]);
  const purchase = purchaseOf({ sentTo: row.sentTo, purchase: bought });
  const { paidBy, payments, refunds } = purchase;
  const names = await namesOf([...events, ...refunds].map(({ byId }) => byId));
  return {
    order: adminOrderFromRow(row),
    product_id: row.line.productId,
    user_id: row.userId,
    delivery_phone: purchase.phone,
    driver_note: purchase.driverNote,
    supply: supplyView(purchase, purchase.orders),
    business: businessView(purchase.business),
    pan: purchase.buyerPan,
    eway,
    entered_by: await nameOf(purchase.enteredById),
    purchase_total: paise(purchase.totalPaise),
    cash_left: row.cash && (await cashLeft(db(), row.purchaseId)),
    cash_receipt: row.receipt && receiptFromRow(row.receipt),
    refundable: row.status === "canceled" ? 0 : refundableOfRow({ ...row, purchase }),
    units_out: row.unitsOut,
    units_coming: row.unitsComing,
    siblings: purchase.orders.filter((order) => order.id !== id).map(siblingFromRow),
    payments: payments.map((payment) => paymentFromRow(payment, paidBy)),
    refunds: refunds.map((refund) => refundOfRow(refund, names)),
    steps: events.map((event) => stepFromRow(event, names)),
    redirections: await redirectionsOf(id, purchase.redirections),
    movements,
    notes: row.notes.map(noteFromRow),
  };
});

const EVENT = {
  kind: true,
  note: true,
  at: true,
  from: true,
  to: true,
  by: true,
  byId: true,
} as const satisfies Prisma.OrderEventSelect;

const RECORD = {
  ...ADMIN_ORDER_COLUMNS,
  userId: true,
  unitsOut: true,
  unitsComing: true,
  receipt: { select: RECEIPT },
  line: { select: { ...ADMIN_ORDER_COLUMNS.line.select, productId: true } },
  notes: { select: NOTE_COLUMNS, orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.OrderSelect;

function readPurchase(id: string) {
  return db().purchase.findUniqueOrThrow({ where: { id }, select: PURCHASE_COLUMNS });
}

function readEvents(orderId: string) {
  const orderBy = [{ at: "asc" }, { id: "asc" }] as const;
  return db().orderEvent.findMany({ where: { orderId }, select: EVENT, orderBy: [...orderBy] });
}

/** A step with the name of the administrator who made it. */
function stepFromRow(
  { byId, ...event }: Prisma.OrderEventGetPayload<{ select: typeof EVENT }>,
  names: ReadonlyMap<string, string>,
) {
  return { ...event, name: (event.by === "admin" && byId && names.get(byId)) || null };
}

async function nameOf(id: string | null): Promise<string | null> {
  return id && ((await namesOf([id])).get(id) ?? null);
}

/** The delivery changes that included this order. */
async function redirectionsOf(id: string, rows: readonly RedirectionRow[]) {
  const redirections = rows.filter(({ orderIds }) => orderIds.includes(id));
  const names = await namesOf(redirections.map(({ by, byId }) => (by === "admin" ? byId : null)));
  return redirections.map((row) => redirectionFromRow(row, names));
}

async function readMovements(purchaseId: string, productId: string) {
  const rows = await db().stockMovement.findMany({
    where: { purchaseId, productId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, createdAt: true, delta: true, reason: true, note: true },
  });
  return rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt }));
}
