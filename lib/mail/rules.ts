/** A mail that has failed this often stays in the outbox with its last error, for a person to check. */
export const MAX_TRIES = 12;

/** Mails that are no longer retried, as a condition on the outbox. */
export const GIVEN_UP = { sentAt: null, tries: { gte: MAX_TRIES } };

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** The back-off in ms after the nth failed attempt (from 1): 1, 2, 4 … minutes, at most 6 hours. */
export function backOffMs(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_MS);
}

/** The Message-ID of an outbox row: the same for every attempt, so that mailboxes can drop duplicates. */
export function messageId(rowId: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return `<${rowId}@${domain}>`;
}
