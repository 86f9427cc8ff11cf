import "server-only";
import type { Audience } from "@/lib/auth/actor";
import { adminLogin, adminLogout, login, logout, signup } from "@/lib/auth/contract";
import { hashPassword, isRightPassword } from "@/lib/auth/passwords";
import { openSession, revokeSession } from "@/lib/auth/sessions";
import { db, isDuplicate } from "@/lib/db";
import { DEMO_ADMIN_EMAIL, DEMO_CUSTOMER_EMAIL } from "@/lib/demo";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";

const signupService = serve(signup, async (_actor, input) => {
  const { name, email, phone_number: phone } = input;
  const passwordHash = await hashPassword(input.password);
  try {
    await db().user.create({ data: { name, email, phone, passwordHash } });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const fields = { email: ["There is already an account with this e-mail address."] };
    throw new AppError("email_taken", "Signup failed! Please check the details and try again.", {
      fields,
    });
  }
  return { message: "Signup successful! Welcome to our website." };
});

const loginService = serve(login, (_actor, input) => signIn("customer", input));

const adminLoginService = serve(adminLogin, (_actor, input) => signIn("admin", input));

const logoutService = serve(logout, async (actor) => {
  await revokeSession(actor.sessionHash);
  return { message: "Logged out." };
});

const adminLogoutService = serve(adminLogout, async (actor) => {
  await revokeSession(actor.sessionHash);
  return { message: "Logged out." };
});

export {
  adminLoginService as adminLogin,
  adminLogoutService as adminLogout,
  loginService as login,
  logoutService as logout,
  signupService as signup,
};

type Credentials = { email: string; password: string; user_agent?: string };

/** Unknown e-mail, wrong password and "not an administrator" answer the same, in the same time. */
async function signIn(audience: Audience, { email, password, user_agent }: Credentials) {
  const user = await db().user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, role: true },
  });
  const open = user && mayEnter(email, user.role, audience) ? user : null;
  const right = await isRightPassword(open?.passwordHash ?? null, password);
  if (!open || !right) {
    const message = "Invalid credentials. Please check your email and password.";
    throw new AppError("invalid_credentials", message);
  }
  const token = await openSession(db(), { userId: open.id, audience, userAgent: user_agent });
  return { message: "Login Successful!", token };
}

/** The demo's accounts open nothing outside the demo: their password is in the README. */
function mayEnter(email: string, role: string, audience: Audience): boolean {
  const isDemoAccount = email === DEMO_CUSTOMER_EMAIL || email === DEMO_ADMIN_EMAIL;
  if (isDemoAccount && !env().DEMO) return false;
  return audience === "customer" || role === "admin";
}
