import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { Prisma, PrismaClient } from "@/generated/prisma/client";
import { required } from "@/lib/env";
import { log } from "@/lib/log";
import { onShutdown } from "@/lib/process/shutdown";
import { statementName } from "@/lib/statement-names";

export { Prisma };

/** A running transaction, or the client itself: what a function needs that only reads and writes. */
export type Tx = Prisma.TransactionClient;

const kept = globalThis as { prisma?: PrismaClient; pool?: Pool };

/**
 * The database. A function, so that nothing connects while the project is built.
 * Kept on globalThis, because development reloads modules and would leak a pool each time.
 */
export function db(): PrismaClient {
  kept.prisma ??= connect();
  return kept.prisma;
}

/** Connections of this process by what they do, and how many wait for one. */
export function poolFigures(): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = kept.pool ?? {};
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Whether an error is the database refusing a duplicate. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

function connect(): PrismaClient {
  const pool = new Pool({ connectionString: required("DATABASE_URL"), max: 20 });
  // A connection that breaks while the adapter is giving it back has no other listener: without this one
  // a restart of the database would end the whole process.
  pool.on("connect", (client) =>
    client.on("error", (error) => log().warn({ err: error }, "database connection lost")),
  );
  kept.pool = pool;
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    statementNameGenerator: statementName,
  });
  // A burst of buyers waits for a connection instead of failing: the waiting is bounded by the pool.
  const transactionOptions = { maxWait: 15_000, timeout: 20_000 };
  const client = new PrismaClient({ adapter, transactionOptions, errorFormat: "minimal" });
  onShutdown("database", () => client.$disconnect());
  return client;
}
