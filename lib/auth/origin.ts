import "server-only";
import { isIP } from "node:net";
import type { Origin } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/hash";
import { env, isWebTier } from "@/lib/env";
import type { Caller } from "@/lib/http/caller";

/** Where a request comes from, as far as its headers can be believed. */
export function originOf(request: Pick<Request, "headers">, caller: Caller): Origin {
  const { headers } = request;
  const userAgent = headers.get("user-agent") ?? undefined;
  const idempotencyKey = headers.get("idempotency-key") ?? undefined;
  if (caller === "program") {
    const apiKey = headers.get("x-api-key") ?? "";
    const key = sha256(apiKey).slice(0, 16);
    return { via: "program", key, userAgent, idempotencyKey, ...(isWebTier() && { apiKey }) };
  }
  return { via: "browser", address: addressOf(headers, caller), userAgent, idempotencyKey };
}

function addressOf(headers: Pick<Headers, "get">, caller: Caller): string | undefined {
  if (caller === "tier") return headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
  return clientAddress(headers.get("x-forwarded-for"), env().TRUST_PROXY);
}

/** In which a web tier says the address of the browser whose request it passes on. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

/**
 * The caller's address out of X-Forwarded-For when `proxies` of ours stand in front: each adds the
 * address that it saw at the end, so what stands before those was written by the caller and may be
 * a lie. Undefined when nothing can be believed.
 */
export function clientAddress(forwarded: string | null, proxies: number): string | undefined {
  if (proxies === 0 || !forwarded) return undefined;
  const hops = forwarded.split(",").map((hop) => hop.trim());
  const address = hops.at(-proxies)?.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!address) return undefined;
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? network(address) : undefined;
}

/** One household has a whole /64 of IPv6 addresses and can use a new one for every request. */
function network(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const rest = tail === "" ? 0 : tail.split(":").length;
    while (groups.length < 8 - rest) groups.push("0");
  }
  const four = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${four.join(":")}::/64`;
}
