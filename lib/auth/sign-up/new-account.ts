import "server-only";
import { audit } from "@/lib/audit/record";
import { emailTaken, isFree } from "@/lib/auth/email/email-owner";
import type { Prisma, Tx } from "@/lib/db";

export const SIGNED_UP = "Signup successful! Welcome to our website.";

/**
 * Creates a customer's account in the caller's transaction and returns its id.
 * @throws AppError email_taken; of two concurrent sign-ups the later one's is a duplicate: `isDuplicate`.
 */
export async function createAccount(tx: Tx, data: Prisma.UserCreateInput): Promise<string> {
  if (!(await isFree(tx, data.email))) throw signupFailed();
  const { id } = await tx.user.create({ data, select: { id: true } });
  await audit(tx, { by: "customer", byId: id, action: "account.created", subject: id });
  return id;
}

/** The error for an email address that has an account, worded for the sign-up. */
export function signupFailed() {
  return emailTaken("Signup failed! Please check the details and try again.");
}
