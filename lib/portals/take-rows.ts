import "server-only";
import { audit } from "@/lib/audit/record";
import type { Tx } from "@/lib/db";
import type { TakenAnswer } from "@/lib/portals/answer-file";
import { outcomeOf, type Refused } from "@/lib/portals/answer-words";

/**
 * Takes the rows of a portal's answer one after the other and records what came of them. The caller holds the lock
 * of portal answers.
 */
export async function takeRows<Row>(
  tx: Tx,
  rows: readonly Row[],
  { byId, action }: { byId: string; action: "tax.einvoice-answer" | "tax.eway-answer" },
  take: (row: Row) => Promise<"taken" | "known" | Refused>,
): Promise<TakenAnswer> {
  const outcomes: ("taken" | "known" | Refused)[] = [];
  for (const row of rows) outcomes.push(await take(row));
  const answer = outcomeOf(outcomes);
  await audit(tx, {
    ...{ by: "admin", byId, action, subject: "tax" },
    detail: { taken: answer.taken, known: answer.known, refused: answer.refused.length },
  });
  return answer;
}
