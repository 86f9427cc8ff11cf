import "server-only";
import { audit } from "@/lib/audit/record";
import * as adminContract from "@/lib/auth/admins/admin-contract";
import * as contract from "@/lib/auth/contract";
import { withdrawEmailChange } from "@/lib/auth/email/email-change";
import { emailTaken } from "@/lib/auth/email/email-owner";
import { setPassword } from "@/lib/auth/sign-in/credentials";
import { hashPassword } from "@/lib/auth/sign-in/passwords";
import { assertStrong } from "@/lib/auth/sign-in/strength";
import { AppError } from "@/lib/call/errors";
import { db, isDuplicate, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin, Customer } from "@/lib/identity/actor";
import { sha256 } from "@/lib/identity/hash";
import { wake } from "@/lib/jobs/wake";
import { limit } from "@/lib/limits/limits";
import { lockRow } from "@/lib/lock";

export const emailUndoState = serve(contract.emailUndoState, async (actor, { token }) => {
  await limit(actor, "reset", sha256(token));
  const { oldEmail: email, audience } = await undoable(db(), token);
  return { email, audience };
});

export const undoEmailChange = serve(
  contract.undoEmailChange,
  async (actor, { token, new_password: password }) => {
    await limit(actor, "reset", sha256(token));
    const { oldEmail } = await undoable(db(), token);
    assertStrong(password, oldEmail, "new_password");
    const passwordHash = await hashPassword(password);
    const audience = await db()
      .$transaction((tx) => undo(tx, token, passwordHash))
      .catch((error: unknown) => {
        throw isDuplicate(error) ? emailTaken() : error;
      });
    wake("mail");
    return { message: "Your old address is back. Log in with your new password.", audience };
  },
);

export const cancelEmailChange = serve(contract.cancelEmailChange, cancel);
export const cancelAdminEmailChange = serve(adminContract.cancelAdminEmailChange, cancel);

/** Restores the old address with a new password and ends every session. */
async function undo(tx: Tx, token: string, passwordHash: string) {
  const { userId } = await undoable(tx, token);
  await lockRow(tx, "User", userId);
  const { id, oldEmail, audience } = await undoable(tx, token);
  const undoneAt = new Date();
  await withdrawEmailChange(tx, userId);
  // Undo links of later changes belong to whoever took the account.
  await tx.emailChange.updateMany({
    where: { userId, id: { gte: id }, undoneAt: null },
    data: { undoneAt },
  });
  const data = { email: oldEmail, emailVerifiedAt: undoneAt };
  await tx.user.update({ where: { id: userId }, data, select: { id: true } });
  const by = { by: audience, byId: userId } as const;
  await audit(tx, { ...by, action: "email.change_undone", subject: userId });
  await setPassword(tx, { userId, passwordHash, audience, how: "reset" });
  return audience;
}

/** The change that a link undoes. @throws AppError code_expired. */
async function undoable(tx: Tx, token: string) {
  const change = await tx.emailChange.findFirst({
    where: { undoHash: sha256(token), undoneAt: null, undoUntil: { gt: new Date() } },
    select: { id: true, userId: true, oldEmail: true, audience: true },
  });
  if (change) return change;
  throw new AppError("code_expired", "This link has been used or has expired. Please call us.");
}

async function cancel({ kind: by, userId }: Customer | Admin) {
  await db().$transaction(async (tx) => {
    if (!(await withdrawEmailChange(tx, userId))) return;
    await audit(tx, { by, byId: userId, action: "email.change_canceled", subject: userId });
  });
  return { message: "Your email address stays as it is." };
}
