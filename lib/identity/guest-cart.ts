import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import type { Caller } from "@/lib/call/caller";
import { AppError } from "@/lib/call/errors";
import { isSecure } from "@/lib/identity/browser-session";
import { cookieName } from "@/lib/identity/cookie";
import { cookieReader } from "@/lib/identity/request-actor";
import { seal, unseal } from "@/lib/identity/secrets";

/** A guest cart expires after this many days without a change, and its cookie with it. */
export const GUEST_CART_DAYS = 30;
const SECONDS = GUEST_CART_DAYS * 24 * 60 * 60;

/** The value for a guest who has no cart yet. */
const NEW = "new";
/** Longer than any seal of ours; the calls refuse longer ones. */
const LONGEST_SEAL = 2_000;

const Sealed = z.object({ cartId: z.uuid() });

type ReadCookie = (name: string) => string | undefined;

/** Seals a guest cart's id, so that the client can neither read nor forge it. */
export function sealGuestCart(cartId: string): Promise<string> {
  return seal("guest-cart", { cartId }, SECONDS);
}

/** Opens a seal; null if it was not sealed here or has expired. */
export async function openGuestCart(sealed: string): Promise<string | null> {
  if (sealed === NEW) return null;
  const data = await unseal("guest-cart", Sealed, { sealed, seconds: SECONDS });
  return data?.cartId ?? null;
}

/** The value of `guest_cart` for a browser: the seal of its cart, or "new". */
export function guestCartFrom(readCookie: ReadCookie): string {
  const seal = readCookie(name());
  return seal && seal.length <= LONGEST_SEAL ? seal : NEW;
}

/** `guestCartFrom` for the page being rendered: pass it to the cart's calls as `guest_cart`. */
export async function guestCart(): Promise<string> {
  const jar = await cookies();
  return guestCartFrom((cookie) => jar.get(cookie)?.value);
}

/** Sets the cart's cookie, or removes it for null. */
export function setGuestCartCookie(headers: Headers, seal: string | null): void {
  const seconds = seal === null ? 0 : SECONDS;
  const parts = [`${name()}=${seal ?? ""}`, "Path=/", `Max-Age=${seconds}`];
  parts.push("SameSite=Lax", "HttpOnly");
  if (isSecure()) parts.push("Secure");
  headers.append("set-cookie", parts.join("; "));
}

/**
 * Refuses a guest request that carries an ended session: as a guest, that customer would see another cart
 * than their own.
 * @throws AppError unauthenticated.
 */
export function assertNoEndedSession(request: Request, caller: Caller): void {
  const { headers } = request;
  const credential =
    caller !== "browser"
      ? headers.get("authorization")
      : cookieReader(headers.get("cookie") ?? "")(cookieName("customer", isSecure()));
  if (credential) throw new AppError("unauthenticated", "Please login first");
}

function name(): string {
  return `${isSecure() ? "__Host-" : ""}arklane.guest-cart`;
}
