import "server-only";
import { isIP } from "node:net";
import type { Caller } from "@/lib/call/caller";
import { env, isWebTier } from "@/lib/env";
import type { Origin } from "@/lib/identity/actor";
import { PEER_HEADER } from "@/lib/identity/arrivals";
import { deviceSealFrom } from "@/lib/identity/device";
import { sha256 } from "@/lib/identity/hash";

/** The origin of a request, as far as its headers can be trusted. */
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

/** A web tier sends the address of its browser client in this header. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

function addressOf(headers: Pick<Headers, "get">, caller: Caller): string | undefined {
  if (caller === "tier") return headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
  return senderOf(headers);
}

/** The address that sent a request; for a web tier its own. */
export function senderOf(headers: Pick<Headers, "get">): string | undefined {
  const forwarded = headers.get("x-forwarded-for");
  return clientAddress(forwarded, env().TRUST_PROXY, headers.get(PEER_HEADER));
}

/**
 * The client's address. Without a proxy it is `peer`, and X-Forwarded-For is ignored because the client can
 * forge it. With `proxies` proxies of ours, each appends the address that it saw, so the entry that many
 * places from the end is trusted and earlier ones are not. A request that came past some of them has fewer
 * entries: then the first one counts, or the peer. IPv6 addresses are reduced to their network.
 */
export function clientAddress(
  forwarded: string | null,
  proxies: number,
  peer: string | null,
): string | undefined {
  const hops = proxies > 0 && forwarded ? forwarded.split(",") : [];
  return countable(hops.at(-proxies) ?? hops[0]) ?? countable(peer);
}

/** The network of an address from `clientAddress`: for IPv4 the first three numbers. */
export function networkOf(address: string): string {
  return address.includes(":") ? address : address.replace(/\.\d+$/, ".0/24");
}

/** Whether an address is this machine's own; the other addresses of 127.0.0.0/8 are left to tests. */
export function isLoopback(address: string): boolean {
  return address === "127.0.0.1" || address === LOOPBACK_NETWORK;
}

const LOOPBACK_NETWORK = "0:0:0:0::/64";

/** The address without the port that some proxies add: "203.0.113.7:52114", "[2001:db8::1]:52114". */
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

/** The /64: one household has that many IPv6 addresses and can use a new one for every request. */
function network(address: string): string {
  const groups = groupsOf(address);
  // An IPv4-mapped address in hexadecimal.
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
