import { clientAddress, isLoopback } from "@/lib/identity/origin";

const PEER = "198.51.100.9";

describe("clientAddress", () => {
  it.each([
    ["without a proxy the peer counts", null, 0, PEER],
    ["without a proxy nothing that is sent is believed", "203.0.113.7", 0, PEER],
    ["one proxy adds what it saw at the end", "1.1.1.1, 203.0.113.7", 1, "203.0.113.7"],
    ["two proxies: the one before the last", "9.9.9.9, 203.0.113.7, 10.0.0.2", 2, "203.0.113.7"],
    ["who comes past one of two counts as what is named", "203.0.113.7", 2, "203.0.113.7"],
    ["who comes past all of them counts as the peer", null, 2, PEER],
    ["IPv4 inside IPv6", "::ffff:203.0.113.7", 1, "203.0.113.7"],
    ["the same in hexadecimal digits", "::ffff:cb00:7107", 1, "203.0.113.7"],
    ["an address with its port", "203.0.113.7:52114", 1, "203.0.113.7"],
    ["an IPv6 address with its port", "[2001:db8:1:2::5]:52114", 1, "2001:db8:1:2::/64"],
    ["an IPv6 address counts by its network", "2001:db8:1:2:3:4:5:6", 1, "2001:db8:1:2::/64"],
    ["a short one too", "2001:db8::1", 1, "2001:db8:0:0::/64"],
    ["zeros in front make no other network", "2001:0db8:0001:0002::1", 1, "2001:db8:1:2::/64"],
    ["no address at all is the peer", "unknown", 1, PEER],
    ["an empty one too", "", 1, PEER],
  ] as const)("%s", (_what, header, proxies, address) => {
    expect(clientAddress(header, proxies, PEER)).toBe(address);
  });

  it("counts a peer of IPv6 by its network, and one inside a tunnel as IPv4", () => {
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
