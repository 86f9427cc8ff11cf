/** A mail that failed this often stays in the outbox with its last error, for a person to look at. */
export const MAX_TRIES = 12;

/** Mails that nobody tries any more, as a condition on the outbox. */
export const GIVEN_UP = { sentAt: null, tries: { gte: MAX_TRIES } };

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** How long to wait, in ms, after the nth try (from 1) has failed: 1, 2, 4 … minutes, at most 6 hours. */
export function backOffMs(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_MS);
}

/** The Message-ID of an outbox row: the same for every try, so that a mailbox can drop a repeat. */
export function messageId(rowId: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return `<${rowId}@${domain}>`;
}
