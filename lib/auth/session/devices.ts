import "server-only";
import { audit } from "@/lib/audit/record";
import * as adminContract from "@/lib/auth/admins/admin-contract";
import * as contract from "@/lib/auth/contract";
import { deviceName } from "@/lib/auth/rules";
import { endSessions } from "@/lib/auth/sign-in/credentials";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin, Audience, Customer } from "@/lib/identity/actor";
import { idleSince } from "@/lib/identity/sessions";

export const listDevices = serve(contract.listDevices, list);
export const listAdminDevices = serve(adminContract.listAdminDevices, list);
export const signOutDevice = serve(contract.signOutDevice, signOut);
export const signOutAdminDevice = serve(adminContract.signOutAdminDevice, signOut);
export const signOutOtherDevices = serve(contract.signOutOtherDevices, signOutOthers);
export const signOutOtherAdminDevices = serve(
  adminContract.signOutOtherAdminDevices,
  signOutOthers,
);

/** A long list is cut to the latest; "all others" ends the rest too. */
const LONGEST_LIST = 100;

async function list(actor: Customer | Admin) {
  const rows = await db().session.findMany({
    where: { ...openSessions(actor) },
    orderBy: { lastSeenAt: "desc" },
    take: LONGEST_LIST,
    select: { idHash: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
  const sessions = rows.map(({ idHash, userAgent, createdAt, lastSeenAt }) => ({
    id: idHash,
    device: deviceName(userAgent),
    user_agent: userAgent,
    created_at: createdAt,
    last_seen_at: lastSeenAt,
    is_current: idHash === actor.sessionHash,
  }));
  return { sessions };
}

async function signOut(actor: Customer | Admin, { id }: { id: string }) {
  await db().$transaction(async (tx) => {
    const [ended] = await tx.session.updateManyAndReturn({
      where: { ...openSessions(actor), idHash: id },
      data: { revokedAt: new Date() },
      select: { userAgent: true, audience: true },
    });
    if (!ended) throw new AppError("not_found", "This device is already logged out.");
    await recordSessionEnd(tx, actor, actor.userId, ended);
  });
  return { message: "The device is logged out." };
}

async function signOutOthers(actor: Customer | Admin) {
  const { kind: by, userId, sessionHash: keep } = actor;
  const count = await db().$transaction(async (tx) => {
    const ended = await endSessions(tx, userId, { keep, audience: by });
    const detail = { sessions_ended: ended };
    await audit(tx, {
      by,
      byId: userId,
      action: "session.others_revoked",
      subject: userId,
      detail,
    });
    return ended;
  });
  return { message: "All other devices are logged out.", signed_out: count };
}

/** Records that someone has ended a session, their own or another person's. */
export async function recordSessionEnd(
  tx: Tx,
  { kind: by, userId: byId }: Customer | Admin,
  subject: string,
  session: { userAgent: string | null; audience: Audience },
): Promise<void> {
  const what = { device: deviceName(session.userAgent), audience: session.audience };
  const detail = { before: { ...what, open: true }, after: { ...what, open: false } };
  await audit(tx, { by, byId, action: "session.revoked", subject, detail });
}

/** Shop sessions see and end only shop sessions, back-office sessions only back-office ones. */
function openSessions({ kind, userId }: Customer | Admin) {
  const now = new Date();
  const used = kind === "admin" ? { lastSeenAt: { gt: idleSince(now) } } : {};
  return { userId, audience: kind, revokedAt: null, expiresAt: { gt: now }, ...used };
}
