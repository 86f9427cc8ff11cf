import "server-only";
import { isIP } from "node:net";
import type { Caller } from "@/lib/call/caller";
import { env, isWebTier } from "@/lib/env";
import type { Origin } from "@/lib/identity/actor";
import { PEER_HEADER } from "@/lib/identity/arrivals";
import { deviceSealFrom } from "@/lib/identity/device";
import { sha256 } from "@/lib/identity/hash";

/** Where a request comes from, as far as its headers can be believed. */
export function originOf(request: Pick<Request, "headers">, caller: Caller): Origin {
  const { headers } = request;
  const userAgent = headers.get("user-agent") ?? undefined;
  const idempotencyKey = headers.get("idempotency-key") ?? undefined;
  const address = addressOf(headers, caller);
  const device = deviceSealFrom(headers, caller);
  if (caller === "program") {
    const apiKey = headers.get("x-api-key") ?? "";
    const key = sha256(apiKey).slice(0, 16);
    const program = { via: "program", key, address, device, userAgent, idempotencyKey } as const;
    return { ...program, ...(isWebTier() && { apiKey }) };
  }
  return { via: "browser", address, device, userAgent, idempotencyKey };
}

/** In which a web tier says the address of the browser whose request it passes on. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

function addressOf(headers: Pick<Headers, "get">, caller: Caller): string | undefined {
  if (caller === "tier") return headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
  return senderOf(headers);
}

/** Who has sent a request, whoever it is for: of a web tier's its own address. */
export function senderOf(headers: Pick<Headers, "get">): string | undefined {
  const forwarded = headers.get("x-forwarded-for");
  return clientAddress(forwarded, env().TRUST_PROXY, headers.get(PEER_HEADER));
}

/**
 * The caller's address. Without a proxy of ours it is `peer`, the other end of the connection, and what
 * X-Forwarded-For says is the caller's own invention. Where `proxies` of ours stand in front each adds the
 * address that it saw at the end; what stands before those may be a lie. Who came past some of them brings
 * fewer, and is the first that is named, or the peer. An IPv6 address is told by its network.
 */
export function clientAddress(
  forwarded: string | null,
  proxies: number,
  peer: string | null,
): string | undefined {
  const hops = proxies > 0 && forwarded ? forwarded.split(",") : [];
  return countable(hops.at(-proxies) ?? hops[0]) ?? countable(peer);
}

/** The network of an address as `clientAddress` tells it: of IPv4 the first three numbers. */
export function networkOf(address: string): string {
  return address.includes(":") ? address : address.replace(/\.\d+$/, ".0/24");
}

/** Whether an address is the one by which this machine calls itself; the others of 127.0.0.0/8 are for tests. */
export function isLoopback(address: string): boolean {
  return address === "127.0.0.1" || address === LOOPBACK_NETWORK;
}

const LOOPBACK_NETWORK = "0:0:0:0::/64";

/** Some proxies add the port: "203.0.113.7:52114", "[2001:db8::1]:52114". */
function countable(hop: string | null | undefined): string | undefined {
  const address = hop
    ?.trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  if (!address) return undefined;
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? network(address) : undefined;
}

/** One household has a whole /64 of IPv6 addresses and can use a new one for every request. */
function network(address: string): string {
  const groups = groupsOf(address);
  // An IPv4 address in hexadecimal digits.
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(between).fill("0"), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

function dotted(groups: string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join(".");
}
