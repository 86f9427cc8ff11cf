import { createHash } from "node:crypto";

/**
 * A row id derived from a client's key, so that the primary key makes it unique and a request sent twice
 * finds the row of the first.
 */
export function keyedId(kind: string, key: string): string {
  const hex = createHash("sha256").update(`${kind}:${key.toLowerCase()}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
