import { createHash } from "node:crypto";

/**
 * The id of what a client's key makes: of kind and key alone, so that the row's own id is what makes it
 * unique and a request that is sent twice finds the row of the first.
 */
export function keyedId(kind: string, key: string): string {
  const hex = createHash("sha256").update(`${kind}:${key.toLowerCase()}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
