import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { DEVICE_HEADER } from "@/lib/call/call";
import type { Caller } from "@/lib/call/caller";
import { isSecure } from "@/lib/identity/browser-session";
import { cookieReader } from "@/lib/identity/request-actor";
import { seal, unseal } from "@/lib/identity/secrets";

/** As long as a session: people who sign in once a year are still known. */
export const DEVICE_DAYS = 365;
const SECONDS = DEVICE_DAYS * 24 * 60 * 60;

/** A shared computer remembers this many people; the least recent one is dropped first. */
const MOST_PEOPLE = 5;
/** Longer than any seal of ours. */
const LONGEST_SEAL = 2_000;

const Sealed = z.object({ id: z.uuid(), people: z.array(z.uuid()).max(MOST_PEOPLE) });

/**
 * A device seen before and the people who signed in on it: OWASP's "device cookies". Its failed attempts are
 * counted apart from those of strangers, so that strangers cannot lock the owner out.
 */
export type KnownDevice = z.output<typeof Sealed>;

/** Opens a seal; null if it was not sealed here or has expired. */
export async function openDevice(sealed: string | undefined): Promise<KnownDevice | null> {
  if (!sealed || sealed.length > LONGEST_SEAL) return null;
  return unseal("device", Sealed, { sealed, seconds: SECONDS });
}

/** Seals the device, known or new, with this person as the latest to sign in. */
export function sealDevice(known: KnownDevice | null, userId: string): Promise<string> {
  const others = (known?.people ?? []).filter((one) => one !== userId);
  const people = [userId, ...others].slice(0, MOST_PEOPLE);
  return resealDevice({ id: known?.id ?? randomUUID(), people });
}

/** Seals the device again for another year. */
export function resealDevice(device: KnownDevice): Promise<string> {
  return seal("device", device, SECONDS);
}

/** The device seal of a request: a browser's cookie, or the header of a program or web tier. */
export function deviceSealFrom(headers: Pick<Headers, "get">, caller: Caller): string | undefined {
  if (caller !== "browser") return headers.get(DEVICE_HEADER) ?? undefined;
  return cookieReader(headers.get("cookie") ?? "")(deviceCookieName()) || undefined;
}

/** Sends the seal: to a browser as a cookie, to a program in a header. */
export function giveDevice(headers: Headers, caller: Caller, sealed: string): void {
  if (caller !== "browser") {
    headers.set(DEVICE_HEADER, sealed);
    return;
  }
  const parts = [`${deviceCookieName()}=${sealed}`, "Path=/", `Max-Age=${SECONDS}`];
  parts.push("SameSite=Lax", "HttpOnly");
  if (isSecure()) parts.push("Secure");
  headers.append("set-cookie", parts.join("; "));
}

/** The name of the browser's cookie. */
export function deviceCookieName(): string {
  return `${isSecure() ? "__Host-" : ""}arklane.device`;
}
