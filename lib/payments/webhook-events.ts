import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { alertAdministrators } from "@/lib/mail/alerts";
import { learnRefundById } from "@/lib/payments/refund-adoption";
import { settle } from "@/lib/payments/settle";

/**
 * Works on stored events that are due, each claimed by one worker. An event is a hint to ask the
 * provider, never truth itself: doubled, late and disordered ones do no harm. One that cannot be worked
 * on now (the provider does not answer) comes again ever later, and holds up no other.
 */
export async function processWebhooks(limit = 50): Promise<number> {
  const events = await claimDue(limit);
  const settled = new Map<string, Promise<void>>();
  for (const event of events) await processEvent(event, settled);
  return events.length;
}

type StoredEvent = { id: string; event: string; payload: unknown };

function claimDue(limit: number): Promise<StoredEvent[]> {
  return db().$queryRaw<StoredEvent[]>`
    WITH due AS (
      SELECT id FROM "WebhookEvent" WHERE "processedAt" IS NULL AND "nextTryAt" <= now()
      ORDER BY "receivedAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), claimed AS (
      UPDATE "WebhookEvent" w SET tries = tries + 1,
        "nextTryAt" = now() + interval '1 minute' * power(2, least(tries, 8))
      FROM due WHERE w.id = due.id RETURNING w.id, w.event, w.payload, w."receivedAt"
    )
    SELECT id, event, payload FROM claimed ORDER BY "receivedAt"`;
}

/** The events of one payment come together: the provider is asked once about its order. */
async function processEvent(stored: StoredEvent, settled: Map<string, Promise<void>>) {
  try {
    await work(stored, settled);
    await db().webhookEvent.update({
      where: { id: stored.id },
      data: { processedAt: new Date(), error: null },
      select: { id: true },
    });
  } catch (error) {
    log().error({ event: stored.id, err: error }, "webhook not processed, tried again later");
    const text = error instanceof Error ? error.message : String(error);
    await db().webhookEvent.update({
      where: { id: stored.id },
      data: { error: text },
      select: { id: true },
    });
  }
}

async function work({ id, event, payload }: StoredEvent, settled: Map<string, Promise<void>>) {
  const told = Told.safeParse(payload).data?.payload;
  if (event.startsWith("payment.dispute.")) return tellDispute(id, event, told);
  const refundId = told?.refund?.entity.id;
  if (event.startsWith("refund.") && refundId) return learnIfOurs(refundId, told);
  const orderId = told?.order?.entity.id ?? told?.payment?.entity.order_id;
  if (!orderId || (await isKnown(told?.payment?.entity))) return;
  const asked = settled.get(orderId) ?? settle(orderId).then(() => undefined);
  settled.set(orderId, asked);
  await asked;
}

/** Several sites may share the provider's account: the refunds of the others are not asked for. */
async function learnIfOurs(refundId: string, told: Told): Promise<void> {
  const paymentId = told?.refund?.entity.payment_id ?? told?.payment?.entity.id;
  if (!paymentId) return;
  if ((await db().payment.count({ where: { id: paymentId } })) > 0) {
    return learnRefundById(refundId);
  }
  // The refund's event may overtake the payment's own.
  const orderId = told?.payment?.entity.order_id;
  if (orderId && (await settle(orderId))) await learnRefundById(refundId);
}

/** Nothing new to ask when this very payment has paid the purchase already. */
async function isKnown(payment: { id: string } | undefined): Promise<boolean> {
  if (!payment) return false;
  const row = await db().payment.findUnique({
    where: { id: payment.id },
    select: { purchase: { select: { paidBy: true } } },
  });
  return row?.purchase.paidBy === payment.id;
}

async function tellDispute(id: string, event: string, told: Told): Promise<void> {
  const payment = told?.payment?.entity;
  const isOurs =
    payment &&
    ((await db().payment.count({ where: { id: payment.id } })) > 0 ||
      (payment.order_id && (await settle(payment.order_id))));
  if (!isOurs) return;
  await alertAdministrators(db(), {
    key: `dispute:${id}`,
    title: "A customer disputes a payment",
    facts: [
      `${event}, payment ${payment.id}.`,
      "Answer it in the Razorpay dashboard before its deadline.",
    ],
  });
}

const entity = <T extends z.ZodRawShape>(shape: T) => z.object({ entity: z.object(shape) });

const Told = z.object({
  payload: z.object({
    payment: entity({ id: z.string(), order_id: z.string().nullish() }).optional(),
    order: entity({ id: z.string() }).optional(),
    refund: entity({ id: z.string(), payment_id: z.string().nullish() }).optional(),
  }),
});
type Told = z.output<typeof Told>["payload"] | undefined;
