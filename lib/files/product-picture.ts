import "server-only";
import { randomUUID } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from "@/lib/catalogue/product-fields";
import { encoded, openPhoto, type Photo } from "@/lib/files/picture";
import { FORMATS, pictureKey, SERVED } from "@/lib/files/picture-names";
import { dropFile, putFile } from "@/lib/files/store";
import { inTurns } from "@/lib/files/turns";
import { AppError } from "@/lib/http/errors";

/** A picture whose files are `${base}-${width}.avif` and `.webp`. */
export type StoredPicture = { base: string; widths: number[] };

/**
 * Makes the files of a product's picture out of an upload: AVIF and WebP in two widths and never larger than it
 * came, as a square like every picture of the catalogue, on its backdrop where it was not one.
 * @throws AppError too_large, unsupported_media_type, invalid_input.
 */
export function storePicture(upload: Blob): Promise<StoredPicture> {
  if (upload.size > MAX_PICTURE_BYTES)
    throw new AppError("too_large", "A picture has at most 10 MB.");
  return takeTurn(() => encodeAndStore(upload));
}

/** Removes the files of a picture that no row refers to. */
export async function dropPicture(picture: StoredPicture): Promise<void> {
  await Promise.all(keysOf(picture).map(dropFile));
}

// Decoded, the largest picture is 430 MB: more than two at a time could take the server down.
const takeTurn = inTurns(2);

// The first is always there: orders and mails show it without asking.
const WIDTHS = [640, 1200] as const;
/** The colour behind every render of the catalogue. */
const BACKDROP = "#d4d5d3";

async function encodeAndStore(upload: Blob): Promise<StoredPicture> {
  const photo = await openPhoto(upload, { side: MAX_PICTURE_SIDE });
  const longer = Math.max(photo.width, photo.height);
  const largest = Math.max(WIDTHS[0], Math.min(WIDTHS[1], longer));
  const square = await squareOf(photo, largest);
  const widths = [...new Set([WIDTHS[0], largest])];
  const picture = { base: `${SERVED}/${randomUUID()}`, widths };
  try {
    for (const width of widths) await storeWidth(picture, width, square);
  } catch (error) {
    await dropPicture(picture);
    throw error;
  }
  return picture;
}

/** The whole picture in the middle of a square, in its own pixels where it is smaller than that. */
async function squareOf({ decoded }: Photo, side: number): Promise<Sharp> {
  const input = await encoded(
    decoded()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .png({ compressionLevel: 0 }),
  );
  const canvas = { width: side, height: side, channels: 3 as const, background: BACKDROP };
  const pixels = await sharp({ create: canvas })
    .composite([{ input }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
}

async function storeWidth({ base }: StoredPicture, width: number, square: Sharp): Promise<void> {
  const scaled = square.clone().resize(width, width);
  const avif = await scaled.clone().avif({ quality: 60, effort: 2 }).toBuffer();
  const webp = await scaled.clone().webp({ quality: 82, smartSubsample: true }).toBuffer();
  await putFile(pictureKey(base, width, "avif"), avif);
  await putFile(pictureKey(base, width, "webp"), webp);
}

function keysOf({ base, widths }: StoredPicture): string[] {
  return widths.flatMap((width) => FORMATS.map((format) => pictureKey(base, width, format)));
}
