import "server-only";
import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/call/errors";
import { paint } from "@/lib/files/painter";
import type { Made } from "@/lib/files/painter/orders.mts";
import { openPhoto, painted } from "@/lib/files/picture";
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from "@/lib/files/picture-limits";
import { FORMATS, MAIL_SIDE, pictureKey, SERVED, SMALL_SIDE } from "@/lib/files/picture-names";
import { dropFile, putFile } from "@/lib/files/store";

/** A picture whose files are `${base}-${width}.avif` and `.webp`. */
export type StoredPicture = { base: string; widths: number[] };

/**
 * Makes the files of a product picture from an upload: AVIF and WebP in two widths, never upscaled, square
 * like every picture of the catalogue, padded with its backdrop colour.
 * @throws AppError too_large, unsupported_media_type, invalid_input, busy.
 */
export async function storePicture(upload: Blob): Promise<StoredPicture> {
  if (upload.size > MAX_PICTURE_BYTES)
    throw new AppError("too_large", "A picture has at most 10 MB.");
  const picture = await made(upload);
  return stored(picture);
}

/** Deletes the files of a picture that no row refers to. */
export async function dropPicture(picture: StoredPicture): Promise<void> {
  await Promise.all(keysOf(picture).map(dropFile));
}

/** Limits for a camera's photo. */
const LIMITS = { side: MAX_PICTURE_SIDE, megapixels: 50 };

const WIDTHS = [SMALL_SIDE, 1200] as const;
/** The background colour of all renders in the catalogue. */
const BACKDROP = "#d4d5d3";

async function made(upload: Blob) {
  const { bytes, width, height } = await openPhoto(upload, LIMITS);
  const largest = Math.max(WIDTHS[0], Math.min(WIDTHS[1], Math.max(width, height)));
  const widths = [...new Set([WIDTHS[0], largest])];
  const pixels = LIMITS.megapixels * 1_000_000;
  return painted(paint("square", { photo: bytes, pixels, widths, backdrop: BACKDROP }));
}

async function stored(files: Made<"square">): Promise<StoredPicture> {
  const widths = files.map(({ width }) => width);
  const picture = { base: `${SERVED}/${randomUUID()}`, widths };
  try {
    for (const { width, avif, webp } of files) {
      await putFile(pictureKey(picture.base, width, "avif"), avif);
      await putFile(pictureKey(picture.base, width, "webp"), webp);
    }
  } catch (error) {
    await dropPicture(picture);
    throw error;
  }
  return picture;
}

function keysOf({ base, widths }: StoredPicture): string[] {
  const keys = widths.flatMap((width) => FORMATS.map((format) => pictureKey(base, width, format)));
  return [...keys, pictureKey(base, MAIL_SIDE, "jpg")];
}
