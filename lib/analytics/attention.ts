import "server-only";
import { type Attention, attention } from "@/lib/analytics/admin-contract";
import { grievanceDue } from "@/lib/contact/rules";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { GIVEN_UP } from "@/lib/mail/rules";
import { paise } from "@/lib/money";
import { statusLabel } from "@/lib/orders/rules";
import { foldSales } from "@/lib/sales/fold";
import { readSettings } from "@/lib/settings/service";

const attentionService = serve(attention, async () => {
  const [orders_to_ship, low_stock, refunds, cash, grievances, ...inboxes] = await Promise.all([
    ordersToShip(),
    lowStock(),
    refundsInTrouble(),
    cashToRecord(),
    lateGrievances(new Date()),
    db().contactMessage.count({ where: { readAt: null } }),
    db().demoRequest.count({ where: { readAt: null } }),
    db().chargerReport.count({ where: { state: { in: ["open", "in_progress"] } } }),
    db().outboxMail.count({ where: GIVEN_UP }),
  ]);
  const [messages, demos, reports, mails] = inboxes;
  return {
    ...{ orders_to_ship, low_stock, refunds, cash, grievances },
    unsent_mails: { count: mails, href: "/admin/mails" },
    messages: { count: messages, href: "/admin/report?messages=unread#messages" },
    demo_requests: { count: demos, href: "/admin/report?demos=unread#demo-requests" },
    charger_reports: { count: reports, href: "/admin/report#charger-reports" },
  };
});

export { attentionService as attention };

/** What the shop has promised to send and has not sent yet, with its name in the address of the orders. */
const TO_SHIP = [
  { status: null, filter: "?status=placed" },
  { status: "pending", filter: "" },
  { status: "Accepted", filter: "?status=Accepted" },
  { status: "Processing", filter: "?status=Processing" },
] as const;

async function ordersToShip(): Promise<Attention["orders_to_ship"]> {
  await foldSales();
  const rows = await db().statusCount.findMany();
  const counts = new Map(rows.map(({ status, orders }) => [status, orders]));
  const statuses = TO_SHIP.map(({ status, filter }) => ({
    label: statusLabel(status),
    count: counts.get(status ?? "placed") ?? 0,
    href: `/admin/orders${filter}`,
  }));
  return {
    count: statuses.reduce((sum, { count }) => sum + count, 0),
    statuses: statuses.filter(({ count }) => count > 0),
  };
}

/** How many are named of what waits; the count says the rest. */
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

/** A refund that one try did not settle is no trouble yet. */
const MANY_TRIES = 5;

/**
 * What is still owed and was refused, or asked for again and again. One that "failed" for good is not
 * owed any more: the whole payment went back by another.
 */
async function refundsInTrouble(): Promise<Attention["refunds"]> {
  const where = {
    state: { in: ["pending" as const, "sent" as const] },
    OR: [{ lastError: { not: null } }, { state: "pending" as const, tries: { gte: MANY_TRIES } }],
  };
  const [{ _count, _sum }, rows] = await Promise.all([
    db().refund.aggregate({ where, _count: true, _sum: { amountPaise: true } }),
    db().refund.findMany({ where, orderBy: { createdAt: "asc" }, take: FEW, select: REFUND }),
  ]);
  const oldest = rows.map(({ amountPaise, order, purchase }) => ({
    order_number: order?.number ?? null,
    amount: paise(amountPaise),
    href: order ? `/admin/orders/${order.id}` : `/admin/users/${purchase.userId}`,
  }));
  return { count: _count, amount: paise(_sum.amountPaise ?? 0n), oldest };
}

const REFUND = {
  amountPaise: true,
  order: { select: { id: true, number: true } },
  purchase: { select: { userId: true } },
} as const;

/** What drivers have delivered and nobody has written down. In SQL because its index is over an enum. */
async function cashToRecord(): Promise<Attention["cash"]> {
  const [{ count, amount } = { count: 0, amount: 0 }] = await db().$queryRaw<CashHeap[]>`
    SELECT count(*)::int AS count, coalesce(sum("totalPaise" + "cashFeePaise"), 0)::float AS amount
    FROM "Order" WHERE status = 'Delivered' AND cash = 'open'`;
  const rows = await db().$queryRaw<CashRow[]>`
    SELECT id, number, ("totalPaise" + "cashFeePaise")::float AS paise
    FROM "Order" WHERE status = 'Delivered' AND cash = 'open' ORDER BY "placedAt", id LIMIT ${FEW}`;
  const oldest = rows.map(({ id, number, paise }) => ({
    order_number: number,
    amount: paise,
    href: `/admin/orders/${id}`,
  }));
  return { count, amount, oldest, href: "/admin/orders?status=Delivered&cash=open" };
}

type CashHeap = { count: number; amount: number };
type CashRow = { id: string; number: string; paise: number };

/** More late ones than this are one number: the oldest first is what matters. */
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
    href: "/admin/report#messages",
  };
}
