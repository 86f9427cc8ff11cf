import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { processes } from "@/lib/env";
import { semaphore } from "@/lib/process/semaphore";

/** OWASP's minimum for argon2id: 19 MiB (in KiB), two passes. About 20 ms here. Tests take less. */
export const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let turns: ReturnType<typeof semaphore> | undefined;

/**
 * Leaves one core to everyone who is not signing in; several processes divide the others. With 20 ms each, 200 in
 * the queue wait four seconds; further sign-ins are asked to try again instead of timing out.
 */
function withTurn<T>(work: () => Promise<T>): Promise<T> {
  // Not when the module loads: settings are read by the first call that needs one.
  turns ??= semaphore("passwords", {
    atOnce: Math.max(1, Math.floor((availableParallelism() - 1) / processes())),
    waiting: 200,
    patienceMs: 5_000,
    message: "Many people are logging in right now. Please try again in a few seconds.",
  });
  return turns(work);
}

let decoy: Promise<string> | undefined;

/** Hashes a password with argon2id, normalised so that every keyboard gives the same text. */
export function hashPassword(plain: string): Promise<string> {
  return withTurn(() => hash(plain.normalize("NFC"), hashing));
}

/** A hash that no password matches: the owner sets a password by "Forgot password". */
export function unusablePassword(): Promise<string> {
  return hashPassword(crypto.randomUUID());
}

/**
 * Whether the password is right. For an unknown account (`null`) it does the same work and returns false, so
 * that timing does not reveal which accounts exist.
 */
export async function isRightPassword(
  passwordHash: string | null,
  plain: string,
): Promise<boolean> {
  // Outside the semaphore: if it refused once, the decoy would be missing for ever.
  decoy ??= hash(crypto.randomUUID(), hashing);
  const compared = passwordHash ?? (await decoy);
  const right = await withTurn(() => verify(compared, plain.normalize("NFC")));
  return right && passwordHash !== null;
}
