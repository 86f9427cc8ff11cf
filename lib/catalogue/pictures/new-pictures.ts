import "server-only";
import { AppError, type ErrorCode } from "@/lib/call/errors";
import { plainLine } from "@/lib/call/plain-text";
import type { NewPicture } from "@/lib/catalogue/products/product-writes";
import { dropPicture, storePicture } from "@/lib/files/product-picture";
import { shortened } from "@/lib/graphemes";

type Uploads = { field: "files" | "images"; files: readonly Blob[]; alts: readonly string[] };

/**
 * Stores uploaded pictures, then runs the change that refers to them. If the change is refused, the files
 * are deleted; files left by a crash or a change of unknown outcome are deleted by the cleanup job.
 * @throws AppError of a picture, under its field name; or what the change throws.
 */
export async function withPictures<T>(
  { field, files, alts }: Uploads,
  change: (pictures: NewPicture[]) => Promise<T>,
): Promise<T> {
  const stored: NewPicture[] = [];
  try {
    for (const [at, file] of files.entries()) {
      stored.push({ ...(await store(file, field)), alt: alts[at] ?? "" });
    }
    return await change(stored);
  } catch (error) {
    if (error instanceof AppError) await Promise.all(stored.map(dropPicture));
    throw error;
  }
}

async function store(file: Blob, field: string) {
  try {
    return await storePicture(file);
  } catch (error) {
    // Errors that are not the picture's fault concern the whole form.
    const isOurs = error instanceof AppError && OURS.has(error.code);
    if (!(error instanceof AppError) || isOurs) throw error;
    const name = file instanceof File ? shortened(plainLine(file.name), 60) : "";
    const message = name ? `${name}: ${error.message}` : error.message;
    throw error.reworded(message, { fields: { [field]: [message] } });
  }
}

const OURS: ReadonlySet<ErrorCode> = new Set(["files_unavailable", "busy"]);
