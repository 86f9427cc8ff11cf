import "server-only";
import { paint } from "@/lib/files/painter";
import { openPhoto, painted } from "@/lib/files/picture";

/** The folder of profile pictures. */
export const PROFILE_PICTURES = "profile-pictures";

/** Phone photos have 12 to 50 megapixels; those sent from an album or chat are smaller. */
const LIMITS = { side: 12_000, megapixels: 25 };
const SIDE = 512;

/**
 * Makes a square JPEG of 512 × 512 pixels from an upload.
 * @throws AppError unsupported_media_type for anything but a photo; invalid_input for a damaged or too large
 * one; busy.
 */
export async function squareJpeg(upload: Blob): Promise<Buffer> {
  const { bytes } = await openPhoto(upload, LIMITS);
  const pixels = LIMITS.megapixels * 1_000_000;
  return Buffer.from(await painted(paint("portrait", { photo: bytes, pixels, side: SIDE })));
}
