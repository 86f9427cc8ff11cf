import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** A point where the application is stopped until released. */
export type Held = {
  /** Resolves when so many requests or jobs have stopped there. @throws Error when none do. */
  reached: (count?: number) => Promise<void>;
  /** Called after the kill: the stopped transactions end without the application. */
  letGo: () => Promise<void>;
};

export type StatementPoint = {
  table: string;
  on: "INSERT" | "UPDATE" | "DELETE";
  /** SQL over OLD and NEW; every row when left out. */
  when?: string;
};

/** Stops before the row is written: the transaction is lost with the application. */
export function whileWriting(databaseUrl: string, point: StatementPoint): Promise<Held> {
  const timing = `BEFORE ${point.on}`;
  return hold(databaseUrl, { ...point, create: `TRIGGER kill_point ${timing}`, tail: "" }, true);
}

/** Stops inside COMMIT: the transaction is committed but not answered. */
export function whileCommitting(databaseUrl: string, point: StatementPoint): Promise<Held> {
  const create = `CONSTRAINT TRIGGER kill_point AFTER ${point.on}`;
  return hold(databaseUrl, { ...point, create, tail: "DEFERRABLE INITIALLY DEFERRED" }, false);
}

/** Waits for a condition, at most 30 s unless another limit is given. @throws Error naming it. */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  limitMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}.`);
    await sleep(20);
  }
}

const KEY = 26_4_12;

type Trigger = StatementPoint & { create: string; tail: string };

/** A trigger waits for a lock of this connection, which stops the application's transaction at the row. */
async function hold(databaseUrl: string, trigger: Trigger, isLost: boolean): Promise<Held> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("SELECT pg_advisory_lock($1)", [KEY]);
  await client.query(installed(trigger));
  const waiting = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [KEY],
    );
    return rows.map(({ pid }) => pid);
  };
  const reached = (count = 1) =>
    until(`${count} at ${trigger.on} of ${trigger.table}`, async () => {
      return (await waiting()).length >= count;
    });
  const letGo = async () => {
    const pids = await waiting();
    if (isLost)
      await client.query("SELECT pg_terminate_backend(p) FROM unnest($1::int[]) p", [pids]);
    await client.query("SELECT pg_advisory_unlock($1)", [KEY]);
    await until("the transactions that stood there are over", async () => {
      const alive = "SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1::int[])";
      return (await client.query(alive, [pids])).rows.length === 0;
    });
    await client.query(`DROP TRIGGER kill_point ON "${trigger.table}"`);
    await client.end();
  };
  return { reached, letGo };
}

function installed({ table, when, create, tail }: Trigger): string {
  const condition = when ? `WHEN (${when})` : "";
  return `
    CREATE OR REPLACE FUNCTION kill_point() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(${KEY});
      RETURN coalesce(NEW, OLD);
    END $$;
    CREATE ${create} ON "${table}" ${tail} FOR EACH ROW ${condition} EXECUTE FUNCTION kill_point()`;
}
