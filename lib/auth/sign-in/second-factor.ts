import "server-only";
import { audit } from "@/lib/audit/record";
import {
  adminSecondFactorStatus,
  resendAdminSecondFactor,
  toggleAdminSecondFactor,
  verifyAdminSecondFactor,
} from "@/lib/auth/admins/admin-contract";
import {
  resendSecondFactor,
  secondFactorStatus,
  toggleSecondFactor,
  verifySecondFactor,
} from "@/lib/auth/contract";
import { secondFactorWords } from "@/lib/auth/rules";
import { confirmPassword } from "@/lib/auth/sign-in/credentials";
import { resend, verify } from "@/lib/auth/sign-in/second-step";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin, Customer } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { secondFactorMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

const verifyService = serve(verifySecondFactor, (actor, input) => verify(actor, "customer", input));
const adminVerifyService = serve(verifyAdminSecondFactor, (actor, input) =>
  verify(actor, "admin", input),
);
const resendService = serve(resendSecondFactor, (actor, input) => resend(actor, "customer", input));
const adminResendService = serve(resendAdminSecondFactor, (actor, input) =>
  resend(actor, "admin", input),
);
const statusService = serve(secondFactorStatus, status);
const adminStatusService = serve(adminSecondFactorStatus, status);
const toggleService = serve(toggleSecondFactor, toggle);
const adminToggleService = serve(toggleAdminSecondFactor, toggle);

export {
  adminResendService as resendAdminSecondFactor,
  adminStatusService as adminSecondFactorStatus,
  adminToggleService as toggleAdminSecondFactor,
  adminVerifyService as verifyAdminSecondFactor,
  resendService as resendSecondFactor,
  statusService as secondFactorStatus,
  toggleService as toggleSecondFactor,
  verifyService as verifySecondFactor,
};

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
