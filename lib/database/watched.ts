import "server-only";
import type { Pool, PoolClient } from "pg";
import { ENDED, type Opened, opening } from "@/lib/database/opened";
import { holdBack } from "@/lib/database/round-trips";
import { log } from "@/lib/log";

/** The pool as Prisma's adapter sees it, which takes a connection itself only for a transaction. */
export function forTransactions(pool: Pool): Pool {
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
