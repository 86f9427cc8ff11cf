import { createHash } from "node:crypto";

/** SHA-256 in hex. Random secrets (session ids, API keys) are stored this way. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
