import "server-only";
import { placeOfPin } from "@/lib/accounts/addresses/pins";
import * as contract from "@/lib/accounts/contract";
import { lockUser, PROFILE_COLUMNS, profileFromRow } from "@/lib/accounts/mapper";
import { pictureIfThere } from "@/lib/accounts/pictures";
import { audit } from "@/lib/audit/record";
import {
  assertMayChangeEmail,
  emailChangeText,
  requestEmailChange,
} from "@/lib/auth/email/email-change-request";
import { AppError } from "@/lib/call/errors";
import { db, Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Customer } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";

export const getProfile = serve(contract.getProfile, async (actor) => {
  const row = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: PROFILE_COLUMNS,
  });
  return { user_data: profileFromRow(row, await pictureIfThere(row.pictureKey)) };
});

export const updateProfile = serve(contract.updateProfile, async (actor, input) => {
  const newEmail = await newEmailOf(actor, input.email);
  if (newEmail) await assertMayChangeEmail(actor, newEmail, input.current_password);
  const row = await db().$transaction((tx) => change(tx, actor, { ...input, email: newEmail }));
  if (newEmail) wake("mail");
  const updatedUser = profileFromRow(row, await pictureIfThere(row.pictureKey));
  const message = newEmail ? emailChangeText(newEmail) : "User details updated successfully!";
  return { message, updatedUser, pending_email: updatedUser.pending_email };
});

export const lookUpPin = serve(contract.lookUpPin, async (_actor, { pin }) => {
  const place = placeOfPin(pin);
  if (!place) throw new AppError("not_found", "We do not know this PIN code.");
  return { pin, ...place };
});

/** The new email address, if it differs from the current one. */
async function newEmailOf(actor: Customer, email?: string): Promise<string | undefined> {
  const where = { id: actor.userId };
  const before = await db().user.findUniqueOrThrow({ where, select: { email: true } });
  return email === before.email ? undefined : email;
}

type Change = {
  name?: string;
  email?: string;
  phone_number?: string | null;
  business?: null;
};

async function change(tx: Tx, actor: Customer, input: Change) {
  const { name, email, phone_number: phone, business } = input;
  const { userId } = actor;
  await lockUser(tx, userId);
  const before = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, phone: true },
  });
  const given = { name, phone };
  const fields = KEYS.filter((key) => given[key] !== undefined && given[key] !== before[key]);
  const data = {
    name: name ?? Prisma.skip,
    phone: phone === undefined ? Prisma.skip : phone,
    business: business === null ? Prisma.DbNull : Prisma.skip,
  };
  await tx.user.update({ where: { id: userId }, data, select: { id: true } });
  if (email) await requestEmailChange(tx, actor, { name: name ?? before.name, email });
  await note(tx, userId, business === null ? [...fields, "business"] : fields);
  return tx.user.findUniqueOrThrow({ where: { id: userId }, select: PROFILE_COLUMNS });
}

const KEYS = ["name", "phone"] as const;

async function note(tx: Tx, userId: string, fields: string[]): Promise<void> {
  if (fields.length === 0) return;
  const action = "profile.changed";
  await audit(tx, { by: "customer", byId: userId, action, subject: userId, detail: { fields } });
}
