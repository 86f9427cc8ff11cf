import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { Prisma, PrismaClient } from "@/generated/prisma/client";
import { required } from "@/lib/env";
import { log } from "@/lib/log";
import { onShutdown } from "@/lib/process/shutdown";
import { statementName } from "@/lib/statement-names";

export { Prisma };

/** A running transaction, or the client itself. */
export type Tx = Prisma.TransactionClient;

const globalState = globalThis as { prisma?: PrismaClient; pool?: Pool };

/**
 * The database client. A function, so that the build does not connect. Stored on globalThis, because
 * development reloads modules and would leak a pool each time.
 */
export function db(): PrismaClient {
  globalState.prisma ??= connect();
  return globalState.prisma;
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

function connect(): PrismaClient {
  const pool = new Pool({ connectionString: required("DATABASE_URL"), max: 20 });
  // A connection that breaks while the adapter returns it to the pool has no other error listener: without
  // this one a restart of the database would crash the process.
  pool.on("connect", (client) =>
    client.on("error", (error) => log().warn({ err: error }, "database connection lost")),
  );
  globalState.pool = pool;
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    statementNameGenerator: statementName,
  });
  // In a burst of buyers, transactions wait for a connection instead of failing; the pool limits the load.
  const transactionOptions = { maxWait: 15_000, timeout: 20_000 };
  const client = new PrismaClient({ adapter, transactionOptions, errorFormat: "minimal" });
  onShutdown("database", () => client.$disconnect());
  return client;
}
