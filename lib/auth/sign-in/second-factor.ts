import "server-only";
import { audit } from "@/lib/audit/record";
import * as adminContract from "@/lib/auth/admins/admin-contract";
import * as contract from "@/lib/auth/contract";
import { secondFactorWords } from "@/lib/auth/rules";
import { confirmPassword } from "@/lib/auth/sign-in/credentials";
import { resend, verify } from "@/lib/auth/sign-in/second-step";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin, Customer } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { secondFactorMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

export const verifySecondFactor = serve(contract.verifySecondFactor, (actor, input) =>
  verify(actor, "customer", input),
);
export const verifyAdminSecondFactor = serve(
  adminContract.verifyAdminSecondFactor,
  (actor, input) => verify(actor, "admin", input),
);
export const resendSecondFactor = serve(contract.resendSecondFactor, (actor, input) =>
  resend(actor, "customer", input),
);
export const resendAdminSecondFactor = serve(
  adminContract.resendAdminSecondFactor,
  (actor, input) => resend(actor, "admin", input),
);
export const secondFactorStatus = serve(contract.secondFactorStatus, status);
export const adminSecondFactorStatus = serve(adminContract.adminSecondFactorStatus, status);
export const toggleSecondFactor = serve(contract.toggleSecondFactor, toggle);
export const toggleAdminSecondFactor = serve(adminContract.toggleAdminSecondFactor, toggle);

async function status(actor: Customer | Admin) {
  const { secondFactor } = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { secondFactor: true },
  });
  return state(secondFactor);
}

async function toggle(
  actor: Customer | Admin,
  input: { entered_password: string; enabled?: boolean },
) {
  await confirmPassword(actor, input.entered_password);
  const { kind: by, userId } = actor;
  const enabled = await db().$transaction(async (tx) => {
    const where = { id: userId };
    const before = await tx.user.findUniqueOrThrow({ where, select: { secondFactor: true } });
    const wanted = input.enabled ?? !before.secondFactor;
    if (wanted === before.secondFactor) return wanted;
    const { name, email } = await tx.user.update({
      where,
      data: { secondFactor: wanted },
      select: { name: true, email: true },
    });
    const action = wanted ? "second_factor.enabled" : "second_factor.disabled";
    const detail = { before: { enabled: !wanted }, after: { enabled: wanted } };
    await audit(tx, { by, byId: userId, action, subject: userId, detail });
    await queueLetter(tx, { to: email }, secondFactorMail, {
      name,
      at: new Date(),
      enabled: wanted,
    });
    return wanted;
  });
  wake("mail");
  return state(enabled);
}

function state(enabled: boolean) {
  const message = secondFactorWords(enabled);
  return { message, status: { message }, enabled };
}
