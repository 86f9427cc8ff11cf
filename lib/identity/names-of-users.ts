import "server-only";
import { db } from "@/lib/db";

/** Names by user id, for lists that say who did something; null ids are skipped. */
export async function namesOf(ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  const people = await db().user.findMany({
    where: { id: { in: known } },
    select: { id: true, name: true },
  });
  return new Map(people.map(({ id, name }) => [id, name]));
}
