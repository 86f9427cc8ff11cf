import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { storeFault } from "@/lib/files/store";
import { type CacheTimes, cachedCheck } from "@/lib/health/cached-check";
import type { Problem } from "@/lib/health/contract";
import { migrationProblems } from "@/lib/health/migrations";
import { verifyMailServer } from "@/lib/mail/reachable";
import { askProviderOrigin } from "@/lib/payments/provider/reachable";
import { hearing } from "@/lib/process/hearing";

/** Our own database is checked often; disks and other servers rarely while they are well. */
const OWN: CacheTimes = { good: 5_000, bad: 1_000 };
const OTHERS: CacheTimes = { good: 30_000, bad: 5_000 };
const LIMIT_MS = 2_500;

/** What a process with a database lacks: all checks in parallel, at most 2.5 s. */
export async function ownProblems(): Promise<Problem[]> {
  const asked = [database(), migrations(), mail(), payment(), files()] as const;
  const [base, ...others] = await Promise.all(asked);
  // Without the database its migrations are unknown.
  const [migration = [], ...rest] = others;
  return [...base, ...(base.length === 0 ? [...migration, ...notices()] : []), ...rest.flat()];
}

const problem = (what: Problem["what"], message: string): Problem => ({ what, message });

const database = cachedCheck(
  async () => {
    await db().$queryRaw`SELECT 1`;
    return [];
  },
  problem("database", "The database does not answer."),
  { keep: OWN, limitMs: LIMIT_MS },
);

const migrations = cachedCheck(
  migrationProblems,
  problem("migrations", "The list of migrations could not be read: run npm run db:migrate."),
  { keep: OWN, limitMs: LIMIT_MS },
);

/** What this process does not hear, as the listener has found out. */
function notices(): Problem[] {
  const states = new Set(hearing().values());
  if (states.has("deaf")) return [problem("notices", DEAF)];
  return states.has("lost") ? [problem("notices", LOST)] : [];
}

const DEAF =
  "Changes of products are not heard: set DATABASE_DIRECT_URL to PostgreSQL itself, past the pooler. Until then pages are made anew every ten seconds or so.";
const LOST =
  "The connection that hears of changed products is lost: pages may be old until it is back.";

const mail = cachedCheck(
  async () => {
    if (!env().SMTP_URL)
      return [problem("mail", "SMTP_URL is not set: emails wait in the outbox.")];
    await verifyMailServer();
    return [];
  },
  problem(
    "mail",
    "The mail server does not answer or does not let us in: emails wait in the outbox.",
  ),
  { keep: OTHERS, limitMs: LIMIT_MS },
);

const payment = cachedCheck(
  async () => {
    await askProviderOrigin();
    return [];
  },
  problem("payment", "The payment provider does not answer: nobody can pay online."),
  { keep: OTHERS, limitMs: LIMIT_MS },
);

const files = cachedCheck(
  async () => {
    const fault = await storeFault();
    return fault ? [problem("files", fault)] : [];
  },
  problem("files", "The store of files does not answer: no picture can be uploaded or shown."),
  { keep: OTHERS, limitMs: LIMIT_MS },
);
