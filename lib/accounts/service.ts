import "server-only";
import { getProfile, lookUpPin, updateProfile } from "@/lib/accounts/contract";
import { pictureOf } from "@/lib/accounts/pictures";
import { placeOfPin } from "@/lib/accounts/pins";
import { lockUser, PROFILE_COLUMNS, profileFromRow } from "@/lib/accounts/rows";
import { audit } from "@/lib/audit/record";
import type { Customer } from "@/lib/auth/actor";
import { recordEmailChange } from "@/lib/auth/credentials";
import { limit } from "@/lib/auth/limits";
import { db, isDuplicate, Prisma, type Tx } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { kick } from "@/lib/jobs/kick";

const getProfileService = serve(getProfile, async (actor) => {
  const row = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: PROFILE_COLUMNS,
  });
  return { user_data: profileFromRow(row, await pictureOf(row.pictureKey)) };
});

const updateProfileService = serve(updateProfile, async (actor, input) => {
  await limitNewEmail(actor, input.email);
  const { row, mailed } = await db()
    .$transaction((tx) => change(tx, actor, input))
    .catch((error: unknown) => {
      throw isDuplicate(error) ? emailTaken() : error;
    });
  if (mailed) kick("mail");
  const updatedUser = profileFromRow(row, await pictureOf(row.pictureKey));
  return { message: "User details updated successfully!", updatedUser };
});

const lookUpPinService = serve(lookUpPin, async (_actor, { pin }) => {
  const place = placeOfPin(pin);
  if (!place) throw new AppError("not_found", "We do not know this PIN code.");
  return { pin, ...place };
});

export {
  getProfileService as getProfile,
  lookUpPinService as lookUpPin,
  updateProfileService as updateProfile,
};

/** Each try tells whether an address is taken, and may have a mail sent to it. */
async function limitNewEmail(actor: Customer, email: string | undefined): Promise<void> {
  if (email === undefined) return;
  const where = { id: actor.userId };
  const { email: known } = await db().user.findUniqueOrThrow({ where, select: { email: true } });
  if (email !== known) await limit(actor, "new-email", actor.userId);
}

type Change = { name?: string; email?: string; phone_number?: string | null };

async function change(tx: Tx, actor: Customer, { name, email, phone_number: phone }: Change) {
  const { userId } = actor;
  await lockUser(tx, userId);
  const before = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, email: true, phone: true, emailVerifiedAt: true },
  });
  const given = { name, email, phone };
  const fields = KEYS.filter((key) => given[key] !== undefined && given[key] !== before[key]);
  const newEmail = fields.includes("email") ? email : undefined;
  const row = await tx.user.update({
    where: { id: userId },
    data: {
      name: name ?? Prisma.skip,
      email: newEmail ?? Prisma.skip,
      phone: phone === undefined ? Prisma.skip : phone,
      emailVerifiedAt: newEmail ? null : Prisma.skip,
    },
    select: PROFILE_COLUMNS,
  });
  const { name: oldName, email: oldEmail, emailVerifiedAt } = before;
  const wasVerified = emailVerifiedAt !== null;
  if (newEmail)
    await recordEmailChange(tx, { actor, name: oldName, oldEmail, newEmail, wasVerified });
  await note(
    tx,
    userId,
    fields.filter((field) => field !== "email"),
  );
  return { row, mailed: newEmail !== undefined };
}

const KEYS = ["name", "email", "phone"] as const;

async function note(tx: Tx, userId: string, fields: string[]): Promise<void> {
  if (fields.length === 0) return;
  const action = "profile.changed";
  await audit(tx, { by: "customer", byId: userId, action, subject: userId, detail: { fields } });
}

function emailTaken(): AppError {
  const message = "There is already an account with this e-mail address.";
  return new AppError("email_taken", message, { fields: { email: [message] } });
}
