import { Secret, TOTP } from "otpauth";

/** As every authenticator app has it: six digits, a new one each half minute. */
const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Clocks of phones differ: a code counts half a minute early and late. */
const WINDOW = 1;
/** For so many half minutes a code is told to be out of date, rather than wrong. */
const PAST = 20;

/** A secret for an authenticator app: 160 bits in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the app reads out of the QR code. */
export function totpUri(secret: string, { label, issuer }: { label: string; issuer: string }) {
  return totpOf(secret, { label, issuer }).toString();
}

/**
 * The time step whose code this is; null where it is none, or one of a step that was used before or earlier:
 * whoever looks over a shoulder does not use it again.
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

/** Why a code that `totpStep` refuses is none: it counts still and was used, was right some minutes ago, or never was. */
export function pastCode(secret: string, code: string, now: Date): "used" | "expired" | "wrong" {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: PAST });
  if (delta === null || delta > WINDOW) return "wrong";
  return delta < -WINDOW ? "expired" : "used";
}

function totpOf(secret: string, name: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...SHAPE, ...name, secret: Secret.fromBase32(secret) });
}
