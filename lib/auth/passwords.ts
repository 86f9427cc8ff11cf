import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's argon2id floor: 19 MiB, two passes. About 20 ms here. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

/** Hashes a password with argon2id, after Unicode normalisation so that every keyboard types the same. */
export function hashPassword(plain: string): Promise<string> {
  return hash(plain.normalize("NFC"), OPTIONS);
}

/**
 * Whether the password is right. For an unknown account (`null`) the same work is done and the answer
 * is false, so that time tells nothing about who has an account.
 */
export async function isRightPassword(
  passwordHash: string | null,
  plain: string,
): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const right = await verify(passwordHash ?? (await decoy), plain.normalize("NFC"));
  return right && passwordHash !== null;
}
