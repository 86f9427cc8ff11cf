import "server-only";
import { AppError } from "@/lib/call/errors";
import type { NewPicture } from "@/lib/catalogue/products/product-writes";
import { dropPicture, storePicture } from "@/lib/files/product-picture";
import { inField } from "@/lib/files/upload-fault";

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
      stored.push({ ...(await inField(field, file, storePicture)), alt: alts[at] ?? "" });
    }
    return await change(stored);
  } catch (error) {
    if (error instanceof AppError) await Promise.all(stored.map(dropPicture));
    throw error;
  }
}
