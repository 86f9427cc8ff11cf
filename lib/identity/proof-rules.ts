/** For how many minutes a re-entered password counts. */
export const PROOF_MINUTES = 10;

/** Until when a re-entered password counts; null if there was none or it has expired. */
export function provedUntil(provedAt: Date | null, now: Date): Date | null {
  if (!provedAt) return null;
  const until = new Date(provedAt.getTime() + PROOF_MINUTES * 60_000);
  return until > now ? until : null;
}
