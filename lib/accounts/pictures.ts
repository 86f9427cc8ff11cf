import "server-only";
import { randomUUID } from "node:crypto";
import * as contract from "@/lib/accounts/contract";
import { lockUser } from "@/lib/accounts/mapper";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import { PROFILE_PICTURES, squareJpeg } from "@/lib/files/profile-picture";
import { dropFile, putFile, readFile } from "@/lib/files/store";
import { serve } from "@/lib/http/serve";
import { limit } from "@/lib/limits/limits";

export const getProfilePicture = serve(contract.getProfilePicture, async (actor) => {
  const user = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { pictureKey: true },
  });
  return { profile_picture: await pictureOf(user.pictureKey) };
});

export const uploadProfilePicture = serve(
  contract.uploadProfilePicture,
  async (actor, { file }) => {
    await limit(actor, "picture", actor.userId);
    const jpeg = await squareJpeg(file);
    const key = `${PROFILE_PICTURES}/${randomUUID()}.jpg`;
    await putFile(key, jpeg);
    try {
      await replacePicture(actor.userId, key);
    } catch (error) {
      await dropFile(key);
      throw error;
    }
    const message = "Profile picture uploaded successfully!";
    return { message, profile_picture: jpeg.toString("base64") };
  },
);

export const removeProfilePicture = serve(contract.removeProfilePicture, async (actor) => {
  await replacePicture(actor.userId, null);
  return { message: "Profile picture removed." };
});

/** Base64 of the JPEG under a key; null if there is none. @throws AppError files_unavailable. */
export async function pictureOf(key: string | null): Promise<string | null> {
  const bytes = key === null ? null : await readFile(key);
  return bytes?.toString("base64") ?? null;
}

/** As `pictureOf`, and null while the store of files does not work: a profile is more than its picture. */
export function pictureIfThere(key: string | null): Promise<string | null> {
  return pictureOf(key).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

/** A new picture gets a new key; the old file is deleted once nothing refers to it. */
async function replacePicture(userId: string, key: string | null): Promise<void> {
  const old = await db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const where = { id: userId };
    const before = await tx.user.findUniqueOrThrow({ where, select: { pictureKey: true } });
    await tx.user.update({ where, data: { pictureKey: key }, select: { id: true } });
    const action = key === null ? "picture.removed" : "picture.changed";
    await audit(tx, { by: "customer", byId: userId, action, subject: userId });
    return before.pictureKey;
  });
  await dropFile(old);
}
