import "server-only";
import { setImmediate } from "node:timers";
import { type Pool, types } from "pg";
import { connectionOf, transactions } from "@/lib/database/opened";
import { holdBack } from "@/lib/database/round-trips";
import { db, Prisma, type Tx } from "@/lib/db";
import { nameOf } from "@/lib/statement-names";

/**
 * The rows of a statement in SQL, in a transaction or by itself. It goes to PostgreSQL as it
 * is, which costs a third of asking through Prisma, and keeps its plan: write lists and searches with Prisma. Statements started together in one transaction travel
 * together, run in the order in which they were started, and each sees what those before it have done:
 *
 *     const [, purchase] = await Promise.all([rows(tx, lock), rows(tx, read)]);
 *
 * A bigint comes as BigInt, a time or day as Date, as from Prisma.
 */
export async function rows<T>(tx: Tx, { text, values }: Prisma.Sql): Promise<T[]> {
  const connection = connectionOf(tx);
  process.nextTick(holdBack(connection));
  const answer = await connection.query({ name: nameOf(text), text, values, types: TYPES });
  return answer.rows;
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
  transactions().set(asking, { connection });
  const answers = await Promise.allSettled(ask(asking)).finally(() => connection.release());
  for (const answer of answers) if (answer.status === "rejected") throw answer.reason;
  return answers.map((answer) => "value" in answer && answer.value) as unknown as T;
}

/**
 * The rows of a read by a key, by itself. Those that are started in one turn of the event loop travel together, whichever requests
 * they are for. Not for a write, and not for what takes long: those behind it would wait.
 */
export function rowsOfTurn<T>(statement: Prisma.Sql): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const isFirst = turn.push({ statement, resolve: resolve as Asked["resolve"], reject }) === 1;
    if (isFirst) setImmediate(askAll);
  });
}

type Asked = {
  statement: Prisma.Sql;
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
};
const turn: Asked[] = [];
/** More than these go by a connection of their own. */
const MOST_TOGETHER = 32;

function askAll(): void {
  while (turn.length > 0) void askTogether(turn.splice(0, MOST_TOGETHER));
}

async function askTogether(asked: readonly Asked[]): Promise<void> {
  try {
    await inOneTrip((tx) =>
      asked.map(({ statement, resolve, reject }) => rows(tx, statement).then(resolve, reject)),
    );
  } catch (error) {
    // Without a connection.
    for (const { reject } of asked) reject(error);
  }
}

/**
 * The time now for a column of whole milliseconds, which rounds `now()` up half of the time: what is due now would
 * not be due for a job that asks at once.
 */
export const NOW_MS = Prisma.sql`date_trunc('milliseconds', now())`;

const { INT8, DATE } = types.builtins;

/** Differs from pg's own where that loses digits, or reads a day in the time zone of this machine. */
const TYPES: { getTypeParser: typeof types.getTypeParser } = {
  getTypeParser: (type: number, format?: "text" | "binary") => {
    if (type === INT8) return BigInt;
    if (type === DATE) return (day: string) => new Date(`${day}T00:00:00Z`);
    return types.getTypeParser(type, format as "text");
  },
};
