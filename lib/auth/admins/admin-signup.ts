import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { audit } from "@/lib/audit/record";
import * as contract from "@/lib/auth/admins/admin-contract";
import { acceptInvitation, invitedEmail } from "@/lib/auth/admins/invitations";
import { assertFree, emailTaken } from "@/lib/auth/email/email-owner";
import { hashPassword } from "@/lib/auth/sign-in/passwords";
import { assertStrong } from "@/lib/auth/sign-in/strength";
import { AppError } from "@/lib/call/errors";
import type { OfficeRole } from "@/lib/call/roles";
import { db, isDuplicate, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { serve } from "@/lib/http/serve";
import { sha256 } from "@/lib/identity/hash";
import { wake } from "@/lib/jobs/wake";
import { limit } from "@/lib/limits/limits";
import { welcomeMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

export const adminSignupState = serve(
  contract.adminSignupState,
  async (actor, { invitation }): Promise<State> => {
    const closed: State = { way: "closed", email: null };
    if (!(await hasAdmin(db()))) {
      return env().ADMIN_SETUP_TOKEN ? { way: "setup", email: null } : closed;
    }
    if (!invitation) return closed;
    await limit(actor, "invitation", invitation);
    const email = await invitedEmail(db(), invitation);
    return email ? { way: "invitation", email } : closed;
  },
);

export const adminSignup = serve(contract.adminSignup, async (actor, input) => {
  await limit(actor, "sign-up", input.email);
  assertStrong(input.password, input.email);
  const passwordHash = await hashPassword(input.password);
  try {
    await db().$transaction((tx) => createAdmin(tx, input, passwordHash));
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
  wake("mail");
  return { message: "Signup successful! Welcome to our website." };
});

type State = z.output<typeof contract.adminSignupState.output>;
type Input = z.output<typeof contract.adminSignup.input>;

async function createAdmin(tx: Tx, input: Input, passwordHash: string): Promise<void> {
  // Serialized, so that two people with the set-up token cannot both become the first.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('admin-signup'))`;
  const isFirst = !(await hasAdmin(tx));
  if (isFirst) assertSetupToken(input.setup_token);
  const officeRole = isFirst ? "owner" : await assertInvited(tx, input);
  const { name, email, phone_number: phone } = input;
  await assertFree(tx, email);
  const { id } = await tx.user.create({
    // The invitation came by mail, so its token proves the mailbox.
    data: {
      name,
      email,
      phone,
      passwordHash,
      role: "admin",
      officeRole,
      emailVerifiedAt: isFirst ? null : new Date(),
    },
    select: { id: true },
  });
  const way = isFirst ? "setup" : "invitation";
  const detail = { before: null, after: { name, role: officeRole }, way };
  await audit(tx, { by: "admin", byId: id, action: "admin.created", subject: id, detail });
  await queueLetter(tx, { to: email }, welcomeMail, { name, back: "office" });
}

async function hasAdmin(tx: Tx): Promise<boolean> {
  const admin = await tx.user.findFirst({
    where: { role: "admin", erasedAt: null },
    select: { id: true },
  });
  return admin !== null;
}

/** Compares hashes of equal length in constant time. */
function assertSetupToken(given: string | undefined): void {
  const expected = env().ADMIN_SETUP_TOKEN;
  const isRight =
    expected !== undefined &&
    given !== undefined &&
    timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)));
  if (isRight) return;
  const words = "Enter the set-up token that the first start of the shop prints.";
  throw new AppError("signup_closed", words, { fields: { setup_token: [words] } });
}

async function assertInvited(tx: Tx, { invitation, email }: Input): Promise<OfficeRole> {
  if (invitation) return acceptInvitation(tx, invitation, email);
  throw new AppError("signup_closed", "Administrators are invited by an administrator.");
}
