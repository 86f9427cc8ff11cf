import "server-only";
import sharp, { type Sharp } from "sharp";
import { AppError } from "@/lib/http/errors";

export type Limits = {
  /** Pixels of the longer side. */
  side: number;
};

/** An upload that turned out to be a photo. */
export type Photo = {
  /** Pixels as the photo is looked at. */
  width: number;
  height: number;
  /** Its pixels the right way up; each use decodes it. */
  decoded: () => Sharp;
};

/**
 * Opens an uploaded picture for whoever makes a new one out of its pixels: nothing else of the upload may be
 * kept, no EXIF, no place, no comment, nothing behind the end of the picture.
 * @throws AppError unsupported_media_type for what is no photo; invalid_input for a damaged or too large one.
 */
export async function openPhoto(upload: Blob, { side }: Limits): Promise<Photo> {
  const bytes = Buffer.from(await upload.arrayBuffer());
  const kind = kindOf(bytes);
  if (!kind) throw notAPhoto();
  const options = { limitInputPixels: side * side, failOn: "error" } as const;
  const metadata = await sharp(bytes, options)
    .metadata()
    .catch((error) => damaged(error, side));
  if (metadata.format !== kind) throw notAPhoto();
  if (metadata.width > side || metadata.height > side) throw wrongPicture(tooWide(side));
  const { width, height } = metadata.autoOrient;
  const decoded = () => sharp(bytes, options).timeout({ seconds: DECODE_SECONDS }).autoOrient();
  return { width, height, decoded };
}

/** Encodes, and says in words what is wrong with a picture that cannot be decoded. @throws AppError invalid_input. */
export async function encoded(picture: Sharp): Promise<Buffer> {
  return picture.toBuffer().catch((error) => damaged(error));
}

const DECODE_SECONDS = 20;

const tooWide = (side: number) => {
  const pixels = side.toLocaleString("en-IN");
  return `A picture has at most ${pixels} × ${pixels} pixels.`;
};

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

function damaged(cause: unknown, side?: number): never {
  // What libvips says for more pixels than the limit is the one fault that has words of its own.
  const tooLarge = side && cause instanceof Error && /pixel limit/i.test(cause.message);
  throw wrongPicture(
    tooLarge ? tooWide(side) : "This picture cannot be read. Try another one.",
    cause,
  );
}
