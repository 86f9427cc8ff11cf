import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { paint } from "@/lib/files/painter";
import { openPhoto, painted } from "@/lib/files/picture";
import { putFile } from "@/lib/files/store";

/** The folder of photos sent with a message. */
export const MESSAGE_PHOTOS = "message-photos";

export type StoredPhoto = {
  /** Its name in the store, which nobody can guess. */
  key: string;
  /** SHA-256 of the file, in hex. */
  digest: string;
  width: number;
  height: number;
};

/**
 * Makes a JPEG of at most 2,000 pixels a side from an upload and stores it.
 * @throws AppError unsupported_media_type, invalid_input, busy, files_unavailable.
 */
export async function storeMessagePhoto(upload: Blob): Promise<StoredPhoto> {
  const { bytes } = await openPhoto(upload, LIMITS);
  const pixels = LIMITS.megapixels * 1_000_000;
  const making = paint("photo", { photo: bytes, pixels, side: SIDE });
  const { jpeg, width, height } = await painted(making);
  const key = `${MESSAGE_PHOTOS}/${randomUUID()}.jpg`;
  await putFile(key, jpeg);
  return { key, digest: createHash("sha256").update(jpeg).digest("hex"), width, height };
}

/** Limits for a phone's photo. */
const LIMITS = { side: 12_000, megapixels: 50 };
/** Enough to read the rating of a breaker. */
const SIDE = 2_000;
