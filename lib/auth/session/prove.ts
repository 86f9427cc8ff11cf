import "server-only";
import { confirmPassword } from "@/lib/auth/sign-in/credentials";
import { db } from "@/lib/db";
import type { Admin, Customer } from "@/lib/identity/actor";
import { assertProved } from "@/lib/identity/proof";
import { provedUntil } from "@/lib/identity/proof-rules";

/**
 * `assertProved` for a call that may also carry the password itself.
 * @throws AppError wrong_password with `field`, too_many_tries; password_needed if none was sent.
 */
export async function proveOrAssert(
  actor: Customer | Admin,
  entered: string | undefined,
  field: string,
): Promise<void> {
  if (entered === undefined) return assertProved(actor);
  await confirmPassword(actor, entered, field);
}

/** Confirms the password and marks the session as proven. @throws AppError wrong_password, too_many_tries. */
export async function prove(actor: Customer | Admin, password: string): Promise<Date> {
  await confirmPassword(actor, password, "password");
  const provedAt = new Date();
  const where = { idHash: actor.sessionHash, revokedAt: null };
  await db().session.updateMany({ where, data: { provedAt } });
  return provedUntil(provedAt, provedAt) ?? provedAt;
}
