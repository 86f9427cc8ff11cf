import "server-only";
import { audit } from "@/lib/audit/record";
import { dropAuthenticator } from "@/lib/auth/authenticator/authenticator";
import type { Tx } from "@/lib/db";
import { authenticatorMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

/** Who turns an authenticator on or off; `name` is told where it is somebody else than its owner. */
export type Teller = { by: "admin" | "system"; byId?: string; name?: string };

/** Takes the authenticator away with its recovery codes, writes it down and mails the owner, whose name is answered. */
export async function takeAuthenticatorAway(tx: Tx, who: Teller, userId: string): Promise<string> {
  await dropAuthenticator(tx, userId);
  return notifyAuthenticator(tx, who, userId, false);
}

/** Writes it down and mails the owner; answers the name. */
export async function notifyAuthenticator(
  tx: Tx,
  { by, byId, name: other }: Teller,
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
