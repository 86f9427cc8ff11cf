import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { semaphore } from "@/lib/process/semaphore";

/** OWASP's argon2id floor: 19 MiB, two passes. About 20 ms here. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * A core is left to everybody who is not signing in. Two hundred wait four seconds where one takes 20 ms; who
 * comes then is asked to try again, which is better than an answer after his patience has ended.
 */
const takeTurn = semaphore("passwords", {
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 200,
  patienceMs: 5_000,
  message: "Many people are signing in right now. Please try again in a few seconds.",
});

let decoy: Promise<string> | undefined;

/** Hashes a password with argon2id, after Unicode normalisation so that every keyboard types the same. */
export function hashPassword(plain: string): Promise<string> {
  return takeTurn(() => hash(plain.normalize("NFC"), OPTIONS));
}

/**
 * Whether the password is right. For an unknown account (`null`) the same work is done and the answer
 * is false, so that time tells nothing about who has an account.
 */
export async function isRightPassword(
  passwordHash: string | null,
  plain: string,
): Promise<boolean> {
  // Not in turns: sent away once, it would be missing for ever.
  decoy ??= hash(crypto.randomUUID(), OPTIONS);
  const compared = passwordHash ?? (await decoy);
  const right = await takeTurn(() => verify(compared, plain.normalize("NFC")));
  return right && passwordHash !== null;
}
