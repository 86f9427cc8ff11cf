import "server-only";
import { AppError } from "@/lib/call/errors";
import type { Tx } from "@/lib/db";

/** A request that is neither confirmed nor cancelled; a job deletes it after a day. */
export const OPEN_CHANGE = { confirmedAt: null, endedAt: null } as const;

/** The error for an email address that is taken. */
export function emailTaken(message?: string): AppError {
  const words = "This email address already has an account.";
  return new AppError("email_taken", message ?? words, { fields: { email: [words] } });
}

/** Whether an address is free or this person's: no account has it, and no pending undo can restore it. */
export async function isFree(tx: Tx, email: string, userId?: string): Promise<boolean> {
  const owner = await tx.user.findUnique({ where: { email }, select: { id: true } });
  if (owner && owner.id !== userId) return false;
  const undoable = await tx.emailChange.findFirst({
    where: { oldEmail: email, undoneAt: null, undoUntil: { gt: new Date() } },
    select: { userId: true },
  });
  return undoable === null || undoable.userId === userId;
}

/** @throws AppError email_taken unless the address is free or this person's. */
export async function assertFree(tx: Tx, email: string, userId?: string): Promise<void> {
  if (!(await isFree(tx, email, userId))) throw emailTaken();
}
