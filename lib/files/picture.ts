import "server-only";
import sharp from "sharp";
import { AppError } from "@/lib/http/errors";

/** Pixels of a side of the largest picture that is decoded. */
export const MAX_SIDE = 8000;
const SIDE = 512;
const DECODE_SECONDS = 10;

/**
 * Makes a square JPEG of 512 × 512 pixels out of an uploaded picture. Nothing of the upload is kept
 * but its pixels: no EXIF, no place, no comment, nothing behind the end of the picture.
 * @throws AppError unsupported_media_type for what is no photo; invalid_input for a damaged or too
 * large one.
 */
export async function squareJpeg(upload: Blob): Promise<Buffer> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  const kind = kindOf(bytes);
  if (!kind) throw notAPhoto();
  const options = { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: "error" } as const;
  const { format, width, height } = await sharp(bytes, options).metadata().catch(damaged);
  if (format !== kind) throw notAPhoto();
  if (width > MAX_SIDE || height > MAX_SIDE) throw wrongPicture(TOO_WIDE);
  return sharp(bytes, options)
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(damaged);
}

const TOO_WIDE = "A picture has at most 8,000 × 8,000 pixels.";

type Kind = "jpeg" | "png" | "webp" | "heif";

/**
 * By the first bytes, before a decoder sees the file: whoever names an SVG, a PDF or a GIF ".jpg"
 * does not get to choose which of the decoders reads it.
 */
function kindOf(bytes: Buffer): Kind | undefined {
  const text = bytes.toString("latin1", 0, 12);
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  if (/^.{4}ftyp(avif|avis|mif1|msf1|heic|heix)$/s.test(text)) return "heif";
  return undefined;
}

function notAPhoto(): AppError {
  const message = "Choose a photo in JPEG, PNG, WebP or AVIF format.";
  return new AppError("unsupported_media_type", message, { fields: { file: [message] } });
}

function wrongPicture(message: string, cause?: unknown): AppError {
  return new AppError("invalid_input", message, { fields: { file: [message] }, cause });
}

function damaged(cause: unknown): never {
  // What libvips says for more pixels than the limit is the one fault that has words of its own.
  const tooLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
  throw wrongPicture(tooLarge ? TOO_WIDE : "This picture cannot be read. Try another one.", cause);
}
