import "server-only";
import type { Tx } from "@/lib/db";

/** The notification channel of changed products; a notification holds several slugs. */
export const CHANNEL = "product";
/** A slug is at most 80 characters, a notification at most 8,000 bytes. */
const SLUGS_A_NOTIFICATION = 90;

/**
 * Publishes changed products, by slug, when the transaction commits: each process then expires their pages.
 * Call it with every change that a public page shows.
 */
export async function publishChanges(tx: Tx, slugs: readonly string[]): Promise<void> {
  const payloads: string[] = [];
  for (let at = 0; at < slugs.length; at += SLUGS_A_NOTIFICATION)
    payloads.push(slugs.slice(at, at + SLUGS_A_NOTIFICATION).join(","));
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, payload) FROM unnest(${payloads}::text[]) AS payload`;
}

/** The slugs of a notification. */
export function slugsOf(payload: string): string[] {
  return payload.split(",");
}
