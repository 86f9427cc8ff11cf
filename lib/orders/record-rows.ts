import "server-only";
import { dayOf } from "@/lib/dates";
import type { Prisma } from "@/lib/db";
import { paise } from "@/lib/money";
import type {
  CashReceipt,
  OrderPayment,
  OrderRedirection,
  OrderRefund,
  SiblingOrder,
} from "@/lib/orders/admin-contract";
import { Delivery } from "@/lib/orders/delivery";
import { ADMIN_ORDER_COLUMNS } from "@/lib/orders/rows";

const PAYMENT = {
  id: true,
  method: true,
  status: true,
  amountPaise: true,
  captured: true,
  refundedPaise: true,
  createdAt: true,
} as const satisfies Prisma.PaymentSelect;

const REFUND = {
  id: true,
  state: true,
  amountPaise: true,
  reason: true,
  arn: true,
  providerRefundId: true,
  tries: true,
  lastError: true,
  createdAt: true,
  processedAt: true,
  order: { select: { number: true } },
} as const satisfies Prisma.RefundSelect;

export const RECEIPT = {
  duePaise: true,
  receivedPaise: true,
  day: true,
  note: true,
  createdAt: true,
  by: { select: { name: true } },
} as const satisfies Prisma.CashReceiptSelect;
const REDIRECTION = {
  at: true,
  by: true,
  byId: true,
  orderIds: true,
  before: true,
} as const satisfies Prisma.RedirectionSelect;

export type RedirectionRow = Prisma.RedirectionGetPayload<{ select: typeof REDIRECTION }>;

const SIBLING = {
  id: true,
  number: true,
  totalPaise: true,
  status: true,
  line: { select: { name: true, quantity: true } },
} as const satisfies Prisma.OrderSelect;

/** What the page of one order reads of its purchase. */
export const PURCHASE_COLUMNS = {
  ...ADMIN_ORDER_COLUMNS.purchase.select,
  redirections: { select: REDIRECTION, orderBy: [{ at: "asc" }, { id: "asc" }] },
  driverNote: true,
  enteredById: true,
  totalPaise: true,
  orders: { select: SIBLING, orderBy: { number: "asc" } },
  payments: { select: PAYMENT, orderBy: { createdAt: "asc" } },
  refunds: { select: REFUND, orderBy: { createdAt: "asc" } },
} as const satisfies Prisma.PurchaseSelect;

/** The part of an order's row that its steps are made of. */
export type OrderRecordRow = {
  events: readonly Prisma.OrderEventGetPayload<{
    select: { at: true; from: true; to: true; by: true; byId: true };
  }>[];
};

/** `captured` is what pays the purchase: money that was only authorised goes back by itself. */
export function paymentFromRow(
  row: Prisma.PaymentGetPayload<{ select: typeof PAYMENT }>,
): OrderPayment {
  return {
    payment_id: row.id,
    method: row.method,
    state: row.status,
    amount: paise(row.amountPaise),
    captured: row.captured,
    refunded: paise(row.refundedPaise),
    at: row.createdAt,
  };
}

/** A problem that a later try has solved is past. */
export function refundOfRow(row: Prisma.RefundGetPayload<{ select: typeof REFUND }>): OrderRefund {
  return {
    refund_id: row.id,
    order_number: row.order?.number ?? null,
    state: row.state,
    amount: paise(row.amountPaise),
    reason: row.reason,
    reference: row.arn ?? row.providerRefundId,
    tries: row.tries,
    problem: row.state === "processed" ? null : row.lastError,
    at: row.createdAt,
    processed_at: row.processedAt,
  };
}

export function receiptFromRow(
  row: Prisma.CashReceiptGetPayload<{ select: typeof RECEIPT }>,
): CashReceipt {
  return {
    due: paise(row.duePaise),
    received: paise(row.receivedPaise),
    day: dayOf(row.day),
    note: row.note,
    by: row.by?.name ?? null,
    at: row.createdAt,
  };
}

/** `names` are those of administrators, by their id. */
export function redirectionFromRow(
  { at, by, byId, before }: RedirectionRow,
  names: ReadonlyMap<string, string>,
): OrderRedirection {
  const { deliveryAddress, phone, driverNote } = Delivery.parse(before);
  const was = { deliveryaddress: deliveryAddress, phone, driver_note: driverNote };
  return { at, by, name: names.get(byId) ?? null, before: was };
}

export function siblingFromRow(
  row: Prisma.OrderGetPayload<{ select: typeof SIBLING }>,
): SiblingOrder {
  return {
    order_id: row.id,
    order_number: row.number,
    product_name: row.line.name,
    quantity: row.line.quantity,
    total: paise(row.totalPaise),
    status: row.status,
  };
}
