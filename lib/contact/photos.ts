import "server-only";
import { AppError } from "@/lib/call/errors";
import * as contract from "@/lib/contact/photo-contract";
import { db } from "@/lib/db";
import { type StoredPhoto, storeMessagePhoto } from "@/lib/files/message-photo";
import { dropFile, streamFile } from "@/lib/files/store";
import { inField } from "@/lib/files/upload-fault";
import { serve } from "@/lib/http/serve";
import { isUuid } from "@/lib/uuid";

export const readPhoto = serve(contract.readPhoto, async (_actor, { id: messageId, photo: id }) => {
  const isNamed = isUuid(messageId) && isUuid(id);
  const row =
    isNamed &&
    (await db().contactPhoto.findFirst({
      where: { id, messageId },
      select: { key: true, position: true, message: { select: { reference: true } } },
    }));
  const body = row && (await streamFile(row.key));
  if (!row || !body) throw new AppError("not_found", "This photo does not exist.");
  return { name: `${row.message.reference}-${row.position + 1}.jpg`, type: "image/jpeg", body };
});

/**
 * Stores photos, then runs the change that refers to them. If a photo or the change is refused, the files
 * are deleted; files of a double submit, or left by a crash, are deleted by the cleanup job.
 * @throws AppError of a photo, under `photos`; or what the change throws.
 */
export async function withPhotos<T>(
  files: readonly Blob[],
  change: (photos: StoredPhoto[]) => Promise<T>,
): Promise<T> {
  const stored: StoredPhoto[] = [];
  try {
    for (const file of files) stored.push(await inField("photos", file, storeMessagePhoto));
    return await change(stored);
  } catch (error) {
    if (error instanceof AppError) await Promise.all(stored.map(({ key }) => dropFile(key)));
    throw error;
  }
}
