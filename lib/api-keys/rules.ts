/** More live keys than this cannot be kept track of. */
export const MOST_LIVE_KEYS = 50;

/** How long a new key may be valid, in days; a year by default. */
export const KEY_DAYS = [30, 90, 365, 730] as const;
export const DEFAULT_KEY_DAYS = 365;

/** The state of a key. */
export function keyState(
  { revoked_at, expires_at }: { revoked_at: Date | null; expires_at: Date | null },
  now: Date,
): "live" | "revoked" | "expired" {
  if (revoked_at) return "revoked";
  return expires_at && expires_at <= now ? "expired" : "live";
}

/** The part of a key stored in plain text and shown in lists: "ak_Xb2fQ9d". */
export function prefixOf(key: string): string {
  return key.slice(0, 10);
}
