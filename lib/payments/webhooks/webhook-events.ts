import "server-only";
import { db, Prisma } from "@/lib/db";
import { log } from "@/lib/log";
import { alertAdministrators } from "@/lib/mail/letters/alerts";
import { learnRefundById } from "@/lib/payments/refunds/adoption";
import { settle } from "@/lib/payments/settle";
import {
  type EventPayload,
  knowablePayment,
  payloadOf,
} from "@/lib/payments/webhooks/event-payload";
import { cutPayloads, ofPayer } from "@/lib/retention/provider-payloads";
import { rows } from "@/lib/sql";

/**
 * Processes stored events that are due; one worker claims each. An event is only a hint to ask the provider,
 * so duplicated, late and disordered events do no harm. An event that fails (the provider does not answer)
 * is retried with back-off and blocks no other.
 */
export async function processWebhooks(limit = 50): Promise<number> {
  const events = (await claimDue(limit)).map(readEvent);
  const batch: Batch = { known: await findKnown(events), settled: new Map() };
  const done: string[] = [];
  for (const event of events) {
    if (await isWorkedOn(event, batch)) done.push(event.id);
  }
  await markProcessed(done);
  await forgetErased(done);
  return events.length;
}

type StoredEvent = { id: string; event: string; payload: unknown };
type ReadEvent = { id: string; event: string; payload: EventPayload };

/** State shared by the events of a batch, so that each question is asked once. */
type Batch = {
  /** Payments that had already paid their purchase when the batch began: nothing new to ask. */
  known: ReadonlySet<string>;
  /** The events of one payment arrive together: its order is queried once. */
  settled: Map<string, Promise<void>>;
};

function claimDue(limit: number): Promise<StoredEvent[]> {
  return rows<StoredEvent>(
    db(),
    Prisma.sql`
      WITH due AS (
        SELECT id FROM "WebhookEvent" WHERE "processedAt" IS NULL AND "nextTryAt" <= now()
        ORDER BY "receivedAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ), claimed AS (
        UPDATE "WebhookEvent" w SET tries = tries + 1,
          "nextTryAt" = now() + interval '1 minute' * power(2, least(tries, 8))
        FROM due WHERE w.id = due.id RETURNING w.id, w.event, w.payload, w."receivedAt"
      )
      SELECT id, event, payload FROM claimed ORDER BY "receivedAt"`,
  );
}

function readEvent({ id, event, payload }: StoredEvent): ReadEvent {
  return { id, event, payload: payloadOf(payload) };
}

/**
 * Most events are about a payment that the browser's answer has already settled: one query finds them all.
 */
async function findKnown(events: ReadEvent[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(events.flatMap((event) => knowablePayment(event) ?? []))];
  if (ids.length === 0) return new Set();
  const paid = await rows<{ id: string }>(
    db(),
    Prisma.sql`
      SELECT pay.id FROM "Payment" pay
      JOIN "Purchase" bought ON bought.id = pay."purchaseId" AND bought."paidBy" = pay.id
      WHERE pay.id = ANY(${ids})`,
  );
  return new Set(paid.map(({ id }) => id));
}

/** Whether the event was processed; a failed one is noted for retry and blocks no other. */
async function isWorkedOn(event: ReadEvent, batch: Batch): Promise<boolean> {
  try {
    await work(event, batch);
    return true;
  } catch (error) {
    log().error({ event: event.id, err: error }, "webhook not processed, tried again later");
    const text = error instanceof Error ? error.message : String(error);
    await db().webhookEvent.update({
      where: { id: event.id },
      data: { error: text },
      select: { id: true },
    });
    return false;
  }
}

/** Once per batch: if the process dies before this, the events are processed again, which does no harm. */
async function markProcessed(ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await rows(
    db(),
    Prisma.sql`UPDATE "WebhookEvent" SET "processedAt" = now(), error = NULL WHERE id = ANY(${ids})`,
  );
}

/** A refund may happen days after an account was erased, and its event names the payer again. */
async function forgetErased(ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const payer = ofPayer(Prisma.sql`u."erasedAt" IS NOT NULL`);
  await cutPayloads(db(), Prisma.sql`w.id = ANY(${ids}) AND ${payer}`);
}

async function work(stored: ReadEvent, { known, settled }: Batch): Promise<void> {
  const { id, event, payload } = stored;
  if (event.startsWith("payment.dispute.")) return reportDispute(id, event, payload);
  const refundId = payload?.refund?.entity.id;
  if (event.startsWith("refund.") && refundId) return learnIfOurs(refundId, payload);
  const orderId = payload?.order?.entity.id ?? payload?.payment?.entity.order_id;
  if (!orderId || known.has(knowablePayment(stored) ?? "")) return;
  const asked = settled.get(orderId) ?? settle(orderId).then(() => undefined);
  settled.set(orderId, asked);
  await asked;
}

/** Several sites may share the provider's account: refunds of other sites are not queried. */
async function learnIfOurs(refundId: string, payload: EventPayload): Promise<void> {
  const paymentId = payload?.refund?.entity.payment_id ?? payload?.payment?.entity.id;
  if (!paymentId) return;
  if ((await db().payment.count({ where: { id: paymentId } })) > 0) {
    return learnRefundById(refundId);
  }
  // The refund's event may overtake the payment's own.
  const orderId = payload?.payment?.entity.order_id;
  if (orderId && (await settle(orderId))) await learnRefundById(refundId);
}

async function reportDispute(id: string, event: string, payload: EventPayload): Promise<void> {
  const payment = payload?.payment?.entity;
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
