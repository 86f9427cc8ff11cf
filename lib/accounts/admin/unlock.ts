import "server-only";
import * as contract from "@/lib/accounts/admin/contract";
import { noUser } from "@/lib/accounts/admin/person";
import { audit } from "@/lib/audit/record";
import { LOCKOUT_SCOPES, liftLockout, lockedScopes } from "@/lib/auth/lockout";
import { forgetAllCodeMails } from "@/lib/auth/sign-in/code-mails";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { isUuid } from "@/lib/uuid";

export const unlockUser = serve(contract.unlockUser, async (actor, { id }) => {
  const message = await db().$transaction(async (tx) => {
    const user = isUuid(id)
      ? await tx.user.findUnique({ where: { id }, select: { name: true, email: true } })
      : null;
    if (!user) throw noUser();
    const { name, email } = user;
    const locked = (await lockedScopes(tx, email)).map(({ door }) => door);
    await liftLockout(tx, email, LOCKOUT_SCOPES);
    await forgetAllCodeMails(tx, email);
    const detail = { before: { locked }, after: { locked: [] } };
    const { userId: byId } = actor;
    await audit(tx, { by: "admin", byId, action: "account.unlocked", subject: id, detail });
    return `${name} can log in again.`;
  });
  return { message };
});
