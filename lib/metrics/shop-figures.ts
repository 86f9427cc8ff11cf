import "server-only";
import { db } from "@/lib/db";
import { queuedJobs } from "@/lib/jobs/queued";
import { MAX_TRIES } from "@/lib/mail/rules";

/** One metric of the shop: its gauge, its label and its value. */
export type ShopFigure = {
  gauge: "orders" | "attempts" | "refunds" | "waiting";
  label: string;
  value: number;
};

/** The counts from the database, read from the sales roll-up and from indexes. */
export async function shopFigures(): Promise<ShopFigure[]> {
  const [counted, jobs] = await Promise.all([counts(), queuedJobs()]);
  const waiting = jobs.map(({ name, jobs: value }) => {
    return { gauge: "waiting" as const, label: `job_${name}`, value };
  });
  return [...counted, ...waiting];
}

// States without rows are reported as 0. Reads the roll-up plus changes not yet rolled up: a scrape writes
// nothing.
function counts(): Promise<ShopFigure[]> {
  return db().$queryRaw<ShopFigure[]>`
    SELECT 'orders' AS gauge, status AS label, sum(orders)::int AS value FROM (
      SELECT status, orders FROM "StatusCount"
      UNION ALL SELECT coalesce(status::text, 'placed'), count FROM "SalesChange"
    ) AS by_status GROUP BY status
    UNION ALL SELECT 'attempts', state::text,
      (SELECT count(*)::int FROM "PaymentAttempt" a WHERE a.state = known.state)
      FROM unnest(enum_range(NULL::"AttemptState")) AS known (state)
    UNION ALL SELECT 'refunds', state::text,
      (SELECT count(*)::int FROM "Refund" r WHERE r.state = known.state)
      FROM unnest(enum_range(NULL::"RefundState")) AS known (state)
    UNION ALL SELECT 'waiting', 'refunds', count(*)::int FROM "Refund"
      WHERE state IN ('pending', 'sent') AND "nextTryAt" <= now()
    UNION ALL SELECT 'waiting', 'webhooks', count(*)::int FROM "WebhookEvent" WHERE "processedAt" IS NULL
    UNION ALL SELECT 'waiting', 'mails', count(*)::int FROM "OutboxMail"
      WHERE "sentAt" IS NULL AND tries < ${MAX_TRIES}
    UNION ALL SELECT 'waiting', 'mails_given_up', count(*)::int FROM "OutboxMail"
      WHERE "sentAt" IS NULL AND tries >= ${MAX_TRIES}`;
}
