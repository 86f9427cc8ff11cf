import "server-only";
import { isIP } from "node:net";
import type { Origin } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/hash";
import { env } from "@/lib/env";
import type { Caller } from "@/lib/http/caller";

/** Where a request comes from, as far as its headers can be believed. */
export function originOf(request: Pick<Request, "headers">, caller: Caller): Origin {
  const userAgent = request.headers.get("user-agent") ?? undefined;
  if (caller === "program") {
    return {
      via: "program",
      key: sha256(request.headers.get("x-api-key") ?? "").slice(0, 16),
      userAgent,
    };
  }
  const address = clientAddress(request.headers.get("x-forwarded-for"), env().TRUST_PROXY);
  return { via: "browser", address, userAgent };
}

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
