import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Writable } from "node:stream";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { Prisma, PrismaClient } from "@/generated/prisma/client";
import { env, required } from "@/lib/env";
import { log } from "@/lib/log";
import { onShutdown } from "@/lib/process/shutdown";
import { leaveReplica, readingClient } from "@/lib/reading";
import { statementName, tryNames } from "@/lib/statement-names";

export { Prisma };

/** A running transaction, or the client itself. */
export type Tx = Prisma.TransactionClient;

const globalState = globalThis as {
  prisma?: PrismaClient;
  pool?: Pool;
  pools?: WeakMap<object, Pool>;
  transactions?: WeakMap<Tx, Opened>;
};

/**
 * The database client: the primary's, or the replica's in a call that may lag (lib/replica). A function, so that the build does
 * not connect. Stored on globalThis, because development reloads modules and would leak a pool each time.
 */
export function db(): PrismaClient {
  return (readingClient() as PrismaClient | null) ?? primary();
}

/** The client of the primary, for a write in what else only reads. What follows in the same call is read there too. */
export function primary(): PrismaClient {
  leaveReplica();
  globalState.prisma ??= connect();
  return globalState.prisma;
}

/** The connection of a running transaction, or the pool for the client itself. */
export function connectionOf(tx: Tx): Pool | PoolClient {
  const connection = globalState.pools?.get(tx) ?? globalState.transactions?.get(tx)?.connection;
  if (connection) return connection;
  throw new Error(ENDED);
}

const ENDED = "This transaction has ended.";

/**
 * Commits a transaction in the same round trip as its last statements, which the caller has just started: nothing can be
 * started in it afterwards. If one of them cannot be started or fails, all is taken back, as without it.
 */
export async function commitWith<T extends readonly unknown[]>(
  tx: Tx,
  started: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  const opened = globalState.transactions?.get(tx);
  const send = opened?.connection && holdBack(opened.connection);
  let isBroken = false;
  for (const one of started as readonly Promise<unknown>[]) {
    one.catch(() => {
      isBroken = true;
    });
  }
  // By then those that could not be started have been heard of.
  await new Promise((resolve) => process.nextTick(resolve));
  if (!isBroken && opened?.connection) opened.commit?.();
  send?.();
  return (await Promise.all(started)) as unknown as T;
}

/**
 * Runs reads by `rows` on one connection, without a transaction: those that are started together are one round trip.
 * Of those that fail, the first in the list counts.
 */
export async function inOneTrip<T extends readonly unknown[]>(
  ask: (tx: Tx) => [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  const client = db();
  const connection = await (connectionOf(client) as Pool).connect();
  // Another object than the client, for its connection; for anything else it is the client.
  const asking: Tx = new Proxy(client, {});
  globalState.transactions?.set(asking, { connection });
  const answers = await Promise.allSettled(ask(asking)).finally(() => connection.release());
  for (const answer of answers) if (answer.status === "rejected") throw answer.reason;
  return answers.map((answer) => "value" in answer && answer.value) as unknown as T;
}

/**
 * Holds back what is sent, until the returned function is called: one write costs more than what is written. For the
 * pool, whose connection is not known yet, it does nothing.
 */
export function holdBack(connection: Pool | PoolClient): () => void {
  // Not in pg's types.
  const { stream } = (connection as { connection?: { stream?: Writable } }).connection ?? {};
  let isHeld = stream !== undefined;
  stream?.cork();
  return () => {
    if (isHeld) stream?.uncork();
    isHeld = false;
  };
}

/** This process' connections by state, and how many callers wait for one. */
export function poolFigures(): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = globalState.pool ?? {};
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Whether an error is a violated unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/** A transaction: its connection, from BEGIN until COMMIT or ROLLBACK, also when Prisma gives up waiting for it. */
type Opened = { connection?: PoolClient; commit?: () => void };
const opening = new AsyncLocalStorage<Opened>();

/** The pool as Prisma's adapter sees it, which takes a connection itself only for a transaction. */
function forTransactions(pool: Pool): Pool {
  const connect = async () => watched(await pool.connect(), opening.getStore() ?? {});
  return new Proxy(pool, {
    get(_pool, name) {
      if (name === "connect") return connect;
      const value: unknown = Reflect.get(pool, name);
      return typeof value === "function" ? value.bind(pool) : value;
    },
  });
}

/**
 * Notes when a transaction has its connection, and when it is over: what comes later would be in nobody's
 * transaction, or another's. BEGIN is answered at once and held back, so that it travels with the first statement;
 * should it be lost, so is the connection, and that statement fails too.
 */
function watched(connection: PoolClient, opened: Opened): PoolClient {
  const { release } = connection;
  const query = connection.query.bind(connection) as (...given: unknown[]) => Promise<unknown>;
  const end = () => {
    opened.connection = undefined;
    Object.assign(connection, { release });
    Reflect.deleteProperty(connection, "query");
  };
  let letGo = () => {};
  let committed: Promise<unknown> | undefined;
  opened.commit = () => {
    opened.connection = undefined;
    committed ??= query("COMMIT");
    committed.catch(() => undefined);
  };
  const ask = (...given: [{ text?: string }]) => {
    const [{ text }] = given;
    const isEnd = text === "COMMIT" || text === "ROLLBACK";
    if (isEnd) end();
    if (committed) return isEnd ? endOf(committed, text) : Promise.reject(new Error(ENDED));
    if (text !== "BEGIN") {
      process.nextTick(letGo);
      return query(...given);
    }
    letGo = holdBack(connection);
    const answer = query(...given);
    answer.catch((error) => log().warn({ err: error }, "a transaction did not begin"));
    return Promise.resolve({ rows: [], fields: [], rowCount: 0 });
  };
  const give = (...given: Parameters<typeof release>) => {
    letGo();
    end();
    release(...given);
  };
  opened.connection = connection;
  return Object.assign(connection, { query: ask, release: give });
}

/** How a transaction ended whose COMMIT was sent early, when Prisma asks for this end. */
async function endOf(committed: Promise<unknown>, asked: "COMMIT" | "ROLLBACK"): Promise<unknown> {
  const result = (await committed) as { command?: string };
  if (asked === "ROLLBACK" && result.command === "COMMIT")
    log().error("a transaction was committed, and its caller has failed afterwards");
  // PostgreSQL's answer to COMMIT when a statement has failed.
  if (asked === "COMMIT" && result.command !== "COMMIT")
    throw new Error("A transaction was taken back, because a statement in it had failed.");
  return result;
}

type Work = (tx: Tx) => Promise<unknown>;

/** Has the client note the connections of its interactive transactions. */
function noteConnections(client: PrismaClient): PrismaClient {
  globalState.transactions ??= new WeakMap();
  const { transactions } = globalState;
  const begin = client.$transaction.bind(client) as (work: unknown, options?: object) => unknown;
  const transaction = (work: Work | unknown[], options?: object) => {
    const opened: Opened = {};
    if (typeof work !== "function") return begin(work, options);
    const noted = (tx: Tx) => {
      transactions.set(tx, opened);
      return work(tx);
    };
    return opening.run(opened, () => begin(noted, options));
  };
  return Object.assign(client, { $transaction: transaction });
}

function connect(): PrismaClient {
  const max = env().DATABASE_POOL ?? poolShare(env().PROCESSES);
  const client = openDatabase({ connectionString: required("DATABASE_URL"), max });
  globalState.pool = globalState.pools?.get(client);
  onShutdown("database", () => client.$disconnect());
  return client;
}

/** A client of a database, with a pool of its own. */
export function openDatabase(config: PoolConfig): PrismaClient {
  // Pipelined, so that statements that do not need each other's answers travel together.
  const pool = new Pool({ ...config, pipeline: true, onConnect: tryNames });
  // A connection that breaks while the adapter returns it to the pool has no other error listener: without
  // this one a restart of the database would crash the process.
  pool.on("connect", (client) =>
    client.on("error", (error) => log().warn({ err: error }, "database connection lost")),
  );
  const adapter = new PrismaPg(forTransactions(pool), {
    disposeExternalPool: true,
    statementNameGenerator: statementName,
  });
  // In a burst of buyers, transactions wait for a connection instead of failing; the pool limits the load.
  const transactionOptions = { maxWait: 15_000, timeout: 20_000 };
  const options = { adapter, transactionOptions, errorFormat: "minimal" } as const;
  const client = noteConnections(new PrismaClient(options));
  const disconnect = client.$disconnect.bind(client);
  // Prisma leaves the pool open if nothing was asked through Prisma itself: its connections end after ten seconds.
  const close = () => disconnect().then(() => (pool.ending ? undefined : pool.end()));
  Object.assign(client, { $disconnect: close });
  globalState.pools ??= new WeakMap();
  globalState.pools.set(client, pool);
  return client;
}

/**
 * The connections of one of so many processes: with those of jobs and of LISTEN all of them stay below the 100 that
 * a PostgreSQL takes when nobody has set more.
 */
function poolShare(processes: number): number {
  return Math.min(20, Math.max(4, Math.floor(60 / processes)));
}
