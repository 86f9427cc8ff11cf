import { createHash } from "node:crypto";

/** SHA-256 in hex: how random secrets (session ids, API keys) are stored. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
