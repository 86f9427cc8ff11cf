import type { Call } from "@/lib/call/call";
import type { ErrorCode } from "@/lib/call/errors";

/** Every error code that a call can answer: its own, and those implied by its access and body. */
export function failuresOf(
  spec: Pick<Call, "access" | "errors" | "method" | "once" | "proof" | "local">,
): ErrorCode[] {
  const { access, errors } = spec;
  const hasBody = spec.method !== "GET";
  const isPersonal = access === "customer" || access === "admin";
  const common: (ErrorCode | false)[] = [
    "bad_request",
    access !== "open" && "invalid_api_key",
    isPersonal && "unauthenticated",
    access !== "open" && "forbidden",
    hasBody && "too_large",
    hasBody && "unsupported_media_type",
    "invalid_input",
    spec.once === true && "conflict",
    access !== "open" && "rate_limited",
    spec.proof === true && "password_needed",
    "internal",
    hasBody && "busy",
    !spec.local && "upstream_failed",
    !spec.local && "upstream_timeout",
  ];
  return [...new Set([...errors, ...common.filter((code) => code !== false)])];
}
