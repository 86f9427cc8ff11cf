import type { Context, Modes } from "../context.ts";
import { keyMissing, keyWrong } from "./errors.ts";
import { same } from "./signature.ts";

/**
 * The mode whose key is in this Basic header, checked as strictly as by the real service; throws ApiError
 * 401.
 */
export function authenticate(header: string | undefined, modes: Modes): Context {
  if (!header?.startsWith("Basic ")) throw keyMissing();
  const given = Buffer.from(header.slice("Basic ".length), "base64").toString("utf8");
  const mode = modes.find((one) => one && same(given, `${one.keyId}:${one.keySecret}`));
  if (!mode) throw keyWrong();
  return mode;
}
