import "server-only";
import { provedUntil } from "@/lib/auth/rules";
import { confirmPassword } from "@/lib/auth/sign-in/credentials";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import type { Actor, Admin, Customer } from "@/lib/identity/actor";

/**
 * That whoever holds a session knows the password, too: asked for before what takes an account over or carries
 * everybody's data away. A session alone, from a lost laptop or a stolen cookie, does not open that.
 */

/** Until when this session needs no password; null where it needs one. */
export async function proofOf({ sessionHash }: Customer | Admin): Promise<Date | null> {
  const where = { idHash: sessionHash };
  const session = await db().session.findUnique({ where, select: { provedAt: true } });
  return provedUntil(session?.provedAt ?? null, new Date());
}

/** @throws AppError password_needed where the password was not entered within the last ten minutes. */
export async function assertProved(actor: Actor): Promise<void> {
  const isPerson = actor.kind === "customer" || actor.kind === "admin";
  if (isPerson && (await proofOf(actor))) return;
  throw new AppError("password_needed", "Enter your password again to go on.");
}

/**
 * The same where a call also takes the password itself.
 * @throws AppError wrong_password with `field`, too_many_tries; password_needed where none was sent.
 */
export async function proveOrAssert(
  actor: Customer | Admin,
  entered: string | undefined,
  field: string,
): Promise<void> {
  if (entered === undefined) return assertProved(actor);
  await confirmPassword(actor, entered, field);
}

/** Confirms the password and stamps the session. @throws AppError wrong_password, too_many_tries. */
export async function prove(actor: Customer | Admin, password: string): Promise<Date> {
  await confirmPassword(actor, password, "password");
  const provedAt = new Date();
  const where = { idHash: actor.sessionHash, revokedAt: null };
  await db().session.updateMany({ where, data: { provedAt } });
  return provedUntil(provedAt, provedAt) ?? provedAt;
}
