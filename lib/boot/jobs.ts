import "server-only";
import { warnOfEndingKeys } from "@/lib/api-keys/expiry";
import { addUpChanges } from "@/lib/catalogue/views/add-up";
import { inBatches } from "@/lib/jobs/in-batches";
import { sendDueMails } from "@/lib/mail/send";
import { tellOfLateOrders } from "@/lib/orders/delivery/late";
import { makePapers } from "@/lib/orders/papers/paper";
import { expirePurchases, reconcile } from "@/lib/payments/reconciliation/attempts";
import { sweepPayments } from "@/lib/payments/reconciliation/provider-list";
import { sendDueRefunds } from "@/lib/payments/refunds/refunds";
import { processWebhooks } from "@/lib/payments/webhooks/webhook-events";
import { CLEANUP_CRON } from "@/lib/retention/rules";
import { runRetention } from "@/lib/retention/run";
import { rollUpSales } from "@/lib/sales/roll-up";

/** `stop` is aborted when the process shuts down: a job in batches then ends after its current batch. */
export type Job = { run: (stop?: AbortSignal) => Promise<unknown>; cron: string };

/** The background jobs. Each finds its work in the database, so a lost wake is only a delay. */
export const JOBS = {
  mail: { run: inBatches(20, sendMails), cron: "* * * * *" },
  webhooks: { run: inBatches(50, processWebhooks), cron: "* * * * *" },
  refunds: { run: inBatches(20, sendDueRefunds), cron: "* * * * *" },
  papers: { run: inBatches(10, makePapers), cron: "* * * * *" },
  reconcile: { run: () => reconcile(), cron: "*/2 * * * *" },
  expire: { run: () => expirePurchases(), cron: "* * * * *" },
  // 03:10 in India, when few people buy.
  sales: { run: () => rollUpSales(), cron: "* * * * *" },
  sweep: { run: () => sweepPayments(), cron: "40 21 * * *" },
  // 09:30 in India, when one can call us about it.
  late: { run: inBatches(50, tellOfLateOrders), cron: "0 4 * * *" },
  tidy: { run: cleanUp, cron: CLEANUP_CRON },
} satisfies Record<string, Job>;

async function cleanUp(stop?: AbortSignal): Promise<void> {
  await addUpChanges();
  await warnOfEndingKeys();
  await runRetention(stop);
}

async function sendMails(limit: number): Promise<number> {
  const { sent, failed } = await sendDueMails(limit);
  return sent + failed;
}
