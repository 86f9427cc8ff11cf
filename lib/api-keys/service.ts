import "server-only";
import { randomBytes } from "node:crypto";
import type { ApiKey } from "@/lib/api-keys/contract";
import * as contract from "@/lib/api-keys/contract";
import { MOST_LIVE_KEYS, prefixOf } from "@/lib/api-keys/rules";
import { audit } from "@/lib/audit/record";
import type { Scope } from "@/lib/call/call";
import { AppError } from "@/lib/call/errors";
import { cutPage } from "@/lib/call/paging";
import { DAY_MS } from "@/lib/dates";
import { db, Prisma, type Tx } from "@/lib/db";
import { keyset } from "@/lib/http/keyset";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { sha256 } from "@/lib/identity/hash";
import { wake } from "@/lib/jobs/wake";
import { lockRow } from "@/lib/lock";
import { administrators } from "@/lib/mail/letters/alerts";
import { apiKeyMadeMail } from "@/lib/mail/letters/api-keys";
import { queueLetter } from "@/lib/mail/queue-letter";

export const listApiKeys = serve(contract.listApiKeys, async (_actor, asked) => {
  const from = await cursor(asked.after ?? asked.before);
  const paging = from ? asked : { limit: asked.limit };
  const { where, orderBy, limit } = keyset({ ...NEWEST, from }, paging);
  const rows = await readKeys(Prisma.sql`TRUE ${where} ORDER BY ${orderBy} LIMIT ${limit}`);
  const { entries, ends } = cutPage(rows, paging, ({ id }) => id);
  return { api_keys: entries, ...ends };
});

export const createApiKey = serve(contract.createApiKey, async (actor, wanted) => {
  const key = `ak_${randomBytes(32).toString("base64url")}`;
  const id = await db().$transaction((tx) => insertKey(tx, actor, key, wanted));
  wake("mail");
  const [api_key] = await readKeys(Prisma.sql`k.id = ${id}::uuid`);
  if (!api_key) throw new Error("A key that was just made is gone.");
  return { message: "Copy the key now. It is not shown again.", key, api_key };
});

export const revokeApiKey = serve(contract.revokeApiKey, async ({ userId: byId }, { id }) => {
  await db().$transaction(async (tx) => {
    if (!(await lockRow(tx, "ApiKey", id)))
      throw new AppError("not_found", "There is no such key.");
    const [key] = await tx.apiKey.updateManyAndReturn({
      where: { id, revokedAt: null },
      data: { revokedAt: new Date() },
      select: { name: true, prefix: true, scopes: true },
    });
    if (!key) return;
    const detail = { ...key, before: { state: "live" }, after: { state: "revoked" } };
    await audit(tx, { by: "admin", byId, action: "api_key.revoked", subject: id, detail });
  });
  return { message: "The key is revoked. It no longer works." };
});

type NewKey = { name: string; scopes: Scope[]; expires_in_days: number };

/**
 * Inserts a key, mails every administrator and returns the id.
 * @throws AppError conflict if there are too many.
 */
async function insertKey(
  tx: Tx,
  { userId, name: by }: Admin,
  key: string,
  { name, scopes, expires_in_days: days }: NewKey,
): Promise<string> {
  // Serialized, so that two requests cannot both create the last allowed key.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('api keys'))`;
  const at = new Date();
  const working = { OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] };
  const live = await tx.apiKey.count({ where: { revokedAt: null, ...working } });
  if (live >= MOST_LIVE_KEYS) throw new AppError("conflict", TOO_MANY);
  const prefix = prefixOf(key);
  const expiresAt = new Date(at.getTime() + days * DAY_MS);
  const { id } = await tx.apiKey.create({
    data: { name, keyHash: sha256(key), prefix, scopes, createdById: userId, expiresAt },
    select: { id: true },
  });
  const detail = { before: null, after: { name, prefix, scopes, days } };
  await audit(tx, { by: "admin", byId: userId, action: "api_key.created", subject: id, detail });
  const letter = { name, scopes, by, at, expiresAt };
  for (const { email: to } of await administrators(tx))
    await queueLetter(tx, { to }, apiKeyMadeMail, letter);
  return id;
}

const TOO_MANY = `There are ${MOST_LIVE_KEYS} keys that work. Revoke one that nothing uses any more.`;

const NEWEST = {
  columns: [Prisma.sql`k."createdAt"`, Prisma.sql`k.id`],
  order: "desc",
} as const;

/** The keyset position of the page's start; null for the first page, or an unknown key. */
async function cursor(id: string | undefined): Promise<Prisma.Sql[] | null> {
  if (!id) return null;
  const row = await db().apiKey.findUnique({ where: { id }, select: { createdAt: true } });
  return row && [Prisma.sql`${row.createdAt}::timestamptz`, Prisma.sql`${id}::uuid`];
}

function readKeys(which: Prisma.Sql): Promise<ApiKey[]> {
  return db().$queryRaw<ApiKey[]>`
    SELECT k.id, k.name, k.prefix, coalesce(k.scopes, '{}') AS scopes, k."createdAt" AS created_at,
      u.name AS created_by, k."lastUsedAt" AS last_used_at, k."revokedAt" AS revoked_at,
      k."expiresAt" AS expires_at
    FROM "ApiKey" k LEFT JOIN "User" u ON u.id = k."createdById" WHERE ${which}`;
}
