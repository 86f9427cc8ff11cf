import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { alertAdministrators } from "@/lib/mail/letters/alerts";
import { formatPaise, paise } from "@/lib/money";
import { closePurchase } from "@/lib/orders/purchase/closing";
import { settle } from "@/lib/payments/settle";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The provider polls a bank for up to three days. */
const WATCHED_MS = 3 * DAY_MS;
/** If the provider does not answer, an unpaid purchase keeps its stock this long after its hold. */
const GRACE_MS = 60 * MINUTE_MS;

/**
 * Polls the provider for every open attempt, for three days after its creation. Finds payments whose browser
 * was closed and whose webhook never came.
 */
export async function reconcile(limit = 100): Promise<void> {
  const now = Date.now();
  const where = { state: "created" as const, providerOrderId: { not: null } };
  const attempts = await db().paymentAttempt.findMany({
    where: {
      ...where,
      createdAt: { gt: new Date(now - WATCHED_MS), lt: new Date(now - 2 * MINUTE_MS) },
    },
    orderBy: { checkedAt: { sort: "asc", nulls: "first" } },
    take: limit,
    select: { providerOrderId: true, createdAt: true },
  });
  for (const { providerOrderId, createdAt } of attempts) {
    if (providerOrderId) await reconcileOne(providerOrderId, createdAt);
  }
  await db().paymentAttempt.updateMany({
    where: { state: "created", createdAt: { lt: new Date(now - WATCHED_MS) } },
    data: { state: "closed" },
  });
  await alertStuck(new Date(now - 60 * MINUTE_MS));
}

/**
 * Settles one attempt. If it was paid without a single webhook since, alerts the administrators: the
 * provider has disabled our webhook, or its URL is wrong.
 */
async function reconcileOne(providerOrderId: string, since: Date): Promise<void> {
  try {
    const settlement = await settle(providerOrderId);
    if (!settlement?.isPaidNow) return;
    const webhooks = await db().webhookEvent.count({
      where: { receivedAt: { gt: since } },
      take: 1,
    });
    if (webhooks > 0) return;
    await alertAdministrators(db(), {
      key: "no-webhooks",
      title: "Razorpay's webhooks do not arrive",
      facts: [
        "A payment was found by asking for it: no event came. Razorpay switches a webhook off after 24 hours of errors.",
        "Orders are still placed, some minutes late. Enable the webhook in the Razorpay dashboard, and check its address and secret.",
      ],
    });
  } catch (error) {
    log().error({ providerOrderId, err: error }, "reconcile failed, tried again later");
  }
}

/** Alerts about authorised money that was never captured: it is released after days. */
async function alertStuck(before: Date): Promise<void> {
  const stuck = await db().payment.findMany({
    where: { status: "authorized", createdAt: { lt: before }, purchase: { paidBy: null } },
    take: 20,
    select: { id: true, amountPaise: true },
  });
  for (const { id, amountPaise } of stuck) {
    await alertAdministrators(db(), {
      key: `stuck-payment:${id}`,
      title: "A payment is authorised but not captured",
      facts: [
        `${formatPaise(paise(amountPaise))}, payment ${id}, for more than an hour.`,
        "Nothing is shipped for it. Look at it in the Razorpay dashboard: uncaptured payments go back after three days.",
      ],
    });
  }
}

/**
 * Closes purchases whose hold has expired and releases their stock. Settles paid ones first; while the
 * provider does not answer, a purchase keeps its stock for another hour. Closed purchases are still
 * reconciled.
 */
export async function expirePurchases(limit = 100): Promise<void> {
  const due = await db().purchase.findMany({
    where: { state: "awaiting_payment", reservedUntil: { lt: new Date() } },
    orderBy: { reservedUntil: "asc" },
    take: limit,
    select: { id: true, reservedUntil: true, attempts: { select: { providerOrderId: true } } },
  });
  for (const { id, reservedUntil, attempts } of due) {
    const isOverdue = Date.now() - (reservedUntil?.getTime() ?? 0) > GRACE_MS;
    try {
      for (const { providerOrderId } of attempts) {
        if (providerOrderId) await settle(providerOrderId);
      }
    } catch (error) {
      log().error({ purchase: id, err: error }, "could not ask whether it is paid");
      if (!isOverdue) continue;
    }
    await db().$transaction((tx) => closePurchase(tx, id));
  }
}
