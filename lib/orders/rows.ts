import "server-only";
import { dayOf } from "@/lib/dates";
import { db, type Prisma } from "@/lib/db";
import { paise } from "@/lib/money";
import type { CashView } from "@/lib/orders/cash-view";
import type { AdminOrder, Order, RefundView } from "@/lib/orders/contract";
import { mayRedirect, purchaseOf, redirectedAt } from "@/lib/orders/delivery";
import { mayCancel } from "@/lib/orders/rules";
import { AddressSnapshot } from "@/lib/orders/snapshot";

/** What is read of a refund to show it. */
export const REFUND_COLUMNS = {
  state: true,
  amountPaise: true,
  createdAt: true,
  processedAt: true,
  providerRefundId: true,
  arn: true,
} as const satisfies Prisma.RefundSelect;

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
  receipt: { select: { receivedPaise: true, day: true } },
  placedAt: true,
  sentTo: true,
  line: {
    select: {
      name: true,
      model: true,
      imageBase: true,
      details: true,
      quantity: true,
      unitPaise: true,
    },
  },
  purchase: {
    select: {
      deliveryAddress: true,
      redirections: { select: { at: true, orderIds: true } },
      method: true,
      feePaise: true,
      payments: { where: { captured: true }, select: { method: true }, take: 1 },
    },
  },
  events: { select: { at: true, from: true, to: true }, orderBy: { at: "asc" } },
  refund: { select: REFUND_COLUMNS },
} as const satisfies Prisma.OrderSelect;

export const ADMIN_ORDER_COLUMNS = {
  ...ORDER_COLUMNS,
  purchase: { select: { ...ORDER_COLUMNS.purchase.select, address: true, phone: true } },
  refund: { select: { ...REFUND_COLUMNS, lastError: true } },
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
    total_amount: paise(row.totalPaise),
    cash_fee: paise(purchase.feePaise),
    payment_option: payOption(purchase),
    cash,
    order_status: row.status,
    deliveryaddress: purchase.deliveryAddress,
    purchase_time: row.placedAt,
    reasonforcancel: row.cancelReason,
    otherreasonforcancel: row.cancelOtherReason,
    timeline: row.events,
    can_cancel: mayCancel({ order_status: row.status, timeline: row.events, cash }),
    can_change_delivery: mayRedirect(row.status),
    delivery_changed_at: redirectedAt(row.id, purchase.redirections),
    refund: row.refund && refundFromRow(row.refund),
  };
}

type CashRow = Pick<OrderRow, "cash" | "cashFeePaise" | "totalPaise" | "receipt">;

/** Null where the order was paid online. */
export function cashFromRow(row: CashRow): CashView | null {
  const { cash: state, receipt } = row;
  if (state === null) return null;
  if (state === "not_delivered") return { state, amount: 0, fee: 0, received_on: null };
  const fee = paise(row.cashFeePaise);
  const amount = receipt ? paise(receipt.receivedPaise) : paise(row.totalPaise) + fee;
  return { state, amount, fee, received_on: receipt && dayOf(receipt.day) };
}

/** A failed try is followed by another one: to the customer it has started and is not done. */
export function refundFromRow(row: RefundRow): RefundView {
  const isDone = row.state === "processed";
  return {
    state: isDone ? "refunded" : "started",
    amount: paise(row.amountPaise),
    started_at: row.createdAt,
    refunded_at: isDone ? row.processedAt : null,
    reference: row.arn ?? row.providerRefundId,
  };
}

export function adminOrderFromRow(row: AdminOrderRow): AdminOrder {
  const { address, phone } = purchaseOf(row);
  return {
    ...orderFromRow(row),
    user_name: row.user.name,
    user_email: row.user.email,
    user_phonenumber: row.user.phone,
    delivery_phone: phone,
    refund_problem: row.refund?.lastError ?? null,
    city: City.parse(address).city,
  };
}

/** One order as administrators see it. */
export async function readAdminOrder(id: string): Promise<AdminOrder> {
  const select = ADMIN_ORDER_COLUMNS;
  return adminOrderFromRow(await db().order.findUniqueOrThrow({ where: { id }, select }));
}

/** How a purchase is paid; the first of its captured payments says it where it is not cash. */
export function payOption(purchase: {
  method: "online" | "cash";
  payments: readonly { method: string | null }[];
}): Order["payment_option"] {
  return purchase.method === "cash" ? "Cash" : optionOf(purchase.payments[0]?.method);
}

/** The provider's word for a method → ours. */
export function optionOf(method: string | null | undefined): Order["payment_option"] {
  if (method === "upi") return "UPI";
  if (method === "card") return "Card";
  return method === "netbanking" ? "Netbanking" : "Online";
}
