import "server-only";
import * as contract from "@/lib/accounts/admin/contract";
import { noUser, openSessions } from "@/lib/accounts/admin/person";
import { lockUser } from "@/lib/accounts/mapper";
import { audit } from "@/lib/audit/record";
import { deviceName } from "@/lib/auth/rules";
import { recordSessionEnd } from "@/lib/auth/session/devices";
import { endSessions } from "@/lib/auth/sign-in/credentials";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { isUuid } from "@/lib/uuid";

export const endUserSession = serve(contract.endUserSession, async (actor, { id, session }) => {
  if (session === actor.sessionHash) {
    throw new AppError("conflict", "This is the session you work in. Use Logout to end it.");
  }
  const device = await db().$transaction(async (tx) => {
    await assertUser(tx, id);
    const [ended] = await tx.session.updateManyAndReturn({
      where: { ...openSessions(id), idHash: session },
      data: { revokedAt: new Date() },
      select: { userAgent: true, audience: true },
    });
    if (!ended) throw new AppError("not_found", "This session has ended already.");
    await recordSessionEnd(tx, actor, id, ended);
    return deviceName(ended.userAgent);
  });
  return { message: `${device} is logged out.` };
});

export const endUserSessions = serve(contract.endUserSessions, async (actor, { id }) => {
  const ended = await db().$transaction(async (tx) => {
    await assertUser(tx, id);
    const before = await tx.session.count({ where: openSessions(id) });
    const count = await endSessions(tx, id, { keep: actor.sessionHash });
    const after = await tx.session.count({ where: openSessions(id) });
    await audit(tx, {
      by: "admin",
      byId: actor.userId,
      action: "session.all_revoked",
      subject: id,
      detail: { before: { open_sessions: before }, after: { open_sessions: after } },
    });
    return count;
  });
  return { message: ended === 1 ? "1 session has ended." : `${ended} sessions have ended.`, ended };
});

/** Locks the person's row, so that concurrent revocations see each other's result. */
async function assertUser(tx: Tx, id: string): Promise<void> {
  const where = { id };
  const known = isUuid(id) && (await tx.user.findUnique({ where, select: { id: true } }));
  if (!known) throw noUser();
  await lockUser(tx, id);
}
