import "server-only";
import { createHash } from "node:crypto";

/** The ETag of a body: weak, because the same body is sent with different encodings. */
export function tagOf(body: Uint8Array): string {
  const hash = createHash("sha256").update(body).digest("base64url");
  return `W/"${hash.slice(0, 27)}"`;
}

/** Whether If-None-Match matches the tag: alone, in a list, or as "*". */
export function isKnown(tag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((given) => opaque(given) === opaque(tag));
}
