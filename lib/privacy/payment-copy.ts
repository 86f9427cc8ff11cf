import "server-only";
import { db, Prisma } from "@/lib/db";
import { paise } from "@/lib/money";
import { givenSupply, SUPPLY_COLUMNS } from "@/lib/orders/purchase/supply";
import { ofPayer } from "@/lib/retention/provider-payloads";

/** A person's payments, refunds and checkouts, and the provider's webhooks about them, oldest first. */
export async function paymentsOf(userId: string) {
  const purchase = { userId };
  const [payments, refunds, checkouts] = await db().$transaction([
    db().payment.findMany({ where: { purchase }, select: PAYMENT, orderBy: OLDEST }),
    db().refund.findMany({ where: { purchase }, select: REFUND, orderBy: OLDEST }),
    db().purchase.findMany({
      where: { userId, state: { not: "placed" } },
      select: CHECKOUT,
      orderBy: OLDEST,
    }),
  ]);
  return {
    payments: payments.map(paymentFromRow),
    refunds: refunds.map(refundFromRow),
    checkouts: checkouts.map(checkoutFromRow),
    payment_notices: await noticesOf(userId),
  };
}

/** A person's mails, changes, codes and stored requests, oldest first. */
export async function tracesOf(userId: string) {
  const orders = await db().order.findMany({ where: { userId }, select: { id: true } });
  const subjects = [userId, ...orders.map(({ id }) => id)];
  const about = { OR: [{ subject: { in: subjects } }, { byId: userId }] };
  const [mails, changes, codes, emails, requests] = await db().$transaction([
    db().outboxMail.findMany({ where: { userId, ...NOT_TO_STAFF }, select: MAIL, orderBy: OLDEST }),
    db().auditEntry.findMany({ where: about, select: CHANGE, orderBy: [{ at: "asc" }] }),
    db().oneTimeCode.findMany({ where: { userId }, select: CODE, orderBy: OLDEST }),
    db().emailChange.findMany({ where: { userId }, select: EMAIL_CHANGE, orderBy: OLDEST }),
    db().idempotentRequest.findMany({ where: { owner: userId }, select: REQUEST }),
  ]);
  return {
    mails: mails.map(({ createdAt, sentAt, ...mail }) => {
      return { ...mail, written_at: createdAt, sent_at: sentAt };
    }),
    changes,
    codes: codes.map(({ purpose, email, createdAt }) => {
      return { purpose, to: email, created_at: createdAt };
    }),
    email_changes: emails.map(({ oldEmail: from, newEmail: to, createdAt, confirmedAt }) => {
      return { from, to, asked_at: createdAt, changed_at: confirmedAt };
    }),
    repeatable_requests: requests.map(({ call, startedAt }) => ({ call, started_at: startedAt })),
  };
}

/** Excludes notices to staff: they mention the person but are addressed to others. */
const NOT_TO_STAFF = {
  OR: [{ dedupeKey: null }, { NOT: { dedupeKey: { startsWith: "notice:" } } }],
};
const OLDEST = { createdAt: "asc" } as const;
const MAIL = { to: true, subject: true, createdAt: true, sentAt: true } as const;
const CHANGE = { at: true, by: true, action: true, detail: true } as const;
const CODE = { purpose: true, email: true, createdAt: true } as const;
const EMAIL_CHANGE = {
  oldEmail: true,
  newEmail: true,
  createdAt: true,
  confirmedAt: true,
} as const;
const REQUEST = { call: true, startedAt: true } as const;

const PAYMENT = {
  id: true,
  amountPaise: true,
  status: true,
  method: true,
  refundedPaise: true,
  createdAt: true,
  attempt: { select: { providerOrderId: true } },
  purchase: { select: { orders: { select: { number: true } } } },
} as const satisfies Prisma.PaymentSelect;

function paymentFromRow(row: Prisma.PaymentGetPayload<{ select: typeof PAYMENT }>) {
  return {
    payment_id: row.id,
    provider_order_id: row.attempt.providerOrderId,
    order_numbers: row.purchase.orders.map(({ number }) => number),
    amount: paise(row.amountPaise),
    status: row.status,
    method: row.method,
    refunded: paise(row.refundedPaise),
    created_at: row.createdAt,
  };
}

const REFUND = {
  amountPaise: true,
  reason: true,
  note: true,
  way: true,
  state: true,
  providerRefundId: true,
  arn: true,
  createdAt: true,
  processedAt: true,
  order: { select: { number: true } },
} as const satisfies Prisma.RefundSelect;

function refundFromRow(row: Prisma.RefundGetPayload<{ select: typeof REFUND }>) {
  const { reason, note, way, state } = row;
  return {
    order_number: row.order?.number ?? null,
    amount: paise(row.amountPaise),
    ...{ reason, note, way, state },
    refund_id: row.providerRefundId,
    bank_reference: row.arn,
    created_at: row.createdAt,
    processed_at: row.processedAt,
  };
}

const CHECKOUT = {
  totalPaise: true,
  state: true,
  deliveryAddress: true,
  phone: true,
  driverNote: true,
  ...SUPPLY_COLUMNS,
  createdAt: true,
  lines: { select: { name: true, quantity: true }, orderBy: { position: "asc" } },
} as const satisfies Prisma.PurchaseSelect;

function checkoutFromRow(row: Prisma.PurchaseGetPayload<{ select: typeof CHECKOUT }>) {
  return {
    products: row.lines.map(({ name, quantity }) => ({ product_name: name, quantity })),
    total_amount: paise(row.totalPaise),
    state: row.state,
    deliveryaddress: row.deliveryAddress,
    phone_number: row.phone,
    driver_note: row.driverNote,
    supply: givenSupply(row),
    begun_at: row.createdAt,
  };
}

type Notice = { id: string; event: string; received_at: Date; payload: unknown };

function noticesOf(userId: string): Promise<Notice[]> {
  return db().$queryRaw<Notice[]>`
    SELECT w.id, w.event, w."receivedAt" AS received_at, w.payload FROM "WebhookEvent" w
    WHERE ${ofPayer(Prisma.sql`u.id = ${userId}::uuid`)} ORDER BY w."receivedAt"`;
}
