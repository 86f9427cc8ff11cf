import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import type { Caller } from "@/lib/call/caller";
import { AppError } from "@/lib/call/errors";
import { isSecure } from "@/lib/identity/browser-session";
import { cookieName } from "@/lib/identity/cookie";
import { cookieReader } from "@/lib/identity/request-actor";
import { seal, unseal } from "@/lib/identity/secrets";

/** A guest's cart that nobody has changed for so long is gone, and so is its cookie. */
export const GUEST_CART_DAYS = 30;
const SECONDS = GUEST_CART_DAYS * 24 * 60 * 60;

/** Stands for the cart that a guest does not have yet. */
const NEW = "new";
/** No seal of ours is as long; the calls refuse what is longer. */
const LONGEST_SEAL = 2_000;

const Sealed = z.object({ cartId: z.uuid() });

type ReadCookie = (name: string) => string | undefined;

/** Seals the id of a guest's cart: whoever carries it can neither read it nor name another cart. */
export function sealGuestCart(cartId: string): Promise<string> {
  return seal("guest-cart", { cartId }, SECONDS);
}

/** The id that was sealed; null when it was not sealed here or is too old. */
export async function openGuestCart(sealed: string): Promise<string | null> {
  if (sealed === NEW) return null;
  const data = await unseal("guest-cart", Sealed, { sealed, seconds: SECONDS });
  return data?.cartId ?? null;
}

/** What a browser's cookies say for `guest_cart`: the seal of its cart, or "new". */
export function guestCartFrom(readCookie: ReadCookie): string {
  const seal = readCookie(name());
  return seal && seal.length <= LONGEST_SEAL ? seal : NEW;
}

/** The same for the page that is being rendered: pass it to the cart's calls as `guest_cart`. */
export async function guestCart(): Promise<string> {
  const jar = await cookies();
  return guestCartFrom((cookie) => jar.get(cookie)?.value);
}

/** Gives the browser the seal, or takes away one that has done its work. */
export function setGuestCartCookie(headers: Headers, seal: string | null): void {
  const seconds = seal === null ? 0 : SECONDS;
  const parts = [`${name()}=${seal ?? ""}`, "Path=/", `Max-Age=${seconds}`];
  parts.push("SameSite=Lax", "HttpOnly");
  if (isSecure()) parts.push("Secure");
  headers.append("set-cookie", parts.join("; "));
}

/**
 * Whoever shows a session that has ended is a customer who should sign in again: as a guest they would
 * find another cart than their own. For a request that came out as a guest's.
 * @throws AppError unauthenticated.
 */
export function assertNoEndedSession(request: Request, caller: Caller): void {
  const { headers } = request;
  const shown =
    caller !== "browser"
      ? headers.get("authorization")
      : cookieReader(headers.get("cookie") ?? "")(cookieName("customer", isSecure()));
  if (shown) throw new AppError("unauthenticated", "Please login first");
}

function name(): string {
  return `${isSecure() ? "__Host-" : ""}arklane.guest-cart`;
}
