import "server-only";
import { PgBoss } from "pg-boss";
import { tidyAccounts } from "@/lib/auth/tidy";
import { required } from "@/lib/env";
import { onKick } from "@/lib/jobs/kick";
import { log } from "@/lib/log";
import { sendDueMails } from "@/lib/mail/send";
import { sendDueRefunds } from "@/lib/payments/refunds";
import { sweepPayments } from "@/lib/payments/sweep";
import { expirePurchases, reconcile } from "@/lib/payments/watch";
import { processWebhooks } from "@/lib/payments/webhook-events";

/** What runs when nobody waits for it. Each looks into the database for work, so a lost kick is only a delay. */
const JOBS: Readonly<Record<string, { run: () => Promise<unknown>; cron: string }>> = {
  mail: { run: sendDueMails, cron: "* * * * *" },
  webhooks: { run: processWebhooks, cron: "* * * * *" },
  refunds: { run: sendDueRefunds, cron: "* * * * *" },
  reconcile: { run: reconcile, cron: "*/2 * * * *" },
  expire: { run: expirePurchases, cron: "* * * * *" },
  // 03:10 in India, when nobody buys.
  sweep: { run: sweepPayments, cron: "40 21 * * *" },
  tidy: { run: tidyAccounts, cron: "17 * * * *" },
};

const kept = globalThis as { boss?: PgBoss };

/** Starts the job runner once a process, and stops it with the process. */
export async function startJobs(): Promise<void> {
  if (kept.boss) return;
  const boss = new PgBoss({ connectionString: required("DATABASE_URL"), max: 3 });
  kept.boss = boss;
  boss.on("error", (error) => log().error({ err: error }, "job runner"));
  await boss.start();
  for (const [name, { run, cron }] of Object.entries(JOBS)) {
    // "exclusive": one waiting or running at a time over all instances; more kicks add nothing.
    await boss.createQueue(name, { policy: "short", retryLimit: 2 });
    await boss.work(name, { pollingIntervalSeconds: 1 }, () => run());
    await boss.schedule(name, cron);
  }
  onKick(
    (name) => void boss.send(name, {}).catch((error) => log().warn({ err: error }, "kick lost")),
  );
  process.once("SIGTERM", () => void boss.stop({ graceful: true, timeout: 5_000 }));
}
