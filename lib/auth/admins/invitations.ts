import "server-only";
import { randomBytes } from "node:crypto";
import { audit } from "@/lib/audit/record";
import { maskedEmail } from "@/lib/audit/rules";
import * as contract from "@/lib/auth/admins/admin-contract";
import type { Invitation } from "@/lib/auth/fields";
import { confirmPassword } from "@/lib/auth/sign-in/credentials";
import { AppError } from "@/lib/call/errors";
import type { OfficeRole } from "@/lib/call/roles";
import { db, type Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { sha256 } from "@/lib/identity/hash";
import { wake } from "@/lib/jobs/wake";
import { limit } from "@/lib/limits/limits";
import { invitationMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";
import { isUuid } from "@/lib/uuid";

const INVITATION_MS = 72 * 60 * 60 * 1000;
const LONGEST_LIST = 100;

export const listInvitations = serve(contract.listInvitations, async () => {
  const rows = await db().invitation.findMany({
    orderBy: { createdAt: "desc" },
    take: LONGEST_LIST,
    select: INVITATION,
  });
  return { invitations: rows.map(invitationFromRow) };
});

export const createInvitation = serve(
  contract.createInvitation,
  async (actor, { email, role, entered_password }) => {
    await limit(actor, "invitation", actor.userId);
    await confirmPassword(actor, entered_password);
    const row = await db().$transaction((tx) => invite(tx, actor, { email, role }));
    wake("mail");
    return { message: "The invitation is on its way.", invitation: invitationFromRow(row) };
  },
);

export const revokeInvitation = serve(contract.revokeInvitation, async (actor, { id }) => {
  await db().$transaction(async (tx) => {
    const revoked = isUuid(id)
      ? await tx.invitation.updateMany({ where: { id, ...OPEN }, data: { revokedAt: new Date() } })
      : { count: 0 };
    if (revoked.count === 0) throw new AppError("not_found", "This invitation is no longer open.");
    const detail = { before: { state: "open" }, after: { state: "revoked" } };
    const byId = actor.userId;
    await audit(tx, { by: "admin", byId, action: "invitation.revoked", subject: id, detail });
  });
  return { message: "The invitation has been revoked." };
});

/** The address of a valid invitation; null if it is unknown, used, revoked or expired. */
export async function invitedEmail(tx: Tx, token: string): Promise<string | null> {
  const row = await tx.invitation.findFirst({
    where: { tokenHash: sha256(token), ...OPEN, expiresAt: { gt: new Date() } },
    select: { email: true },
  });
  return row?.email ?? null;
}

/** Uses an invitation and returns its role. @throws AppError invitation_invalid, also for another address. */
export async function acceptInvitation(tx: Tx, token: string, email: string): Promise<OfficeRole> {
  const [used] = await tx.invitation.updateManyAndReturn({
    where: { tokenHash: sha256(token), email, ...OPEN, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
    select: { officeRole: true },
  });
  if (used) return used.officeRole;
  const message = "This invitation is not valid for this email address, or has expired.";
  throw new AppError("invitation_invalid", message);
}

/** A second invitation for an address replaces the first. */
async function invite(
  tx: Tx,
  actor: Admin,
  { email, role: officeRole }: { email: string; role: OfficeRole },
): Promise<InvitationRow> {
  const known = await tx.user.findUnique({ where: { email }, select: { role: true } });
  if (known) {
    const what = known.role === "admin" ? "an administrator" : "a customer";
    throw new AppError("conflict", `This email address belongs to ${what} already.`, {
      fields: { email: [`This email address belongs to ${what} already.`] },
    });
  }
  const now = new Date();
  await tx.invitation.updateMany({ where: { email, ...OPEN }, data: { revokedAt: now } });
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + INVITATION_MS);
  const row = await tx.invitation.create({
    data: { email, officeRole, tokenHash: sha256(token), invitedById: actor.userId, expiresAt },
    select: INVITATION,
  });
  await queueLetter(tx, { to: email }, invitationMail, {
    invitedBy: actor.name,
    role: officeRole,
    token,
    expiresAt,
  });
  await audit(tx, {
    by: "admin",
    byId: actor.userId,
    action: "invitation.created",
    subject: row.id,
    detail: { before: null, after: { state: "open", email: maskedEmail(email), role: officeRole } },
  });
  return row;
}

function invitationFromRow(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.officeRole,
    state: stateOf(row),
    invited_by: row.invitedBy.name,
    created_at: row.createdAt,
    expires_at: row.expiresAt,
  };
}

function stateOf(row: InvitationRow): Invitation["state"] {
  if (row.usedAt) return "used";
  if (row.revokedAt) return "revoked";
  return row.expiresAt <= new Date() ? "expired" : "open";
}

const OPEN = { usedAt: null, revokedAt: null } as const;
const INVITATION = {
  id: true,
  email: true,
  officeRole: true,
  createdAt: true,
  expiresAt: true,
  usedAt: true,
  revokedAt: true,
  invitedBy: { select: { name: true } },
} as const satisfies Prisma.InvitationSelect;
type InvitationRow = Prisma.InvitationGetPayload<{ select: typeof INVITATION }>;
