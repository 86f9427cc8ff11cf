import "server-only";
import { audit } from "@/lib/audit/record";
import * as adminContract from "@/lib/auth/admins/admin-contract";
import * as contract from "@/lib/auth/contract";
import { hashPassword } from "@/lib/auth/sign-in/passwords";
import { signIn } from "@/lib/auth/sign-in/sign-in";
import { assertStrong } from "@/lib/auth/sign-in/strength";
import { createAccount, SIGNED_UP, signupFailed } from "@/lib/auth/sign-up/new-account";
import { db, isDuplicate, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin, Customer } from "@/lib/identity/actor";
import { revokeSession } from "@/lib/identity/sessions";
import { wake } from "@/lib/jobs/wake";
import { limit } from "@/lib/limits/limits";
import { welcomeMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

export const signup = serve(contract.signup, async (actor, input) => {
  const { name, email, phone_number: phone, password } = input;
  await limit(actor, "sign-up", email);
  assertStrong(password, email);
  const passwordHash = await hashPassword(password);
  await createUser({ name, email, phone, passwordHash });
  wake("mail");
  return { message: SIGNED_UP };
});

export const login = serve(contract.login, (actor, input) => signIn(actor, "customer", input));

export const adminLogin = serve(adminContract.adminLogin, (actor, input) =>
  signIn(actor, "admin", input),
);

export const logout = serve(contract.logout, signOut);

export const adminLogout = serve(adminContract.adminLogout, signOut);

async function createUser(data: Prisma.UserCreateInput): Promise<void> {
  try {
    await db().$transaction(async (tx) => {
      await createAccount(tx, data);
      await queueLetter(tx, { to: data.email }, welcomeMail, { name: data.name, back: "shop" });
    });
  } catch (error) {
    throw isDuplicate(error) ? signupFailed() : error;
  }
}

async function signOut({ kind, userId, sessionHash }: Customer | Admin) {
  await revokeSession(sessionHash);
  await audit(db(), { by: kind, byId: userId, action: "session.closed", subject: userId });
  return { message: "Logged out." };
}
