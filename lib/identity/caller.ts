import "server-only";
import { type Call, scopeOf } from "@/lib/call/call";
import type { Caller } from "@/lib/call/caller";
import { AppError } from "@/lib/call/errors";
import { env } from "@/lib/env";
import { scopesOfKey } from "@/lib/identity/api-keys";
import { senderOf } from "@/lib/identity/origin";

/**
 * Identifies how a request came in: from our own pages or with an API key.
 * @throws AppError invalid_api_key; forbidden for a key without the call's scope, and for a change sent by
 * another site's page.
 */
export async function identifyCaller(
  request: Request,
  call: Pick<Call, "access" | "path" | "scope" | "local">,
): Promise<Caller> {
  // The health check must not depend on the database that holds the keys.
  if (call.access === "open") return "browser";
  const key = request.headers.get("x-api-key");
  if (key !== null) return identifyProgram(key, call, senderOf(request.headers));
  if (call.access === "machine") throw invalidKey();
  if (isSameOrigin(request)) return "browser";
  if (request.headers.has("origin"))
    throw new AppError("forbidden", "This call was sent by another site.");
  throw invalidKey();
}

async function identifyProgram(
  key: string,
  call: Pick<Call, "access" | "path" | "scope" | "local">,
  address: string | undefined,
): Promise<Caller> {
  const scopes = await scopesOfKey(key, call, address);
  if (!scopes) throw invalidKey();
  if (scopes.includes("tier")) return "tier";
  const scope = scopeOf(call);
  if (scopes.includes(scope)) return "program";
  throw new AppError("forbidden", `This API key does not have the scope "${scope}".`);
}

function invalidKey(): AppError {
  return new AppError("invalid_api_key", "The API key is missing or not valid.");
}

/**
 * Sec-Fetch-Site cannot be set by scripts; Origin covers browsers that do not send it. "none" means a typed
 * address: accepted for reads, never for changes.
 */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  const reads = request.method === "GET" || request.method === "HEAD";
  if (site !== null) return site === "same-origin" || (reads && site === "none");
  return request.headers.get("origin") === new URL(env().APP_ORIGIN).origin;
}
