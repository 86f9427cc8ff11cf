import { z } from "zod";

const entity = <T extends z.ZodRawShape>(shape: T) => z.object({ entity: z.object(shape) });

const Payload = z.object({
  payload: z.object({
    payment: entity({ id: z.string(), order_id: z.string().nullish() }).optional(),
    order: entity({ id: z.string() }).optional(),
    refund: entity({ id: z.string(), payment_id: z.string().nullish() }).optional(),
  }),
});

/** What an event is about, as far as we read it; undefined for one that names none of it. */
export type EventPayload = z.output<typeof Payload>["payload"] | undefined;

export function payloadOf(body: unknown): EventPayload {
  return Payload.safeParse(body).data?.payload;
}

type Read = { event: string; payload: EventPayload };

/**
 * The payment about which nothing is news once it has paid its purchase; undefined for refunds and disputes,
 * which are always news.
 */
export function knowablePayment({ event, payload }: Read): string | undefined {
  const isNews = event.startsWith("refund.") || event.startsWith("payment.dispute.");
  return isNews ? undefined : payload?.payment?.entity.id;
}
