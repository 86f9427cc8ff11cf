import "server-only";
import { dayOf } from "@/lib/dates";
import { db, type Prisma } from "@/lib/db";
import { paise } from "@/lib/money";
import { cashDue } from "@/lib/orders/cash/cash-orders";
import type { CashView } from "@/lib/orders/cash/view";
import { type AdminOrder, type Order, RefundReason, type RefundView } from "@/lib/orders/contract";
import { mayRedirect, purchaseOf, redirectedAt } from "@/lib/orders/delivery/delivery";
import { PROMISE_COLUMNS, promisedFromRow } from "@/lib/orders/delivery/promise";
import { TRACKING_COLUMNS, trackingFromRow } from "@/lib/orders/dispatch/tracking";
import { paymentState } from "@/lib/orders/own/rules";
import { taxIncluded } from "@/lib/orders/papers/tax-included";
import { type PaperView, paperState } from "@/lib/orders/papers/view";
import { AddressSnapshot } from "@/lib/orders/purchase/snapshot";
import { sumOfRefunds } from "@/lib/orders/refund/rules";
import { mayCancel } from "@/lib/orders/rules";

/** The columns needed to show a refund. */
export const REFUND_COLUMNS = {
  state: true,
  amountPaise: true,
  createdAt: true,
  processedAt: true,
  providerRefundId: true,
  arn: true,
  reason: true,
  note: true,
  way: true,
} as const satisfies Prisma.RefundSelect;

/** A refund that failed for good is not owed: other refunds returned the whole payment. */
const NEWEST_OWED = {
  where: { state: { not: "failed" } },
  orderBy: { createdAt: "desc" },
} as const;

/** The columns that say how a purchase was paid, see `payerOf`. */
export const PAYER_COLUMNS = {
  method: true,
  paidBy: true,
  payments: { where: { captured: true }, select: { id: true, method: true } },
} as const satisfies Prisma.PurchaseSelect;

export const ORDER_COLUMNS = {
  id: true,
  number: true,
  purchaseId: true,
  totalPaise: true,
  status: true,
  cancelReason: true,
  cancelOtherReason: true,
  cash: true,
  cashFeePaise: true,
  cashLessPaise: true,
  receipt: { select: { receivedPaise: true, day: true } },
  placedAt: true,
  sentTo: true,
  ...TRACKING_COLUMNS,
  ...PROMISE_COLUMNS,
  line: {
    select: {
      name: true,
      model: true,
      imageBase: true,
      details: true,
      quantity: true,
      unitPaise: true,
      gstRateBp: true,
      product: { select: { slug: true, isListed: true, kind: true } },
    },
  },
  purchase: {
    select: {
      ...PAYER_COLUMNS,
      deliveryAddress: true,
      address: true,
      phone: true,
      driverNote: true,
      _count: { select: { orders: true } },
      redirections: { select: { at: true, orderIds: true } },
      feePaise: true,
      refunds: {
        ...NEWEST_OWED,
        where: { ...NEWEST_OWED.where, orderId: null },
        select: REFUND_COLUMNS,
      },
    },
  },
  events: {
    where: { kind: "status" },
    select: { at: true, from: true, to: true },
    orderBy: { at: "asc" },
  },
  refunds: { ...NEWEST_OWED, select: REFUND_COLUMNS },
  taxLines: {
    select: {
      grossPaise: true,
      document: {
        select: {
          ...{ id: true, kind: true, number: true, issuedAt: true, totalPaise: true },
          ...{ placeOfSupply: true, gstin: true },
          einvoice: { select: { state: true, reportBy: true } },
        },
      },
    },
    orderBy: { documentId: "asc" },
  },
} as const satisfies Prisma.OrderSelect;

export const ADMIN_ORDER_COLUMNS = {
  ...ORDER_COLUMNS,
  refunds: { ...NEWEST_OWED, select: { ...REFUND_COLUMNS, lastError: true } },
  user: { select: { name: true, email: true, phone: true } },
} as const satisfies Prisma.OrderSelect;

const City = AddressSnapshot.pick({ city: true });

type RefundRow = Prisma.RefundGetPayload<{ select: typeof REFUND_COLUMNS }>;
type OrderRow = Prisma.OrderGetPayload<{ select: typeof ORDER_COLUMNS }>;
type AdminOrderRow = Prisma.OrderGetPayload<{ select: typeof ADMIN_ORDER_COLUMNS }>;

export function orderFromRow(row: OrderRow): Order {
  const { line } = row;
  const purchase = purchaseOf(row);
  const cash = cashFromRow(row);
  const refunds = row.refunds.map(refundFromRow);
  const money = { total_amount: paise(row.totalPaise) };
  return {
    order_id: row.id,
    order_number: row.number,
    purchase_id: row.purchaseId,
    product_name: line.name,
    product_model: line.model,
    product_image: line.imageBase,
    product_details: line.details as Record<string, string | null>,
    quantity_ordered: line.quantity,
    unit_price: paise(line.unitPaise),
    ...money,
    cash_fee: paise(purchase.feePaise),
    payment_option: payOption(purchase),
    cash,
    order_status: row.status,
    deliveryaddress: purchase.deliveryAddress,
    purchase_time: row.placedAt,
    promised: promisedFromRow(row),
    tracking: trackingFromRow(row),
    reasonforcancel: row.cancelReason,
    otherreasonforcancel: row.cancelOtherReason,
    timeline: row.events,
    can_cancel: mayCancel({ order_status: row.status, timeline: row.events, cash }),
    can_change_delivery: mayRedirect(row.status),
    delivery_changed_at: redirectedAt(row.id, purchase.redirections),
    refund: sumOfRefunds(refunds),
    refunds,
    purchase_refunds: purchase.refunds.map(refundFromRow),
    tax_documents: row.taxLines.map(({ document }) => paperFromRow(document)),
    payment_state: paymentState({ ...money, order_status: row.status, cash, refunds }),
    ...factsFromRow(row, purchase),
  };
}

function paperFromRow(row: OrderRow["taxLines"][number]["document"]): PaperView {
  const { id, kind, number, issuedAt: issued_at } = row;
  const state = paperState(row.einvoice, new Date());
  return { id, kind, number, issued_at, total: paise(row.totalPaise), state };
}

function factsFromRow(row: OrderRow, purchase: OrderRow["purchase"]) {
  const { line } = row;
  const { slug, isListed, kind } = line.product;
  return {
    purchase_orders: purchase._count.orders,
    tax_included: taxIncluded(row),
    tax_rate: line.gstRateBp / 100,
    product_slug: isListed ? slug : null,
    needs_fitting: kind !== "portable",
    delivery_phone: purchase.phone,
    driver_note: purchase.driverNote,
  };
}

type CashRow = Pick<OrderRow, "cash" | "cashFeePaise" | "cashLessPaise" | "totalPaise" | "receipt">;

/** Null if the order was paid online. */
export function cashFromRow(row: CashRow): CashView | null {
  const { cash: state, receipt } = row;
  if (state === null) return null;
  if (state === "not_delivered") return { state, amount: 0, fee: 0, received_on: null };
  const fee = paise(row.cashFeePaise);
  const amount = receipt ? paise(receipt.receivedPaise) : cashDue(row);
  return { state, amount, fee, received_on: receipt && dayOf(receipt.day) };
}

/** A failed refund is retried: for the customer it has started and is not done. */
export function refundFromRow(row: RefundRow): RefundView {
  const isDone = row.state === "processed";
  return {
    state: isDone ? "refunded" : "started",
    amount: paise(row.amountPaise),
    started_at: row.createdAt,
    refunded_at: isDone ? row.processedAt : null,
    reference: row.arn ?? row.providerRefundId,
    reason: RefundReason.parse(row.reason),
    note: row.note,
    way: row.way,
  };
}

export function adminOrderFromRow(row: AdminOrderRow): AdminOrder {
  const { address } = purchaseOf(row);
  return {
    ...orderFromRow(row),
    user_name: row.user.name,
    user_email: row.user.email,
    user_phonenumber: row.user.phone,
    refund_problem: problemOf(row.refunds),
    city: City.parse(address).city,
  };
}

/** The error of a refund that is not done yet. */
function problemOf(refunds: AdminOrderRow["refunds"]): string | null {
  return refunds.find((one) => one.state !== "processed" && one.lastError)?.lastError ?? null;
}

/** One order as administrators see it. */
export async function readAdminOrder(id: string): Promise<AdminOrder> {
  const select = ADMIN_ORDER_COLUMNS;
  return adminOrderFromRow(await db().order.findUniqueOrThrow({ where: { id }, select }));
}

type Paid = Prisma.PurchaseGetPayload<{ select: typeof PAYER_COLUMNS }>;

/** The payment that paid a purchase: other captured payments are refunded. */
export function payerOf({ paidBy, payments }: Pick<Paid, "paidBy" | "payments">) {
  return payments.find(({ id }) => id === paidBy);
}

/** How a purchase is paid. */
export function payOption(purchase: Paid): Order["payment_option"] {
  return purchase.method === "cash" ? "Cash" : optionOf(payerOf(purchase)?.method);
}

/** The provider's payment method → ours. */
export function optionOf(method: string | null | undefined): Order["payment_option"] {
  if (method === "upi") return "UPI";
  if (method === "card") return "Card";
  return method === "netbanking" ? "Netbanking" : "Online";
}
