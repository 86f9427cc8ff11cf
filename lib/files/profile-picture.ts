import "server-only";
import { encoded, openPhoto } from "@/lib/files/picture";

const MAX_SIDE = 8_000;
const SIDE = 512;

/**
 * Makes a square JPEG of 512 × 512 pixels out of an uploaded picture.
 * @throws AppError unsupported_media_type for what is no photo; invalid_input for a damaged or too large one.
 */
export async function squareJpeg(upload: Blob): Promise<Buffer> {
  const photo = await openPhoto(upload, { side: MAX_SIDE });
  return encoded(
    photo
      .decoded()
      .resize(SIDE, SIDE, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 82 }),
  );
}
