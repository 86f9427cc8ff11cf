import "server-only";
import { countCodeMail } from "@/lib/auth/sign-in/code-mails";
import { type CodeSlot, hasLiveCode, issueCode } from "@/lib/auth/sign-in/codes";
import type { Tx } from "@/lib/db";
import type { Admin, Customer } from "@/lib/identity/actor";
import type { Asker } from "@/lib/limits/asker";
import { limit } from "@/lib/limits/limits";

/** The slot of codes that prove an email address, the person's current or requested one. */
export function emailSlot(actor: Customer | Admin, email: string): CodeSlot {
  return { userId: actor.userId, purpose: "email_verification", audience: actor.kind, email };
}

/** Guesses are counted per account, not per address. */
export function accountAsker({ userId }: Customer | Admin): Asker {
  return { known: true, name: `account:${userId}`, place: "", device: null };
}

/** Counts a mail with such a code. @throws AppError rate_limited. */
export async function countEmailCode(actor: Customer | Admin, email: string): Promise<void> {
  await limit(actor, "code-mail", actor.userId);
  await countCodeMail(emailSlot(actor, email), accountAsker(actor));
}

/** Whether a code mailed to an address can still be entered. */
export function hasEmailCode(actor: Customer | Admin, email: string): Promise<boolean> {
  return hasLiveCode(emailSlot(actor, email), accountAsker(actor));
}

/** Creates the code and queues its mail. */
export async function issueEmailCode(
  tx: Tx,
  actor: Customer | Admin,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await issueCode(tx, emailSlot(actor, email), { name, asker: accountAsker(actor) });
}
