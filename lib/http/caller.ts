import "server-only";
import { isValidApiKey } from "@/lib/auth/api-keys";
import { env } from "@/lib/env";
import type { Access } from "@/lib/http/call";
import { AppError } from "@/lib/http/errors";

/** The two ways in: a browser on our own pages, or a program with an API key. */
export type Caller = "browser" | "program";

/**
 * Tells which door a request came through, and closes it to everybody else.
 * @throws AppError invalid_api_key; forbidden for a change that another site's page has sent.
 */
export async function identifyCaller(request: Request, access: Access): Promise<Caller> {
  const key = request.headers.get("x-api-key");
  if (key !== null) {
    if (await isValidApiKey(key)) return "program";
    throw new AppError("invalid_api_key", "The API key is missing or not valid.");
  }
  if (isSameOrigin(request)) return "browser";
  if (access === "open") return "browser";
  if (request.headers.has("origin"))
    throw new AppError("forbidden", "This call was sent by another site.");
  throw new AppError("invalid_api_key", "The API key is missing or not valid.");
}

/**
 * Sec-Fetch-Site cannot be set by scripts; Origin covers browsers that do not send it.
 * "none" is an address typed by hand: fine for reading, never for a change.
 */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  const reads = request.method === "GET" || request.method === "HEAD";
  if (site !== null) return site === "same-origin" || (reads && site === "none");
  return request.headers.get("origin") === new URL(env().APP_ORIGIN).origin;
}
