import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { Counter, Gauge } from "prom-client";
import { openDatabase } from "@/lib/database/client";
import { primary } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { figures } from "@/lib/observe/figures";
import { onShutdown } from "@/lib/process/shutdown";
import { lagOf, type Sample } from "@/lib/replica/lag";

type Client = ReturnType<typeof openDatabase>;
type Watch = {
  client: Client;
  samples: Sample[];
  /** How far it has replayed the log, in bytes, and when it said so; null while it is away. */
  seen: { replayed: number; lagMs: number; at: number } | null;
  isOver: boolean;
  reads: Counter;
};

// Next bundles the start and each handler separately; all must share one connection.
const globalState = globalThis as { replica?: Watch };

/** How often the replica is looked at, and how long that may take, in ms. A test lowers the first. */
export const looks = { everyMs: 1_000, limitMs: 2_000 };

/** Looks at the replica from now on, where one is set. */
export function watchReplica(): void {
  const { DATABASE_REPLICA_URL: connectionString } = env();
  if (!connectionString || globalState.replica) return;
  const client = openDatabase({
    ...{ connectionString, max: 10, connectionTimeoutMillis: 2_000, query_timeout: 10_000 },
  });
  const watch: Watch = { client, samples: [], seen: null, isOver: false, reads: metrics() };
  globalState.replica = watch;
  onShutdown("replica", async () => {
    watch.isOver = true;
    globalState.replica = undefined;
    await client.$disconnect();
  });
  void lookAgain(watch);
}

/** The replica if it shows everything up to a place in the log, in bytes, and is not too old; null otherwise. */
export function replicaAfter(place: number): Client | null {
  const { client, seen } = globalState.replica ?? {};
  if (!client || !seen || seen.replayed < place) return null;
  return lagMs() <= env().DATABASE_REPLICA_MAX_LAG_MS ? client : null;
}

/** How old what the replica shows is at most, in ms; Infinity while it is away. */
function lagMs(): number {
  const { seen } = globalState.replica ?? {};
  return seen ? seen.lagMs + performance.now() - seen.at : Number.POSITIVE_INFINITY;
}

/** Counts a read that the replica might have answered, by what did. "failed" was then asked of the primary. */
export function countRead(from: "replica" | "primary" | "failed"): void {
  globalState.replica?.reads.inc({ from });
}

/** It has failed: nobody asks it until it has answered a look. */
export function suspectReplica(): void {
  if (globalState.replica) globalState.replica.seen = null;
}

async function lookAgain(watch: Watch): Promise<void> {
  let wasThere = true;
  while (!watch.isOver) {
    const late = sleep(looks.limitMs, "late" as const, { ref: false });
    const result = await Promise.race([look(watch), late]).catch((error: unknown) => error);
    const isThere = result === undefined;
    if (!isThere) watch.seen = null;
    if (isThere !== wasThere && !watch.isOver)
      log().warn({ err: result }, isThere ? "the replica is back" : AWAY);
    wasThere = isThere;
    await sleep(looks.everyMs, undefined, { ref: false });
  }
}

const AWAY = "the replica does not answer: lists of the back-office are read from the primary";
/** Ten minutes of them. */
const MOST_SAMPLES = 600;

async function look({ client, samples, ...watch }: Watch): Promise<void> {
  const at = performance.now();
  const [own] = await primary().$queryRaw<{ written: number }[]>`
    SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 AS written`;
  samples.push({ at, written: own?.written ?? 0 });
  if (samples.length > MOST_SAMPLES) samples.shift();
  const [its] = await client.$queryRaw<{ replayed: number | null }[]>`
    SELECT (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 AS replayed`;
  if (typeof its?.replayed !== "number") throw new Error("DATABASE_REPLICA_URL is no replica");
  if (watch.isOver || !globalState.replica) return;
  const now = performance.now();
  const lag = lagOf(samples, its.replayed, now);
  globalState.replica.seen = { replayed: its.replayed, lagMs: lag, at: now };
}

function metrics(): Counter {
  const { registry } = figures();
  const registers = [registry];
  for (const name of [LAG, READS]) registry.removeSingleMetric(name);
  new Gauge({
    name: LAG,
    help: "How old what the read replica shows is at most, in seconds; +Inf while it does not answer",
    registers,
    collect() {
      this.set(lagMs() / 1_000);
    },
  });
  return new Counter({
    name: READS,
    help: "Lists, searches and figures of the back-office by what answered: the replica, the primary, or the primary because the replica failed",
    labelNames: ["from"],
    registers,
  });
}

const LAG = "database_replica_lag_seconds";
const READS = "database_replica_reads_total";
