import "server-only";
import {
  limitEmailChange,
  limitUnprovenMail,
  storeEmailChange,
} from "@/lib/auth/email/email-change";
import { countEmailCode, issueEmailCode } from "@/lib/auth/email/email-code";
import { assertFree } from "@/lib/auth/email/email-owner";
import { proveOrAssert } from "@/lib/auth/session/prove";
import { db, type Tx } from "@/lib/db";
import type { Admin, Customer } from "@/lib/identity/actor";

/**
 * Checks that a person may request a new email address: the password is proven, and neither the person nor
 * the mailbox has exceeded the daily limits.
 * @throws AppError password_needed, wrong_password, too_many_tries, rate_limited, email_taken.
 */
export async function assertMayChangeEmail(
  actor: Customer | Admin,
  newEmail: string,
  password: string | undefined,
): Promise<void> {
  await proveOrAssert(actor, password, "current_password");
  await limitEmailChange(actor);
  await assertFree(db(), newEmail, actor.userId);
  await countEmailCode(actor, newEmail);
  await limitUnprovenMail(newEmail);
}

/** Stores the request and queues the mail with its code; the caller wakes the "mail" job after the commit. */
export async function requestEmailChange(
  tx: Tx,
  actor: Customer | Admin,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await storeEmailChange(tx, actor, email);
  await issueEmailCode(tx, actor, { name, email });
}

/** The message after a request. */
export function emailChangeText(newEmail: string): string {
  return `We have sent a code to ${newEmail}. Your email address changes when you enter it.`;
}
