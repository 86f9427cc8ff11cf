import { clientAddress } from "@/lib/auth/origin";

describe("clientAddress", () => {
  it.each([
    ["nothing is believed without a proxy", "203.0.113.7", 0, undefined],
    ["one proxy adds what it saw at the end", "1.1.1.1, 203.0.113.7", 1, "203.0.113.7"],
    ["two proxies: the one before the last", "9.9.9.9, 203.0.113.7, 10.0.0.2", 2, "203.0.113.7"],
    ["fewer hops than proxies", "203.0.113.7", 2, undefined],
    ["IPv4 inside IPv6", "::ffff:203.0.113.7", 1, "203.0.113.7"],
    ["an IPv6 address counts by its network", "2001:db8:1:2:3:4:5:6", 1, "2001:db8:1:2::/64"],
    ["a short one too", "2001:db8::1", 1, "2001:db8:0:0::/64"],
    ["no address at all", "unknown", 1, undefined],
    ["nothing", null, 1, undefined],
  ] as const)("%s", (_what, header, proxies, address) => {
    expect(clientAddress(header, proxies)).toBe(address);
  });
});
