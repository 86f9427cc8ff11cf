import { oneParam, safeNext, withNext } from "@/lib/auth/sign-in/next-path";

describe("safeNext", () => {
  test.each([
    ["/cart"],
    ["/checkout?address=7"],
    ["/order#latest"],
    ["/products/ac03w-7-4-kw"],
    ["/address?next=%2Fcheckout"],
    ["/products?next=//evil.example"],
  ])("keeps our own path %s", (next) => {
    expect(safeNext(next)).toBe(next);
  });

  test.each([
    [undefined],
    [""],
    ["cart"],
    ["//evil.example"],
    ["///evil.example"],
    ["/\\evil.example"],
    ["\\\\evil.example"],
    ["/a\\..\\evil"],
    ["/..//evil.example"],
    ["/.//evil.example"],
    ["/%2e%2e//evil.example"],
    ["https://evil.example/cart"],
    ["https:evil.example"],
    ["javascript:alert(1)"],
    ["data:text/html,hi"],
    [" /cart"],
    ["/\t/evil.example"],
    ["/\n/evil.example"],
    ["/cart\r\nset-cookie: a=b"],
    ["/cart\u0000"],
    ["/\u0085/evil.example"],
    [`/${"a".repeat(3000)}`],
  ])("refuses %j", (next) => {
    expect(safeNext(next)).toBe("/dashboard");
  });
});

describe("withNext", () => {
  test.each([
    [undefined, "/login"],
    ["/dashboard", "/login"],
    ["//evil.example", "/login"],
    ["/checkout?a=1&b=2", "/login?next=%2Fcheckout%3Fa%3D1%26b%3D2"],
  ])("turns %j into %s", (next, href) => {
    expect(withNext("/login", next)).toBe(href);
  });
});

test("oneParam treats a repeated parameter as absent", () => {
  expect(oneParam("/cart")).toBe("/cart");
  expect(oneParam(["/cart", "//evil.example"])).toBeUndefined();
  expect(oneParam(undefined)).toBeUndefined();
});
