import "server-only";
import { audit } from "@/lib/audit/record";
import { dropAuthenticator } from "@/lib/auth/authenticator/authenticator";
import type { Tx } from "@/lib/db";
import { authenticatorMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

/** Who turns an authenticator on or off; `name` is set if it is not the owner. */
export type ChangedBy = { by: "admin" | "system"; byId?: string; name?: string };

/**
 * Removes the authenticator with its recovery codes, audits it and mails the owner; returns the owner's
 * name.
 */
export async function revokeAuthenticator(tx: Tx, who: ChangedBy, userId: string): Promise<string> {
  await dropAuthenticator(tx, userId);
  return notifyAuthenticator(tx, who, userId, false);
}

/** Audits the change and mails the owner; returns the owner's name. */
export async function notifyAuthenticator(
  tx: Tx,
  { by, byId, name: other }: ChangedBy,
  subject: string,
  enabled: boolean,
): Promise<string> {
  const { name, email } = await personOf(tx, subject);
  const off = other === undefined ? "authenticator.disabled" : "authenticator.taken_away";
  const action = enabled ? "authenticator.enabled" : off;
  const detail = { before: { enabled: !enabled }, after: { enabled } };
  await audit(tx, { by, byId, action, subject, detail });
  const letter = { name, at: new Date(), enabled, by: other };
  await queueLetter(tx, { to: email }, authenticatorMail, letter);
  return name;
}

export function personOf(tx: Tx, id: string) {
  return tx.user.findUniqueOrThrow({ where: { id }, select: { name: true, email: true } });
}
