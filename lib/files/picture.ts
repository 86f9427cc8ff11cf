import "server-only";
import sharp, { type Metadata } from "sharp";
import { AppError } from "@/lib/call/errors";
import { PaintingFailed } from "@/lib/files/painter";

export type Limits = {
  /** Longer side in pixels. */
  side: number;
  /** Megapixels. */
  megapixels: number;
};

/** An upload whose header says that it is a photo within the limits. */
export type Photo = {
  bytes: Buffer;
  /** Pixels after rotation. */
  width: number;
  height: number;
};

/**
 * Reads the header of an uploaded picture without decoding it, to decide whether the painter may. The
 * painter makes a new picture from the pixels, so nothing else of the upload is kept: no EXIF, no location,
 * no comment, no trailing data.
 * @throws AppError unsupported_media_type for anything but a photo; invalid_input for a damaged or too large
 * one.
 */
export async function openPhoto(upload: Blob, limits: Limits): Promise<Photo> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  const kind = kindOf(bytes);
  if (!kind) throw notAPhoto();
  const head = await sharp(bytes, { limitInputPixels: false, failOn: "error" })
    .metadata()
    .catch(damaged);
  if (head.format !== kind) throw notAPhoto();
  const reason = tooMuch(head, limits);
  if (reason) throw wrongPicture(reason);
  const { width, height } = head.autoOrient;
  return { bytes, width, height };
}

/** The painter's result, with its failures in words for people. @throws AppError busy, invalid_input. */
export async function painted<T>(making: Promise<T>): Promise<T> {
  try {
    return await making;
  } catch (error) {
    if (!(error instanceof PaintingFailed)) throw error;
    if (error.why === "late") throw wrongPicture(TOO_SLOW, error);
    return damaged(error);
  }
}

/** An interlaced PNG, or one with 16 bits per channel, must be decoded into memory as a whole. */
const HEAVY_MEGAPIXELS = 8;
const TOO_SLOW =
  "This picture takes too long to open. Please save it as a JPEG and choose it again.";

type Head = Pick<Metadata, "width" | "height" | "format" | "depth" | "isProgressive">;

function tooMuch(head: Head, { side, megapixels }: Limits): string | undefined {
  const { width, height } = head;
  const millions = (width * height) / 1_000_000;
  if (millions > megapixels) return tooLarge(millions, megapixels);
  if (Math.max(width, height) > side) return tooLong(side);
  return isHeavy(head) && millions > HEAVY_MEGAPIXELS ? TOO_HEAVY : undefined;
}

function isHeavy({ format, depth, isProgressive }: Head): boolean {
  return format === "png" && (isProgressive === true || depth === "ushort");
}

const tooLarge = (millions: number, most: number) =>
  `This picture has ${Math.ceil(millions).toLocaleString("en-IN")} megapixels, and ${most} are the most. Please crop it or save it smaller, and choose it again.`;
const tooLong = (side: number) => {
  const pixels = side.toLocaleString("en-IN");
  return `A picture is at most ${pixels} pixels long. Please crop it or save it smaller, and choose it again.`;
};
const TOO_HEAVY = `A PNG that is interlaced or has 16 bits a colour may have ${HEAVY_MEGAPIXELS} megapixels at most. Please save this one as a JPEG and choose it again.`;

type Kind = "jpeg" | "png" | "webp" | "heif";

/**
 * The type by magic bytes, before a decoder sees the file, so that an SVG, PDF or GIF named ".jpg" does not
 * reach its decoder.
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
  throw wrongPicture("This picture cannot be read. Try another one.", cause);
}
