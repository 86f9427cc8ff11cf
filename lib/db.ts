import "server-only";
import type { Pool } from "pg";
import { Prisma, type PrismaClient } from "@/generated/prisma/client";
import { openDatabase } from "@/lib/database/client";
import { pools } from "@/lib/database/opened";
import { env, required } from "@/lib/env";
import { onShutdown } from "@/lib/process/shutdown";
import { leaveReplica, readingClient } from "@/lib/reading";

export { Prisma };

/** A running transaction, or the client itself. */
export type Tx = Prisma.TransactionClient;

const globalState = globalThis as { prisma?: PrismaClient; pool?: Pool };

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

function connect(): PrismaClient {
  const max = env().DATABASE_POOL ?? poolShare(env().PROCESSES);
  const client = openDatabase({ connectionString: required("DATABASE_URL"), max });
  globalState.pool = pools().get(client);
  onShutdown("database", () => client.$disconnect());
  return client;
}

/**
 * The connections of one of so many processes: with those of jobs and of LISTEN all of them stay below the 100 that
 * a PostgreSQL takes when nobody has set more.
 */
function poolShare(processes: number): number {
  return Math.min(20, Math.max(4, Math.floor(60 / processes)));
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
