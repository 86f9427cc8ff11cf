import { z } from "zod";

/** A file answered by a call with `answers: "file"`, streamed. */
export type FileAnswer = {
  /** The file name for the browser, "orders-2026-11-28.csv". */
  name: string;
  /** The content type, with the charset of a text. */
  type: string;
  body: ReadableStream<Uint8Array>;
  /** The ETag of a file of a call with `etag`: it is asked for again with every use, but sent only when it changed. */
  tag?: string | undefined;
};

/** The output schema of a call that answers a file. */
export const FileAnswer = z.custom<FileAnswer>(
  (value) => typeof value === "object" && value !== null && "body" in value && "name" in value,
);

/** The headers of a download. The file name is reduced to letters, digits, dots and dashes. */
export function fileHeaders({ name, type, tag }: Omit<FileAnswer, "body">): Record<string, string> {
  return {
    "content-type": type,
    "content-disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "-")}"`,
    ...(tag
      ? { etag: tag, "cache-control": "private, no-cache" }
      : { "cache-control": "no-store" }),
  };
}

/** The file name from a Content-Disposition header, or "download". */
export function fileName(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? "")?.[1] ?? "download";
}
