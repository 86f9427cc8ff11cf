import "server-only";
import type { Attention } from "@/lib/analytics/admin-contract";
import * as contract from "@/lib/analytics/admin-contract";
import { inOrder } from "@/lib/call/paging";
import { grievanceDue } from "@/lib/contact/rules";
import { dayCode, dayOf } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { GIVEN_UP } from "@/lib/mail/rules";
import { paise } from "@/lib/money";
import {
  CASH_DUE,
  CASH_IS_OPEN,
  countLate,
  IN_TROUBLE,
  isLate,
  ordersInTrouble,
} from "@/lib/orders/admin/needs";
import { HERE, statusLabel } from "@/lib/orders/status/order-status";
import { rollUpSales } from "@/lib/sales/roll-up";
import { readSettings } from "@/lib/settings/service";
import { WARNING_DAYS } from "@/lib/tax/einvoice/duty";

export const attention = serve(contract.attention, async () => {
  const [orders_to_ship, late_orders, low_stock, refunds, cash, grievances, ...inboxes] =
    await Promise.all([
      ordersToShip(),
      lateOrders(),
      lowStock(),
      refundsInTrouble(),
      cashToRecord(),
      lateGrievances(new Date()),
      urgentEInvoices(new Date()),
      db().contactMessage.count({ where: { readAt: null } }),
      db().demoRequest.count({ where: { readAt: null } }),
      db().chargerReport.count({ where: { state: { in: ["open", "in_progress"] } } }),
      db().outboxMail.count({ where: GIVEN_UP }),
    ]);
  const [einvoices, messages, demos, reports, mails] = inboxes;
  return {
    ...{ orders_to_ship, late_orders, low_stock, refunds, cash, grievances },
    einvoices: { count: einvoices, href: "/admin/tax/portals" },
    unsent_mails: { count: mails, href: "/admin/mails" },
    messages: { count: messages, href: "/admin/messages?show=unread" },
    demo_requests: { count: demos, href: "/admin/messages?inbox=demos&show=unread" },
    charger_reports: { count: reports, href: "/admin/report#charger-reports" },
  };
});

/** The list of each waiting status; pending has no tab of its own. */
const LISTS = {
  placed: "?status=placed",
  pending: "?needs=to_ship",
  Accepted: "?status=Accepted",
  Processing: "?status=Processing",
} as const;

async function ordersToShip(): Promise<Attention["orders_to_ship"]> {
  await rollUpSales();
  const rows = await db().statusCount.findMany();
  const counts = new Map(rows.map(({ status, orders }) => [status, orders]));
  const statuses = HERE.map((status) => ({
    label: statusLabel(status === "placed" ? null : status),
    count: counts.get(status) ?? 0,
    href: `/admin/orders${LISTS[status]}`,
  }));
  return {
    count: statuses.reduce((sum, { count }) => sum + count, 0),
    statuses: statuses.filter(({ count }) => count > 0),
    href: "/admin/orders?needs=to_ship",
  };
}

async function lateOrders(): Promise<Attention["late_orders"]> {
  const [count, rows] = await Promise.all([
    countLate(),
    db().$queryRaw<{ id: string; number: string; promisedTo: Date }[]>`
      SELECT o.id, o.number, o."promisedTo" FROM "Order" o
      WHERE ${isLate()} ORDER BY o."promisedTo", o.id LIMIT ${FEW}`,
  ]);
  const oldest = rows.map(({ id, number, promisedTo }) => ({
    order_number: number,
    promised_to: dayOf(promisedTo),
    href: `/admin/orders/${id}`,
  }));
  return { count, oldest, href: "/admin/orders?needs=late" };
}

/** How many items are listed; the count covers the rest. */
const FEW = 3;

async function lowStock(): Promise<Attention["low_stock"]> {
  const { low_stock: level } = await readSettings(db());
  const where = { isListed: true, quantity: { lte: level } };
  const [count, rows] = await Promise.all([
    db().product.count({ where }),
    db().product.findMany({
      where,
      orderBy: [{ quantity: "asc" }, { id: "asc" }],
      take: FEW,
      select: { id: true, name: true, quantity: true },
    }),
  ]);
  const lowest = rows.map(({ id, name, quantity }) => ({
    product_id: id,
    product_name: name,
    remaining_stock: quantity,
    href: `/admin/product/view/${id}`,
  }));
  return { level, count, lowest, href: "/admin/report?stock=low#stock" };
}

async function refundsInTrouble(): Promise<Attention["refunds"]> {
  const [[heap], rows, orders] = await Promise.all([
    db().$queryRaw<Heap[]>`
      SELECT count(*)::int AS count, coalesce(sum(r."amountPaise"), 0)::float AS amount
      FROM "Refund" r WHERE ${IN_TROUBLE}`,
    db().$queryRaw<{ id: string }[]>`
      SELECT r.id FROM "Refund" r WHERE ${IN_TROUBLE} ORDER BY r."createdAt", r.id LIMIT ${FEW}`,
    ordersInTrouble(),
  ]);
  const ids = rows.map(({ id }) => id);
  const refunds = await db().refund.findMany({ where: { id: { in: ids } }, select: REFUND });
  const oldest = inOrder(ids, refunds).map(({ amountPaise, order, purchase }) => ({
    order_number: order?.number ?? null,
    amount: paise(amountPaise),
    href: order ? `/admin/orders/${order.id}` : `/admin/users/${purchase.userId}`,
  }));
  const [first] = oldest;
  const href = orders.length > 0 || !first ? "/admin/orders?needs=refunds" : first.href;
  return { ...(heap ?? NOTHING), oldest, href };
}

const REFUND = {
  id: true,
  amountPaise: true,
  order: { select: { id: true, number: true } },
  purchase: { select: { userId: true } },
} as const;

type Heap = { count: number; amount: number };
const NOTHING: Heap = { count: 0, amount: 0 };

/** Delivered orders with unrecorded cash. Raw SQL, because the partial index is over an enum. */
async function cashToRecord(): Promise<Attention["cash"]> {
  const delivered = Prisma.sql`FROM "Order" o WHERE o.status = 'Delivered' AND ${CASH_IS_OPEN}`;
  const [[heap], rows] = await Promise.all([
    db().$queryRaw<Heap[]>`
      SELECT count(*)::int AS count, coalesce(sum(${CASH_DUE}), 0)::float AS amount ${delivered}`,
    db().$queryRaw<CashRow[]>`
      SELECT o.id, o.number, ${CASH_DUE}::float AS paise ${delivered}
      ORDER BY o."placedAt", o.id LIMIT ${FEW}`,
  ]);
  const oldest = rows.map(({ id, number, paise }) => ({
    order_number: number,
    amount: paise,
    href: `/admin/orders/${id}`,
  }));
  return { ...(heap ?? NOTHING), oldest, href: "/admin/orders?status=Delivered&cash=open" };
}

type CashRow = { id: string; number: string; paise: number };

/** Documents of day 25 and later that have not been registered. */
async function urgentEInvoices(now: Date): Promise<number> {
  const last = dayCode(new Date(now.getTime() + WARNING_DAYS * 86_400_000));
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "EInvoice" WHERE state = 'due' AND "reportBy" <= ${last}::date`;
  return row?.count ?? 0;
}

/** Above this the count of late grievances is cut: only the oldest matter. */
const MOST_LATE = 1000;

async function lateGrievances(now: Date): Promise<Attention["grievances"]> {
  const rows = await db().contactMessage.findMany({
    where: { topic: "grievance", handledAt: null },
    orderBy: { createdAt: "asc" },
    take: MOST_LATE,
    select: { reference: true, createdAt: true, readAt: true },
  });
  const late = rows.filter(({ createdAt, readAt }) => {
    const { acknowledge, resolve } = grievanceDue(createdAt);
    return (readAt === null ? acknowledge : resolve) < now;
  });
  const [oldest] = late;
  return {
    count: late.length,
    oldest: oldest ? { reference: oldest.reference, received_at: oldest.createdAt } : null,
    href: "/admin/messages",
  };
}
