import "server-only";
import { env } from "@/lib/env";
import type { Audience } from "@/lib/identity/actor";
import { COOKIE_SECONDS, cookieName, HINT_COOKIE, sealToken } from "@/lib/identity/cookie";
import { keyFor } from "@/lib/identity/secrets";

/** Whether cookies get the Secure flag: when the shop is served over https. */
export function isSecure(): boolean {
  return env().APP_ORIGIN.startsWith("https:");
}

/** Sets the session cookies: the sealed token (HttpOnly) and the readable hint. */
export async function openBrowserSession(
  headers: Headers,
  audience: Audience,
  token: string,
): Promise<void> {
  const sealed = await sealToken(token, audience, keyFor("session"));
  headers.append("set-cookie", cookie(cookieName(audience, isSecure()), sealed, "HttpOnly"));
  if (audience === "customer") openHint(headers);
}

/** Sets the hint cookie, which only tells scripts that a customer is signed in. */
export function openHint(headers: Headers): void {
  headers.append("set-cookie", cookie(HINT_COOKIE, "customer"));
}

/** Removes the session cookies. */
export function closeBrowserSession(headers: Headers, audience: Audience): void {
  headers.append("set-cookie", cookie(cookieName(audience, isSecure()), "", "HttpOnly", 0));
  if (audience === "customer") headers.append("set-cookie", cookie(HINT_COOKIE, "", "", 0));
}

function cookie(name: string, value: string, flags = "", seconds = COOKIE_SECONDS): string {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${seconds}`, "SameSite=Lax", flags];
  if (isSecure()) parts.push("Secure");
  return parts.filter((part) => part).join("; ");
}
