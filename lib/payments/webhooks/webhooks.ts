import "server-only";
import { z } from "zod";
import { db, Prisma } from "@/lib/db";
import { env, isWebTier } from "@/lib/env";
import { readBounded } from "@/lib/http/input";
import { wake } from "@/lib/jobs/wake";
import { log } from "@/lib/log";
import { isSigned } from "@/lib/payments/provider/signature";
import { relayWebhook } from "@/lib/payments/relayed";
import { knowablePayment, payloadOf } from "@/lib/payments/webhooks/event-payload";
import { NOW_MS, rows } from "@/lib/sql";

const Event = z.object({ event: z.string().max(100) });

/** The largest event seen is a few kilobytes. */
const MAX_BYTES = 256 * 1024;

/** Receives a webhook and returns its HTTP status; a web tier forwards it to the API tier. */
export async function answerWebhook(request: Request): Promise<number> {
  const raw = await readBounded(request, MAX_BYTES);
  if (!raw) return 413;
  const receive = isWebTier() ? relayWebhook : receiveWebhook;
  return receive(raw, request.headers);
}

/**
 * Stores a genuine event once. It is processed later, because the provider expects an answer within five
 * seconds. Returns the HTTP status: 200 for stored, repeated and foreign events.
 */
export async function receiveWebhook(raw: Buffer, headers: Headers): Promise<200 | 400 | 401> {
  const signature = headers.get("x-razorpay-signature") ?? "";
  if (!isSigned(raw, signature, env().RAZORPAY_WEBHOOK_SECRETS)) {
    log().warn("webhook with a wrong signature");
    return 401;
  }
  const id = headers.get("x-razorpay-event-id");
  const payload = parse(raw);
  const event = Event.safeParse(payload);
  if (!id || id.length > 100 || !event.success) return 400;
  const { event: name } = event.data;
  if (await isStoredToDo({ id, event: name, body: payload })) wake("webhooks");
  return 200;
}

type Received = { id: string; event: string; body: unknown };

/**
 * Stores an event, and returns whether it is new and something is left to do. Nothing is about a payment that
 * has paid its purchase already, as most have when their three events come: the browser was faster. An erased
 * payer's event is left to the job, which cuts it down.
 */
async function isStoredToDo({ id, event, body }: Received): Promise<boolean> {
  const payment = knowablePayment({ event, payload: payloadOf(body) }) ?? null;
  const [stored] = await rows<{ isDone: boolean }>(
    db(),
    Prisma.sql`
      INSERT INTO "WebhookEvent" (id, event, payload, "nextTryAt", "processedAt")
      VALUES (${id}, ${event}, ${JSON.stringify(body)}::jsonb, ${NOW_MS}, (
        SELECT now() FROM "Payment" pay
          JOIN "Purchase" bought ON bought.id = pay."purchaseId" AND bought."paidBy" = pay.id
          JOIN "User" payer ON payer.id = bought."userId" AND payer."erasedAt" IS NULL
        WHERE pay.id = ${payment}))
      ON CONFLICT DO NOTHING RETURNING "processedAt" IS NOT NULL AS "isDone"`,
  );
  return stored !== undefined && !stored.isDone;
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}
