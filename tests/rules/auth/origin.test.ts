import { clientAddress, isLoopback } from "@/lib/identity/origin";

const PEER = "198.51.100.9";

describe("clientAddress", () => {
  it.each([
    ["uses the peer without a proxy", null, 0, PEER],
    ["ignores the header without a proxy", "203.0.113.7", 0, PEER],
    ["uses the last address behind one proxy", "1.1.1.1, 203.0.113.7", 1, "203.0.113.7"],
    [
      "uses the last but one behind two proxies",
      "9.9.9.9, 203.0.113.7, 10.0.0.2",
      2,
      "203.0.113.7",
    ],
    ["uses the only address when one of two proxies is bypassed", "203.0.113.7", 2, "203.0.113.7"],
    ["uses the peer when all proxies are bypassed", null, 2, PEER],
    ["unwraps IPv4 inside IPv6", "::ffff:203.0.113.7", 1, "203.0.113.7"],
    ["unwraps IPv4 in hexadecimal digits", "::ffff:cb00:7107", 1, "203.0.113.7"],
    ["drops the port of an IPv4 address", "203.0.113.7:52114", 1, "203.0.113.7"],
    ["drops the port of an IPv6 address", "[2001:db8:1:2::5]:52114", 1, "2001:db8:1:2::/64"],
    ["reduces an IPv6 address to its network", "2001:db8:1:2:3:4:5:6", 1, "2001:db8:1:2::/64"],
    ["expands a short IPv6 address", "2001:db8::1", 1, "2001:db8:0:0::/64"],
    ["ignores leading zeros of an IPv6 address", "2001:0db8:0001:0002::1", 1, "2001:db8:1:2::/64"],
    ["uses the peer when the header is no address", "unknown", 1, PEER],
    ["uses the peer when the header is empty", "", 1, PEER],
  ] as const)("%s", (_what, header, proxies, address) => {
    expect(clientAddress(header, proxies, PEER)).toBe(address);
  });

  it("normalises the peer's address as well", () => {
    expect(clientAddress(null, 0, "2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(clientAddress(null, 0, "::ffff:198.51.100.9")).toBe(PEER);
    expect(clientAddress(null, 0, null)).toBeUndefined();
  });
});

describe("isLoopback", () => {
  it.each([
    ["127.0.0.1", true],
    ["::1", true],
    ["::ffff:127.0.0.1", true],
    ["127.0.0.66", false],
    ["10.0.0.1", false],
    ["::ffff:cb00:7107", false],
    ["1::1", false],
  ] as const)("%s: %p", (peer, expected) => {
    expect(isLoopback(clientAddress(null, 0, peer) ?? "")).toBe(expected);
  });
});
