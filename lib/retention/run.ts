import "server-only";
import { cleanUpProfilePictures } from "@/lib/accounts/cleanup";
import { cleanUpAdvice } from "@/lib/advice/counting";
import {
  cleanUpCodes,
  cleanUpCounters,
  cleanUpEmailChanges,
  cleanUpGuestCarts,
  cleanUpInvitations,
  cleanUpSessions,
} from "@/lib/auth/cleanup";
import { cleanUpPictures } from "@/lib/catalogue/pictures/cleanup";
import { cleanUpDemoRequests, cleanUpMessages, cleanUpPhotos } from "@/lib/contact/cleanup";
import { db } from "@/lib/db";
import { cleanUpFaults } from "@/lib/faults/cleanup";
import { startOf } from "@/lib/graphemes";
import { cleanUpRequests } from "@/lib/http/idempotency/stored-answers";
import { log } from "@/lib/log";
import {
  BATCH,
  cleanUpMails,
  cutOldPayloads,
  emptyOldCheckouts,
  emptyOldContacts,
  emptyOldOrders,
} from "@/lib/retention/old-rows";
import { RULES, type RuleName } from "@/lib/retention/rules";
import { cleanUpVisits } from "@/lib/visits/cleanup";

/**
 * Removes what a rule covers as of a time and returns how many; called again while it returns a full batch.
 */
type Removal = (now: Date) => Promise<number>;

const WHOLE: Partial<Record<RuleName, Removal>> = {
  counters: cleanUpCounters,
  codes: cleanUpCodes,
  email_changes: cleanUpEmailChanges,
  kept_answers: cleanUpRequests,
  sessions: cleanUpSessions,
  invitations: cleanUpInvitations,
  guest_carts: cleanUpGuestCarts,
  pictures: unusedPictures,
  mails: cleanUpMails,
  messages: cleanUpMessages,
  demo_requests: cleanUpDemoRequests,
  reports: cleanUpFaults,
  visits: async (now) => (await cleanUpVisits(now)) + (await cleanUpAdvice(now)),
};
const IN_BATCHES: Partial<Record<RuleName, Removal>> = {
  payloads: cutOldPayloads,
  contacts: emptyOldContacts,
  checkouts: emptyOldCheckouts,
  orders: emptyOldOrders,
};

async function unusedPictures(now: Date): Promise<number> {
  const ofProducts = await cleanUpPictures(now);
  return ofProducts + (await cleanUpPhotos(now)) + (await cleanUpProfilePictures(now));
}

/**
 * Runs every rule and records how many each removed. A rule that fails is recorded and the others still run;
 * the rest is removed an hour later.
 */
export async function runRetention(stop?: AbortSignal, now = new Date()): Promise<void> {
  for (const rule of Object.keys(RULES) as RuleName[]) {
    if (stop?.aborted) return;
    await run(rule, now, stop);
  }
}

async function run(rule: RuleName, now: Date, stop?: AbortSignal): Promise<void> {
  let removed = 0;
  let error: string | null = null;
  try {
    removed = (await WHOLE[rule]?.(now)) ?? (await batches(rule, now, stop));
  } catch (cause) {
    log().error({ rule, err: cause }, "data not removed, tried again in an hour");
    error = startOf(cause instanceof Error ? cause.message : String(cause), 500);
  }
  await recordRun(rule, now, { removed, error });
}

async function batches(rule: RuleName, now: Date, stop?: AbortSignal): Promise<number> {
  const remove = IN_BATCHES[rule];
  if (!remove) throw new Error(`No removal is defined for the rule ${rule}.`);
  let total = 0;
  let taken: number;
  do {
    taken = await remove(now);
    total += taken;
  } while (taken >= BATCH && !stop?.aborted);
  return total;
}

type Outcome = { removed: number; error: string | null };

async function recordRun(rule: RuleName, ranAt: Date, { removed, error }: Outcome): Promise<void> {
  const found = removed > 0 ? { lastRemovedAt: ranAt } : {};
  const data = { ranAt, removed, error, ...found };
  await db().retentionRun.upsert({
    where: { rule },
    create: { rule, total: removed, ...data },
    update: { total: { increment: removed }, ...data },
    select: { rule: true },
  });
}
