import "server-only";
import { AppError, type ErrorCode } from "@/lib/call/errors";
import { plainLine } from "@/lib/call/plain-text";
import { shortened } from "@/lib/graphemes";

/**
 * Stores one of several uploads of a form field. A fault of the picture names its file, under that field.
 * @throws AppError as `store`.
 */
export async function inField<T>(
  field: string,
  file: Blob,
  store: (file: Blob) => Promise<T>,
): Promise<T> {
  try {
    return await store(file);
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
