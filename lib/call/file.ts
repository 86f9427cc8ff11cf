import { z } from "zod";

/** A file that a call answers with `answers: "file"`: it goes out as it is made, a piece at a time. */
export type FileAnswer = {
  /** What the browser saves it as, "orders-2026-11-28.csv". */
  name: string;
  /** Its content type, with the charset of a text. */
  type: string;
  body: ReadableStream<Uint8Array>;
};

/** The output of a call that answers a file. */
export const FileAnswer = z.custom<FileAnswer>(
  (value) => typeof value === "object" && value !== null && "body" in value && "name" in value,
);

/** The headers that a file leaves with. Its name holds only letters, digits, dots and dashes. */
export function fileHeaders({ name, type }: Pick<FileAnswer, "name" | "type">) {
  return {
    "content-type": type,
    "content-disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "-")}"`,
    "cache-control": "no-store",
  };
}

/** The name out of such headers, or a plain one. */
export function fileName(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? "")?.[1] ?? "download";
}
