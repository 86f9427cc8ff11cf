import "server-only";
import { dayOf } from "@/lib/dates";
import type { Prisma } from "@/lib/db";
import { paise } from "@/lib/money";
import { Delivery } from "@/lib/orders/delivery/delivery";
import { LOAD_COLUMNS, SUPPLY_COLUMNS } from "@/lib/orders/purchase/supply";
import type {
  CashReceipt,
  OrderPayment,
  OrderRedirection,
  OrderRefund,
  SiblingOrder,
} from "@/lib/orders/record/record-view";
import { refundablePaise } from "@/lib/orders/refund/rules";

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
  note: true,
  byId: true,
  way: true,
  paymentId: true,
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
  line: { select: { name: true, ...LOAD_COLUMNS } },
} as const satisfies Prisma.OrderSelect;

/** The columns of the purchase for the page of one order. */
export const PURCHASE_COLUMNS = {
  business: true,
  buyerPan: true,
  redirections: { select: REDIRECTION, orderBy: [{ at: "asc" }, { id: "asc" }] },
  phone: true,
  driverNote: true,
  ...SUPPLY_COLUMNS,
  enteredById: true,
  totalPaise: true,
  paidBy: true,
  orders: { select: SIBLING, orderBy: { number: "asc" } },
  payments: { select: PAYMENT, orderBy: { createdAt: "asc" } },
  refunds: { select: REFUND, orderBy: { createdAt: "asc" } },
} as const satisfies Prisma.PurchaseSelect;

type PaymentRow = Prisma.PaymentGetPayload<{ select: typeof PAYMENT }>;
type RefundRow = Prisma.RefundGetPayload<{ select: typeof REFUND }>;

/** `paidBy` is the payment that paid the purchase: other captured payments are refunded. */
export function paymentFromRow(row: PaymentRow, paidBy: string | null): OrderPayment {
  return {
    payment_id: row.id,
    method: row.method,
    state: row.status,
    amount: paise(row.amountPaise),
    captured: row.captured,
    pays: row.id === paidBy,
    refunded: paise(row.refundedPaise),
    at: row.createdAt,
  };
}

/** The error of a refund is dropped once a retry has succeeded. */
export function refundOfRow(row: RefundRow, names: ReadonlyMap<string, string>): OrderRefund {
  return {
    refund_id: row.id,
    order_number: row.order?.number ?? null,
    state: row.state,
    amount: paise(row.amountPaise),
    reason: row.reason,
    note: row.note,
    by: (row.byId && names.get(row.byId)) || null,
    way: row.way,
    payment_id: row.paymentId,
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

/** `names` are those of administrators, by id. */
export function redirectionFromRow(
  { at, by, byId, before }: RedirectionRow,
  names: ReadonlyMap<string, string>,
): OrderRedirection {
  const { deliveryAddress, phone, driverNote } = Delivery.parse(before);
  const was = { deliveryaddress: deliveryAddress, phone, driver_note: driverNote };
  return { at, by, name: names.get(byId) ?? null, before: was };
}

type Refunded = {
  number: string;
  totalPaise: bigint;
  purchase: {
    paidBy: string | null;
    payments: readonly PaymentRow[];
    refunds: readonly RefundRow[];
  };
};

/** Paise that can still be refunded of the order. */
export function refundableOfRow({ number, totalPaise, purchase }: Refunded): number {
  const { paidBy, payments, refunds } = purchase;
  const payer = payments.find(({ id }) => id === paidBy);
  return refundablePaise({
    totalPaise: paise(totalPaise),
    backPaise: sumOwed(refunds.filter(({ order }) => order?.number === number)),
    payment: payer && {
      amountPaise: paise(payer.amountPaise),
      backPaise: sumOwed(refunds.filter(({ paymentId }) => paymentId === paidBy)),
    },
  });
}

function sumOwed(refunds: readonly RefundRow[]): number {
  const owed = refunds.filter(({ state }) => state !== "failed");
  return owed.reduce((sum, { amountPaise }) => sum + paise(amountPaise), 0);
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
