import { audienceOf, needsSession, PERSONAL, takesPayments } from "@/lib/security/pages";
import { personalPolicy, publicPolicy } from "@/lib/security/policy";
import { config } from "@/middleware";

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";

describe("personalPolicy", () => {
  const policy = personalPolicy({
    nonce: "abc",
    payments: true,
    standIn: "http://127.0.0.1:4010",
    development: false,
  });

  it("forbids inline scripts and eval", () => {
    const scripts = directive(policy, "script-src");
    expect(scripts).toContain("'nonce-abc'");
    expect(scripts).not.toContain("unsafe");
  });

  it("allows the payment frames and forbids framing the page", () => {
    expect(directive(policy, "frame-src")).toBe(
      "frame-src https://*.razorpay.com http://127.0.0.1:4010",
    );
    expect(directive(policy, "form-action")).toContain("https://*.razorpay.com");
    expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
  });

  it("allows no payment frame on pages without payments", () => {
    const other = personalPolicy({
      ...{ nonce: "abc", payments: false, development: false },
      standIn: "http://127.0.0.1:4010",
    });
    expect(other).not.toMatch(/razorpay|4010/);
    expect(directive(other, "frame-src")).toBe("frame-src 'none'");
  });

  it("allows only Razorpay without a stand-in", () => {
    const real = personalPolicy({ nonce: "abc", payments: true, development: false });
    expect(directive(real, "frame-src")).toBe("frame-src https://*.razorpay.com");
  });
});

it("publicPolicy allows only this origin and forbids eval", () => {
  const policy = publicPolicy({ development: false, scripts: ["'sha256-a'", "'sha256-b'"] });
  expect(directive(policy, "default-src")).toBe("default-src 'self'");
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-a' 'sha256-b'");
  expect(policy).not.toMatch(/razorpay|unsafe-eval/);
});

it("middleware covers every personal page and every page of a charger", () => {
  const personal = PERSONAL.map((segment) => `/${segment}/:path*`);
  const chargers = ["/products/:path+", "/social/products/:path*"];
  expect(config.matcher.toSorted()).toEqual([...personal, ...chargers].sort());
});

it.each([
  ["/dashboard", true],
  ["/checkout/0190", true],
  ["/admin", true],
  ["/admin/orders", true],
  ["/admin/login/", false],
  ["/cart", false],
  ["/login", false],
  ["/signup", false],
  ["/api/docs", false],
])("%s needs a session: %s", (pathname, needs) => {
  expect(needsSession(pathname)).toBe(needs);
});

it.each([
  ["/checkout", true],
  ["/checkout/0190", true],
  ["/cart", false],
  ["/admin/orders", false],
])("%s takes payments: %s", (pathname, takes) => {
  expect(takesPayments(pathname)).toBe(takes);
});

it.each([
  ["/admin/orders", "admin"],
  ["/administer", "customer"],
  ["/order", "customer"],
])("%s is for the %s", (pathname, audience) => {
  expect(audienceOf(pathname)).toBe(audience);
});
