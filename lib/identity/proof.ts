import "server-only";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import type { Actor, Admin, Customer } from "@/lib/identity/actor";
import { provedUntil } from "@/lib/identity/proof-rules";

/**
 * Re-authentication: the holder of a session must also know the password before an account can be taken over
 * or everyone's data exported. A session alone, from a lost laptop or a stolen cookie, is not enough.
 */

/** Until when this session needs no password; null if it needs one. */
export async function proofOf({ sessionHash }: Customer | Admin): Promise<Date | null> {
  const where = { idHash: sessionHash };
  const session = await db().session.findUnique({ where, select: { provedAt: true } });
  return provedUntil(session?.provedAt ?? null, new Date());
}

/** @throws AppError password_needed if the password was not entered within the last ten minutes. */
export async function assertProved(actor: Actor): Promise<void> {
  const isPerson = actor.kind === "customer" || actor.kind === "admin";
  if (isPerson && (await proofOf(actor))) return;
  throw new AppError("password_needed", "Enter your password again to go on.");
}
