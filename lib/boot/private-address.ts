import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

// RFC 1918, RFC 6598, RFC 3927 and RFC 4193.
const internal = new BlockList();
internal.addSubnet("10.0.0.0", 8, "ipv4");
internal.addSubnet("172.16.0.0", 12, "ipv4");
internal.addSubnet("192.168.0.0", 16, "ipv4");
internal.addSubnet("100.64.0.0", 10, "ipv4");
internal.addSubnet("169.254.0.0", 16, "ipv4");
internal.addSubnet("fc00::", 7, "ipv6");

/** Whether a URL points to this machine. */
export function isLoopback(url: string): boolean {
  const host = hostOf(url);
  return host === "localhost" || host.endsWith(".localhost") || isIn(loopback, host);
}

/**
 * Whether a URL stays on this machine or in a private network: a private address or a name without a public
 * domain.
 */
export function isPrivate(url: string): boolean {
  const host = hostOf(url);
  if (isLoopback(url) || isIn(internal, host)) return true;
  // No host at all is a Unix socket.
  return isIP(host) === 0 && (!host.includes(".") || /\.(internal|local|lan)$/.test(host));
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, "").toLowerCase();
}

function isIn(list: BlockList, host: string): boolean {
  const version = isIP(host);
  return version !== 0 && list.check(host, version === 6 ? "ipv6" : "ipv4");
}
