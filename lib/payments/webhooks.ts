import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { kick } from "@/lib/jobs/kick";
import { log } from "@/lib/log";
import { settle } from "@/lib/payments/settle";
import { isSigned } from "@/lib/payments/signature";

const Event = z.object({ event: z.string().max(100) });

const OrderOf = z.object({
  payload: z.object({
    payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).optional(),
    order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
  }),
});

/**
 * Stores an event that is really the provider's, once; worked on afterwards, because the provider
 * wants its answer within five seconds. Answers the HTTP status: 200 for stored, repeated and foreign.
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
  await db().webhookEvent.createMany({
    data: [{ id, event: event.data.event, payload: payload as object }],
    skipDuplicates: true,
  });
  kick("webhooks");
  return 200;
}

/** Works on stored events, oldest first. An event is a hint to ask the provider, never truth itself. */
export async function processWebhooks(limit = 50): Promise<number> {
  const events = await db().webhookEvent.findMany({
    where: { processedAt: null },
    orderBy: { receivedAt: "asc" },
    take: limit,
    select: { id: true, payload: true },
  });
  for (const { id, payload } of events) await processEvent(id, payload);
  return events.length;
}

async function processEvent(id: string, payload: unknown): Promise<void> {
  try {
    const orderId = orderIdIn(payload);
    if (orderId) await settle(orderId);
    await db().webhookEvent.update({
      where: { id },
      data: { processedAt: new Date(), error: null },
    });
  } catch (error) {
    log().error({ event: id, err: error }, "webhook not processed, tried again later");
    const text = error instanceof Error ? error.message : String(error);
    await db().webhookEvent.update({ where: { id }, data: { error: text } });
  }
}

function orderIdIn(payload: unknown): string | undefined {
  const parsed = OrderOf.safeParse(payload).data?.payload;
  return parsed?.order?.entity.id ?? parsed?.payment?.entity.order_id ?? undefined;
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}
