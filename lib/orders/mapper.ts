import "server-only";
import { db, type Prisma } from "@/lib/db";
import { paise } from "@/lib/money";
import { CASH_COLUMNS, cashFromRow } from "@/lib/orders/cash/row";
import type { AdminOrder, Order } from "@/lib/orders/contract";
import { mayRedirect, purchaseOf, redirectedAt } from "@/lib/orders/delivery/delivery";
import { PROMISE_COLUMNS, promisedFromRow } from "@/lib/orders/delivery/promise";
import { TRACKING_COLUMNS, trackingFromRow } from "@/lib/orders/dispatch/tracking";
import { paymentState } from "@/lib/orders/own/rules";
import { taxIncluded } from "@/lib/orders/papers/tax-included";
import { type PaperView, paperState } from "@/lib/orders/papers/view";
import { PAYER_COLUMNS, payOption } from "@/lib/orders/purchase/payer";
import { AddressSnapshot } from "@/lib/orders/purchase/snapshot";
import { REFUND_COLUMNS, refundFromRow } from "@/lib/orders/refund/row";
import { sumOfRefunds } from "@/lib/orders/refund/rules";
import { mayCancel } from "@/lib/orders/rules";

/** A refund that failed for good is not owed: other refunds returned the whole payment. */
const NEWEST_OWED = {
  where: { state: { not: "failed" } },
  orderBy: { createdAt: "desc" },
} as const;

export const ORDER_COLUMNS = {
  id: true,
  number: true,
  purchaseId: true,
  status: true,
  cancelReason: true,
  cancelOtherReason: true,
  placedAt: true,
  sentTo: true,
  ...CASH_COLUMNS,
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
