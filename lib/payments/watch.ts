import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { closePurchase } from "@/lib/orders/purchases";
import { settle } from "@/lib/payments/settle";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Asks the provider about every attempt that has no end yet, by id, until three days after it was
 * made: the browser that closed after paying and the webhook that never came are both found here.
 */
export async function reconcile(limit = 100): Promise<void> {
  const now = Date.now();
  const attempts = await db().paymentAttempt.findMany({
    where: {
      state: "created",
      providerOrderId: { not: null },
      createdAt: { gt: new Date(now - 3 * DAY_MS), lt: new Date(now - 2 * MINUTE_MS) },
    },
    orderBy: { checkedAt: { sort: "asc", nulls: "first" } },
    take: limit,
    select: { providerOrderId: true },
  });
  for (const { providerOrderId } of attempts) {
    if (!providerOrderId) continue;
    await settle(providerOrderId).catch((error: unknown) => {
      log().error({ providerOrderId, err: error }, "reconcile failed, tried again later");
    });
  }
}

/**
 * Closes purchases whose hold has run out and frees their stock. Paid ones are settled first: a
 * purchase whose provider does not answer keeps its stock until it does.
 */
export async function expirePurchases(limit = 100): Promise<void> {
  const due = await db().purchase.findMany({
    where: { state: "awaiting_payment", reservedUntil: { lt: new Date() } },
    orderBy: { reservedUntil: "asc" },
    take: limit,
    select: { id: true, attempts: { select: { providerOrderId: true } } },
  });
  for (const { id, attempts } of due) {
    try {
      for (const { providerOrderId } of attempts) {
        if (providerOrderId) await settle(providerOrderId);
      }
      await db().$transaction((tx) => closePurchase(tx, id));
    } catch (error) {
      log().error({ purchase: id, err: error }, "purchase not closed, tried again later");
    }
  }
}
