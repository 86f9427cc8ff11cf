/** For how long a password that was entered again counts, in minutes. */
export const PROOF_MINUTES = 10;

/** Until when a password that was entered again counts; null where it was not, or no longer does. */
export function provedUntil(provedAt: Date | null, now: Date): Date | null {
  if (!provedAt) return null;
  const until = new Date(provedAt.getTime() + PROOF_MINUTES * 60_000);
  return until > now ? until : null;
}
