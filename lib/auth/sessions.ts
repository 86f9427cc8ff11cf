import "server-only";
import { randomBytes } from "node:crypto";
import type { Actor, Audience } from "@/lib/auth/actor";
import { guest } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/hash";
import { readToken, signToken } from "@/lib/auth/token";
import { db, type Tx } from "@/lib/db";

/** A session ends 365 days after sign-in, used or not. */
export const SESSION_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;
const SEEN_MS = 5 * 60 * 1000;

/** Opens a session and answers its bearer token. Only the hash of the random id is stored. */
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

/** Ends a session; ending it twice is fine. */
export async function revokeSession(idHash: string): Promise<void> {
  await db().session.updateMany({
    where: { idHash, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

/**
 * Who a bearer token stands for: signature first, then the row. A revoked, expired or unknown session,
 * and an admin session of somebody who is no administrator any more, is a guest.
 */
export async function actorFromToken(token: string | undefined): Promise<Actor> {
  const claims = token ? await readToken(token) : null;
  if (!token || !claims) return guest;
  const sessionHash = sha256(claims.sid);
  const row = await db().session.findFirst({
    where: {
      idHash: sessionHash,
      userId: claims.user_id,
      audience: claims.aud,
      revokedAt: null,
      expiresAt: { gt: new Date() },
    },
    select: { lastSeenAt: true, user: { select: { name: true, role: true } } },
  });
  if (!row || (claims.aud === "admin" && row.user.role !== "admin")) return guest;
  await touch(sessionHash, row.lastSeenAt);
  return { kind: claims.aud, userId: claims.user_id, name: row.user.name, sessionHash, token };
}

/** Written at most every five minutes: not every read should cost a write. */
async function touch(idHash: string, lastSeenAt: Date): Promise<void> {
  if (Date.now() - lastSeenAt.getTime() < SEEN_MS) return;
  await db().session.updateMany({ where: { idHash }, data: { lastSeenAt: new Date() } });
}
