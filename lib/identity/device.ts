import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { DEVICE_HEADER } from "@/lib/call/call";
import type { Caller } from "@/lib/call/caller";
import { isSecure } from "@/lib/identity/browser-session";
import { cookieReader } from "@/lib/identity/request-actor";
import { seal, unseal } from "@/lib/identity/secrets";

/** As long as a session: who signs in once a year is still known. */
export const DEVICE_DAYS = 365;
const SECONDS = DEVICE_DAYS * 24 * 60 * 60;

/** A shared computer is known to so many people; the one who was there longest ago is forgotten first. */
const MOST_PEOPLE = 5;
/** No seal of ours is as long. */
const LONGEST_SEAL = 2_000;

const Sealed = z.object({ id: z.uuid(), people: z.array(z.uuid()).max(MOST_PEOPLE) });

/**
 * A device that has been here before, and who has signed in on it: "device cookies" as OWASP describes them.
 * Its wrong tries are counted apart from those of strangers, who therefore cannot keep its owner out.
 */
export type KnownDevice = z.output<typeof Sealed>;

/** What was sealed; null when it was not sealed here or is too old. */
export async function openDevice(sealed: string | undefined): Promise<KnownDevice | null> {
  if (!sealed || sealed.length > LONGEST_SEAL) return null;
  return unseal("device", Sealed, { sealed, seconds: SECONDS });
}

/** The seal of the same device, or of a new one, on which this person has just signed in. */
export function sealDevice(known: KnownDevice | null, userId: string): Promise<string> {
  const others = (known?.people ?? []).filter((one) => one !== userId);
  const people = [userId, ...others].slice(0, MOST_PEOPLE);
  return resealDevice({ id: known?.id ?? randomUUID(), people });
}

/** The seal of a device as it is, good for another year. */
export function resealDevice(device: KnownDevice): Promise<string> {
  return seal("device", device, SECONDS);
}

/** What a request brings along: a browser its cookie, a program or a web tier of ours the header. */
export function deviceSealFrom(headers: Pick<Headers, "get">, caller: Caller): string | undefined {
  if (caller !== "browser") return headers.get(DEVICE_HEADER) ?? undefined;
  return cookieReader(headers.get("cookie") ?? "")(deviceCookieName()) || undefined;
}

/** Gives the seal to whoever asked: to a browser as its cookie, to a program in a header. */
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

/** The browser's cookie for it. */
export function deviceCookieName(): string {
  return `${isSecure() ? "__Host-" : ""}arklane.device`;
}
