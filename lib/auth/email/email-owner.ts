import "server-only";
import { AppError } from "@/lib/call/errors";
import type { Tx } from "@/lib/db";

/** A wish that neither was confirmed nor given up; a day later a job removes it. */
export const OPEN_CHANGE = { confirmedAt: null, endedAt: null } as const;

/** Somebody has this e-mail already. */
export function emailTaken(message?: string): AppError {
  const words = "There is already an account with this e-mail address.";
  return new AppError("email_taken", message ?? words, { fields: { email: [words] } });
}

/** Whether an address is nobody's, or this person's: no account has it, and nobody can still take it back. */
export async function isFree(tx: Tx, email: string, userId?: string): Promise<boolean> {
  const owner = await tx.user.findUnique({ where: { email }, select: { id: true } });
  if (owner && owner.id !== userId) return false;
  const kept = await tx.emailChange.findFirst({
    where: { oldEmail: email, undoneAt: null, undoUntil: { gt: new Date() } },
    select: { userId: true },
  });
  return kept === null || kept.userId === userId;
}

/** The same. @throws AppError email_taken. */
export async function assertFree(tx: Tx, email: string, userId?: string): Promise<void> {
  if (!(await isFree(tx, email, userId))) throw emailTaken();
}
