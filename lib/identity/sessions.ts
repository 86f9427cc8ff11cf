import "server-only";
import { randomBytes } from "node:crypto";
import type { OfficeRole } from "@/lib/call/roles";
import { db, Prisma, type Tx } from "@/lib/db";
import { isWebTier } from "@/lib/env";
import type { Actor, Audience } from "@/lib/identity/actor";
import { guest } from "@/lib/identity/actor";
import { sha256 } from "@/lib/identity/hash";
import { type Claims, claimsOf, readToken, signToken } from "@/lib/identity/token";
import { rowsOfTurn } from "@/lib/sql";

/** A session ends 365 days after sign-in, used or not. */
export const SESSION_DAYS = 365;
/** An administrator's session also ends after so many idle hours. */
export const ADMIN_IDLE_HOURS = 12;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const SEEN_MS = 5 * 60 * 1000;

/** Opens a session and returns its bearer token. Only the hash of the random id is stored. */
export async function openSession(
  tx: Tx,
  who: { userId: string; audience: Audience; userAgent?: string },
): Promise<string> {
  const sid = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + SESSION_DAYS * DAY_MS);
  const { userId, audience } = who;
  const userAgent = who.userAgent?.slice(0, 300) ?? null;
  await tx.session.create({
    data: { idHash: sha256(sid), userId, audience, userAgent, expiresAt },
  });
  return signToken({ user_id: userId, sid, aud: audience }, expiresAt);
}

/** Ends a session; safe to call again. */
export async function revokeSession(idHash: string): Promise<void> {
  await db().session.updateMany({
    where: { idHash, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

/**
 * The actor of a bearer token. A web tier has neither the signing key nor the database: it trusts the
 * token's claims, which grant nothing by themselves, and the API tier checks the token with every call.
 */
export async function actorFromToken(token: string | undefined): Promise<Actor> {
  if (!token) return guest;
  return isWebTier() ? claimedActor(token) : provenActor(token);
}

function claimedActor(token: string): Actor {
  const claims = claimsOf(token);
  if (!claims) return guest;
  const { user_id: userId, aud: kind, sid } = claims;
  const known = { userId, name: "", sessionHash: sha256(sid), token };
  return kind === "admin" ? { kind, role: null, ...known } : { kind, ...known };
}

async function provenActor(token: string): Promise<Actor> {
  const lookUp = await lookUpSession(token);
  return lookUp ? actorOf(lookUp) : guest;
}

/** A token with a right signature, and its session, which is being looked up. */
export type LookUp = { token: string; claims: Claims; found: Promise<SessionRow | undefined> };

/** Checks the signature, then begins to look the session up; null for a token that is not ours. */
export async function lookUpSession(token: string): Promise<LookUp | null> {
  const claims = await readToken(token);
  if (!claims) return null;
  const found = readSession(claims);
  // Who asks for it later hears of it then.
  found.catch(() => undefined);
  return { token, claims, found };
}

/** In one query over two primary keys. */
async function readSession({ sid, user_id: userId, aud: kind }: Claims) {
  const [row] = await rowsOfTurn<SessionRow>(
    Prisma.sql`
      SELECT s."lastSeenAt", u.name, u."officeRole" AS role, u."wroteAt"::float8 AS "wroteAt", u."totpSince" IS NULL AND EXISTS (
        SELECT 1 FROM "ShopSettings" WHERE id = 1 AND "requireAuthenticator") AS "needsSetUp"
      FROM "Session" s JOIN "User" u ON u.id = s."userId"
      WHERE s."idHash" = ${sha256(sid)} AND s."userId" = ${userId}::uuid
        AND s.audience = ${kind}::"Audience" AND s."revokedAt" IS NULL AND s."expiresAt" > ${new Date()}
        AND u."erasedAt" IS NULL AND u."blockedAt" IS NULL`,
  );
  return row;
}

/**
 * The actor of a looked-up session: a guest if it is revoked, expired, unknown or an idle back-office session, if the user is
 * blocked, or if an admin session's user is no longer an administrator.
 */
export async function actorOf({ token, claims, found }: LookUp): Promise<Actor> {
  const row = await found;
  if (!row) return guest;
  const sessionHash = sha256(claims.sid);
  const { user_id: userId, aud: kind } = claims;
  const { name, role, lastSeenAt, needsSetUp, wroteAt } = row;
  if (kind === "admin" && (role === null || lastSeenAt <= idleSince(new Date()))) return guest;
  await touch(sessionHash, lastSeenAt);
  const known = { userId, name, sessionHash, token };
  const admin = { role, ...(needsSetUp && { needsSetUp }), ...(wroteAt && { wroteAt }) };
  return kind === "admin" ? { kind, ...admin, ...known } : { kind, ...known };
}

/** Back-office sessions last used before this have ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - ADMIN_IDLE_HOURS * HOUR_MS);
}

type SessionRow = {
  lastSeenAt: Date;
  name: string;
  role: OfficeRole | null;
  needsSetUp: boolean;
  wroteAt: number | null;
};

/** Written at most every five minutes, so that reads do not cost a write each. */
async function touch(idHash: string, lastSeenAt: Date): Promise<void> {
  if (Date.now() - lastSeenAt.getTime() < SEEN_MS) return;
  await db().session.updateMany({ where: { idHash }, data: { lastSeenAt: new Date() } });
}
