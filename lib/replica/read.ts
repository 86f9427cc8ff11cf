import "server-only";
import { AppError } from "@/lib/call/errors";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { readFrom } from "@/lib/reading";
import { placeOf } from "@/lib/replica/persons";
import { countRead, replicaAfter, suspectReplica } from "@/lib/replica/watch";

type Person = { userId: string; wroteAt?: number };

/**
 * Runs a read on the replica if that shows all that this person has written and is not too old, else on the primary. A read that
 * fails on the replica is run again on the primary.
 */
export async function readAs<T>(person: Person, work: () => Promise<T>): Promise<T> {
  if (!env().DATABASE_REPLICA_URL) return work();
  const client = replicaAfter(placeOf(person));
  if (!client) {
    countRead("primary");
    return work();
  }
  try {
    const result = await readFrom(client, work);
    countRead("replica");
    return result;
  } catch (error) {
    if (error instanceof AppError) throw error;
    log().warn({ err: error }, "a read of the replica failed and is asked of the primary");
    suspectReplica();
    countRead("failed");
    return work();
  }
}
