import "server-only";
import { audit } from "@/lib/audit/record";
import { isFree } from "@/lib/auth/email/email-owner";
import { AppError } from "@/lib/call/errors";
import { isDuplicate, type Tx } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";
import { accountMadeMail } from "@/lib/mail/letters/account-made";
import { queueLetter } from "@/lib/mail/queue-letter";

export type NewPerson = { id: string; name: string; email: string; phone: string | null };

/**
 * Creates an account for someone who has not signed up, in the caller's transaction, and mails them.
 * @throws AppError email_taken.
 */
export async function makeAccount(
  tx: Tx,
  { userId }: Admin,
  person: NewPerson,
  passwordHash: string,
): Promise<void> {
  if (!(await isFree(tx, person.email))) throw emailTaken();
  await tx.user
    .create({ data: { ...person, passwordHash }, select: { id: true } })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? emailTaken() : error;
    });
  const detail = { before: null, after: { role: "customer" } };
  const action = "account.created";
  await audit(tx, { by: "admin", byId: userId, action, subject: person.id, detail });
  await queueLetter(tx, { to: person.email }, accountMadeMail, { name: person.name });
}

/** The error for a known email address, worded for the back-office. */
export function emailTaken(): AppError {
  const words = "This email address already has an account: find the customer by it.";
  return new AppError("email_taken", words, { fields: { "customer.email": [words] } });
}
