import "server-only";
import { DEVICE_HEADER, PENDING_HEADER } from "@/lib/call/call";
import { REQUEST_ID_HEADER } from "@/lib/call/request-id";
import { env } from "@/lib/env";
import { REPLAYED_HEADER } from "@/lib/http/idempotency/replayed";

/** Headers that a page of another origin may read. */
const READABLE = [
  ...["authorization", "content-disposition", "etag", "retry-after"],
  ...[REQUEST_ID_HEADER, PENDING_HEADER, DEVICE_HEADER, REPLAYED_HEADER],
].join(", ");
/** Headers that it may send. */
const SENDABLE = [
  ...["authorization", "content-type", "idempotency-key", "if-none-match", "x-api-key"],
  ...[REQUEST_ID_HEADER, PENDING_HEADER, DEVICE_HEADER],
].join(", ");
/** Short, so that removing an origin from the list takes effect soon. */
const PREFLIGHT_S = "600";

/**
 * Lets pages of the origins in API_ALLOWED_ORIGINS read an answer. They still need an API key, because
 * cookies are never sent from there. Other origins get no CORS header at all.
 */
export function allowOrigin(request: Request, headers: Headers): void {
  const allowed = env().API_ALLOWED_ORIGINS;
  if (allowed.length === 0) return;
  headers.append("vary", "origin");
  const origin = request.headers.get("origin");
  if (origin === null || !allowed.includes(origin)) return;
  headers.set("access-control-allow-origin", origin);
  headers.set("access-control-expose-headers", READABLE);
  if (!request.headers.has("access-control-request-method")) return;
  headers.set("access-control-allow-methods", headers.get("allow") ?? "");
  headers.set("access-control-allow-headers", SENDABLE);
  headers.set("access-control-max-age", PREFLIGHT_S);
}
