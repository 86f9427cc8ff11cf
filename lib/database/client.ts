import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool, type PoolConfig } from "pg";
import { type Prisma, PrismaClient } from "@/generated/prisma/client";
import { type Opened, opening, pools, transactions } from "@/lib/database/opened";
import { forTransactions } from "@/lib/database/watched";
import { log } from "@/lib/log";
import { statementName, tryNames } from "@/lib/statement-names";

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
  pools().set(client, pool);
  return client;
}

type Work = (tx: Prisma.TransactionClient) => Promise<unknown>;

/** Has the client note the connections of its interactive transactions. */
function noteConnections(client: PrismaClient): PrismaClient {
  const begin = client.$transaction.bind(client) as (work: unknown, options?: object) => unknown;
  const transaction = (work: Work | unknown[], options?: object) => {
    const opened: Opened = {};
    if (typeof work !== "function") return begin(work, options);
    const noted = (tx: Prisma.TransactionClient) => {
      transactions().set(tx, opened);
      return work(tx);
    };
    return opening.run(opened, () => begin(noted, options));
  };
  return Object.assign(client, { $transaction: transaction });
}
