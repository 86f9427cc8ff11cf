import "server-only";
import { audit } from "@/lib/audit/record";
import * as contract from "@/lib/auth/admins/admin-contract";
import {
  assertMayChangeEmail,
  emailChangeText,
  requestEmailChange,
} from "@/lib/auth/email/email-change-request";
import { OPEN_CHANGE } from "@/lib/auth/email/email-owner";
import type { AdminUser } from "@/lib/auth/fields";
import { confirmPassword, setPassword } from "@/lib/auth/sign-in/credentials";
import { hashPassword } from "@/lib/auth/sign-in/passwords";
import { assertStrong } from "@/lib/auth/sign-in/strength";
import { db, type Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";

export const getAdminProfile = serve(contract.getAdminProfile, async (actor) => ({
  user_data: await readAdmin(db(), actor),
}));

export const updateAdmin = serve(contract.updateAdmin, async (actor, input) => {
  const before = await readAdmin(db(), actor);
  const newEmail = input.email === before.email ? undefined : input.email;
  if (input.password) {
    await confirmPassword(actor, input.current_password ?? "", "current_password");
    assertStrong(input.password, newEmail ?? before.email);
  }
  if (newEmail) await assertMayChangeEmail(actor, newEmail, input.current_password);
  const passwordHash = input.password && (await hashPassword(input.password));
  const change = { name: input.name ?? before.name, newEmail, passwordHash };
  const updatedUser = await db().$transaction((tx) => update(tx, actor, before, change));
  wake("mail");
  const message = newEmail ? emailChangeText(newEmail) : "User details updated successfully!";
  return { message, updatedUser, pending_email: updatedUser.pending_email };
});

type Change = { name: string; newEmail?: string; passwordHash?: string };

async function update(tx: Tx, actor: Admin, before: AdminUser, change: Change): Promise<AdminUser> {
  const { name, newEmail, passwordHash } = change;
  const { userId, sessionHash: keep } = actor;
  if (name !== before.name) {
    await tx.user.update({ where: { id: userId }, data: { name }, select: { id: true } });
    const detail = { before: { name: before.name }, after: { name } };
    const action = "profile.changed";
    await audit(tx, { by: "admin", byId: userId, action, subject: userId, detail });
  }
  // The password first: its mail goes to the old address.
  if (passwordHash) {
    await setPassword(tx, { userId, passwordHash, audience: "admin", keep, how: "changed" });
  }
  // After the password: a new password ends all earlier codes.
  if (newEmail) await requestEmailChange(tx, actor, { name, email: newEmail });
  return readAdmin(tx, actor);
}

async function readAdmin(tx: Tx, { userId }: Admin): Promise<AdminUser> {
  const row = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: ADMIN });
  return {
    id: row.id,
    user_number: row.number,
    name: row.name,
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    pending_email: row.emailChanges[0]?.newEmail ?? null,
    phone_number: row.phone,
    role: row.role,
    office_role: row.officeRole,
    created_at: row.createdAt.toISOString(),
  };
}

const ADMIN = {
  id: true,
  number: true,
  name: true,
  email: true,
  emailVerifiedAt: true,
  emailChanges: { where: OPEN_CHANGE, select: { newEmail: true } },
  phone: true,
  role: true,
  officeRole: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;
