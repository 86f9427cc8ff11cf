import "server-only";
import type { UserDetails } from "@/lib/accounts/admin/contract";
import * as contract from "@/lib/accounts/admin/contract";
import { messagesFrom } from "@/lib/accounts/admin/messages-from";
import { ADDRESS_COLUMNS, addressFromRow, personFields } from "@/lib/accounts/mapper";
import { lockedScopes } from "@/lib/auth/lockout";
import { deviceName } from "@/lib/auth/rules";
import { AppError } from "@/lib/call/errors";
import { may } from "@/lib/call/roles";
import { db, type Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { idleSince } from "@/lib/identity/sessions";
import { isUuid } from "@/lib/uuid";

export const getUser = serve(contract.getUser, async (actor, { id }) => {
  if (!isUuid(id)) throw noUser();
  const row = await db().user.findUnique({ where: { id }, select: PERSON });
  if (!row) throw noUser();
  const orders = await db().order.count({ where: { userId: id } });
  const sessions = await db().session.findMany({
    where: openSessions(id),
    orderBy: { lastSeenAt: "desc" },
    take: LONGEST_LIST,
    select: SESSION,
  });
  const locks = await lockedScopes(db(), row.email);
  return {
    ...personFromRow(row),
    locked_until: locks.reduce<Date | null>((last, { until }) => later(last, until), null),
    api_keys: may(actor.role, "run") ? await keysMadeBy(db(), id) : [],
    orders,
    sessions: sessions.map((session) => sessionFromRow(session, actor.sessionHash)),
  };
});

export const getUserWritten = serve(contract.getUserWritten, async (_actor, { id }) => {
  const where = { id };
  const row = isUuid(id) ? await db().user.findUnique({ where, select: { email: true } }) : null;
  if (!row) throw noUser();
  return messagesFrom(row.email, { newestFirst: LATEST });
});

/** The error for a person who does not exist. */
export function noUser(): AppError {
  return new AppError("not_found", "This user does not exist.");
}

/** A filter for a person's valid sessions. */
export function openSessions(userId: string) {
  const now = new Date();
  return {
    userId,
    revokedAt: null,
    expiresAt: { gt: now },
    OR: [{ audience: "customer" }, { audience: "admin", lastSeenAt: { gt: idleSince(now) } }],
  } satisfies Prisma.SessionWhereInput;
}

function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}

/** The valid API keys that a person has created, newest first. */
export async function keysMadeBy(tx: Tx, userId: string): Promise<UserDetails["api_keys"]> {
  const rows = await tx.apiKey.findMany({
    where: {
      createdById: userId,
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
    },
    orderBy: { createdAt: "desc" },
    select: { id: true, name: true, prefix: true, createdAt: true, lastUsedAt: true },
  });
  return rows.map(({ createdAt, lastUsedAt, ...same }) => ({
    ...same,
    created_at: createdAt,
    last_used_at: lastUsedAt,
  }));
}

const LONGEST_LIST = 100;
const LATEST = 50;

const PERSON = {
  id: true,
  number: true,
  name: true,
  email: true,
  emailVerifiedAt: true,
  phone: true,
  role: true,
  officeRole: true,
  blockedAt: true,
  blockedReason: true,
  about: true,
  secondFactor: true,
  totpSince: true,
  createdAt: true,
  erasedAt: true,
  addresses: { select: ADDRESS_COLUMNS, orderBy: [{ isDefault: "desc" }, { createdAt: "asc" }] },
} as const satisfies Prisma.UserSelect;

function personFromRow(
  row: Prisma.UserGetPayload<{ select: typeof PERSON }>,
): Omit<UserDetails, "orders" | "sessions" | "locked_until" | "api_keys"> {
  return {
    ...personFields(row),
    office_role: row.officeRole,
    blocked: row.blockedAt !== null,
    blocked_at: row.blockedAt,
    blocked_reason: row.blockedReason,
    second_factor: row.secondFactor,
    authenticator: row.totpSince !== null,
    created_at: row.createdAt,
    erased_at: row.erasedAt,
    addresses: row.addresses.map(addressFromRow),
  };
}

const SESSION = {
  idHash: true,
  audience: true,
  userAgent: true,
  createdAt: true,
  lastSeenAt: true,
} as const satisfies Prisma.SessionSelect;

type SessionRow = Prisma.SessionGetPayload<{ select: typeof SESSION }>;

function sessionFromRow(row: SessionRow, ownHash: string): UserDetails["sessions"][number] {
  return {
    id: row.idHash,
    audience: row.audience,
    device: deviceName(row.userAgent),
    user_agent: row.userAgent,
    created_at: row.createdAt,
    last_seen_at: row.lastSeenAt,
    is_current: row.idHash === ownHash,
  };
}
