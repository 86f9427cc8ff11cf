import "server-only";
import type { AccountRole } from "@/lib/accounts/admin/contract";
import * as contract from "@/lib/accounts/admin/contract";
import { keysMadeBy, noUser } from "@/lib/accounts/admin/person";
import { roleName } from "@/lib/accounts/admin/role-name";
import { lockUser } from "@/lib/accounts/mapper";
import { audit } from "@/lib/audit/record";
import { dropAuthenticator } from "@/lib/auth/authenticator/authenticator";
import { endCodes } from "@/lib/auth/sign-in/codes";
import { endSessions } from "@/lib/auth/sign-in/credentials";
import { AppError } from "@/lib/call/errors";
import { may, roleRefusal } from "@/lib/call/roles";
import { db, type Prisma, type Tx } from "@/lib/db";
import { DEMO_ADMIN_EMAIL } from "@/lib/demo";
import { env } from "@/lib/env";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { blockedMail, roleChangedMail, unblockedMail } from "@/lib/mail/letters/access";
import { queueLetter } from "@/lib/mail/queue-letter";
import { isUuid } from "@/lib/uuid";

export const changeAccess = serve(
  contract.changeAccess,
  async (actor, { id, role, blocked, reason }) => {
    const done = await db().$transaction(async (tx) => {
      const person = await lockRoles(tx, actor, id);
      if (role !== undefined) await giveRole(tx, actor, person, role);
      else if (blocked) await block(tx, actor, person, reason ?? "");
      else await unblock(tx, actor, person);
      return outcome(tx, person, role);
    });
    wake("mail");
    return done;
  },
);

/**
 * Locks all roles until the transaction ends: if two owners demote each other, the second is no longer an
 * owner when their turn comes.
 * @throws AppError not_found, forbidden.
 */
async function lockRoles(tx: Tx, actor: Admin, id: string): Promise<Person> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('office roles'))`;
  const own = await tx.user.findUniqueOrThrow({ where: { id: actor.userId }, select: PERSON });
  if (own.blockedAt || !may(own.officeRole, "run"))
    throw new AppError("forbidden", roleRefusal(own.officeRole, "run"));
  if (isUuid(id)) await lockUser(tx, id);
  const person = isUuid(id) && (await tx.user.findUnique({ where: { id }, select: PERSON }));
  if (!person || person.erasedAt) throw noUser();
  return person;
}

/** Changes a person's role; no-op if the person already has it. */
async function giveRole(tx: Tx, actor: Admin, person: Person, role: AccountRole): Promise<void> {
  const before = roleOf(person);
  if (role === before) return;
  if (before === "owner") await assertOtherOwner(tx, person.id);
  const isPromoted = before === "customer";
  if (isPromoted && !person.emailVerifiedAt) throw new AppError("conflict", UNVERIFIED);
  const officeRole = role === "customer" ? null : role;
  const data = { role: officeRole ? ("admin" as const) : ("customer" as const), officeRole };
  await tx.user.update({ where: { id: person.id }, data, select: { id: true } });
  // Customers have no page on which to turn it off.
  if (officeRole === null) await dropAuthenticator(tx, person.id);
  const { id: subject, name, email } = person;
  const detail = { before: { role: before }, after: { role } };
  const by = { by: "admin", byId: actor.userId } as const;
  await audit(tx, { ...by, action: "account.role_changed", subject, detail });
  await queueLetter(tx, { to: email }, roleChangedMail, { name, role, at: new Date() });
}

async function block(tx: Tx, actor: Admin, person: Person, reason: string): Promise<void> {
  if (person.id === actor.userId) throw new AppError("conflict", "You cannot block yourself.");
  if (roleOf(person) === "owner") await assertOtherOwner(tx, person.id);
  const data = { blockedAt: person.blockedAt ?? new Date(), blockedReason: reason };
  await tx.user.update({ where: { id: person.id }, data, select: { id: true } });
  await noteBlock(tx, actor, person, true);
  const { name, email } = person;
  if (!person.blockedAt) await queueLetter(tx, { to: email }, blockedMail, { name, reason });
}

async function unblock(tx: Tx, actor: Admin, person: Person): Promise<void> {
  if (!person.blockedAt) return;
  const data = { blockedAt: null, blockedReason: null };
  await tx.user.update({ where: { id: person.id }, data, select: { id: true } });
  await noteBlock(tx, actor, person, false);
  const { name, email } = person;
  await queueLetter(tx, { to: email }, unblockedMail, { name });
}

/** Audits a block without its reason: the audit log outlives the account. */
async function noteBlock(tx: Tx, actor: Admin, person: Person, blocked: boolean): Promise<void> {
  const action = blocked ? "account.blocked" : "account.unblocked";
  const detail = { before: { blocked: person.blockedAt !== null }, after: { blocked } };
  const by = { by: "admin", byId: actor.userId } as const;
  await audit(tx, { ...by, action, subject: person.id, detail });
}

/** Ends what the person could do with earlier grants (sessions, invitations) and returns the new state. */
async function outcome(tx: Tx, before: Person, role: AccountRole | undefined) {
  const { id } = before;
  const after = await tx.user.findUniqueOrThrow({ where: { id }, select: PERSON });
  const isSame = roleOf(after) === roleOf(before) && !after.blockedAt === !before.blockedAt;
  const isEnded = !isSame && (role !== undefined || after.blockedAt !== null);
  const sessions_ended = isEnded ? await endSessions(tx, id) : 0;
  if (isEnded) await endCodes(tx, id);
  if (after.blockedAt || !may(after.officeRole, "run")) await withdrawInvitations(tx, id);
  return {
    message: wordsOf(after, role),
    role: roleOf(after),
    blocked_at: after.blockedAt,
    blocked_reason: after.blockedReason,
    sessions_ended,
    api_keys: await keysMadeBy(tx, id),
  };
}

/** Revokes a demoted owner's invitations, so that they cannot come back by one. */
async function withdrawInvitations(tx: Tx, invitedById: string): Promise<void> {
  await tx.invitation.updateMany({
    where: { invitedById, usedAt: null, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

function wordsOf({ name, blockedAt, ...person }: Person, role: AccountRole | undefined): string {
  if (role !== undefined) return `${name} is ${roleName(roleOf(person))} now.`;
  return blockedAt ? `${name} is blocked and logged out everywhere.` : `${name} can log in again.`;
}

/** The demo's owner only counts in the demo: elsewhere that account cannot sign in. */
async function assertOtherOwner(tx: Tx, id: string): Promise<void> {
  const others = await tx.user.count({
    where: {
      id: { not: id },
      officeRole: "owner",
      blockedAt: null,
      erasedAt: null,
      ...(env().DEMO ? {} : { email: { not: DEMO_ADMIN_EMAIL } }),
    },
  });
  if (others === 0) throw new AppError("conflict", LAST_OWNER);
}

const LAST_OWNER = "This is the only owner. Make somebody else an owner first.";
const UNVERIFIED =
  "This email address is not verified. Ask the person to verify it in the profile first.";

function roleOf({ officeRole }: Pick<Person, "officeRole">): AccountRole {
  return officeRole ?? "customer";
}

const PERSON = {
  id: true,
  name: true,
  email: true,
  emailVerifiedAt: true,
  officeRole: true,
  blockedAt: true,
  blockedReason: true,
  erasedAt: true,
} as const satisfies Prisma.UserSelect;
type Person = Prisma.UserGetPayload<{ select: typeof PERSON }>;
