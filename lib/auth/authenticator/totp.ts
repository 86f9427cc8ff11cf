import { Secret, TOTP } from "otpauth";

/** The parameters of every authenticator app: six digits, a new code every 30 seconds. */
const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Phone clocks differ: a code is accepted one step early or late. */
const WINDOW = 1;
/** A code up to this many steps old is reported as expired rather than wrong. */
const PAST = 20;

/** A secret for an authenticator app: 160 bits in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URI in the QR code. */
export function totpUri(secret: string, { label, issuer }: { label: string; issuer: string }) {
  return totpOf(secret, { label, issuer }).toString();
}

/**
 * The time step of a valid code; null for a wrong one, and for a step that was already used or is older, so
 * that a code seen over someone's shoulder cannot be reused.
 */
export function totpStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number | null },
): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / SHAPE.period) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** Why `totpStep` refuses a code: it was used, has expired, or was never right. */
export function pastCode(secret: string, code: string, now: Date): "used" | "expired" | "wrong" {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: PAST });
  if (delta === null || delta > WINDOW) return "wrong";
  return delta < -WINDOW ? "expired" : "used";
}

function totpOf(secret: string, name: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...SHAPE, ...name, secret: Secret.fromBase32(secret) });
}
