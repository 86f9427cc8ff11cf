import { createHash } from "node:crypto";
import { freshCustomer, signInAdmin } from "@/tests/support/e2e/customer";
import { expect, test } from "@/tests/support/e2e/test";

const OPEN = [
  "/cart",
  "/login",
  "/signup",
  "/forgot-password",
  "/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
  "/admin/login",
  "/admin/signup",
  "/admin/forgot-password",
];
const CUSTOMER = ["/dashboard", "/order", "/profile", "/setting", "/address", "/cart", "/checkout"];
const ADMIN = ["/admin/orders", "/admin/profile", "/admin/settings"];

type Html = { status(): number; headers(): Record<string, string>; text(): Promise<string> };

/** Asserts that every inline script has the nonce, which is new each time. */
async function expectNonce(answer: Html): Promise<string> {
  expect(answer.status()).toBe(200);
  const policy = answer.headers()["content-security-policy"] ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  expect(nonce).not.toBe("");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain("unsafe");
  const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  return nonce;
}

for (const path of OPEN) {
  test(`${path} runs only scripts with its nonce`, async ({ request }) => {
    const nonces = [
      await expectNonce(await request.get(path)),
      await expectNonce(await request.get(path)),
    ];
    expect(new Set(nonces).size).toBe(2);
  });
}

test("a customer's pages run only scripts with their nonce", async ({ page, request }) => {
  await freshCustomer(page, request);
  for (const path of CUSTOMER)
    await test.step(path, async () => {
      await expectNonce(await page.request.get(path));
    });
});

test("the back-office runs only scripts with its nonce", async ({ page }) => {
  await signInAdmin(page);
  for (const path of ADMIN)
    await test.step(path, async () => {
      await expectNonce(await page.request.get(path));
    });
});

const PRERENDERED = [
  ...["/", "/contact", "/news", "/solutions/home-and-housing-societies", "/privacy-policy"],
  ...["/products", "/products/ac03w-7-4-kw", "/products/none", "/none", "/media/none.avif"],
];

test("prerendered pages run only scripts of their own", async ({ request }) => {
  for (const path of PRERENDERED)
    await test.step(path, async () => {
      const answer = await request.get(path);
      const policy =
        answer.headers()["content-security-policy"]?.match(/script-src[^;]*/)?.[0] ?? "";
      const scripts = [
        ...(await answer.text()).matchAll(/<script(?![^>]*(?:src|json))[^>]*>(.*?)<\/script>/gs),
      ];
      const hashes = scripts.map(([, code = ""]) =>
        createHash("sha256").update(code).digest("base64"),
      );
      expect(hashes.length).toBeGreaterThan(2);
      expect(policy.split(" ").slice(2).sort()).toEqual(
        [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).sort(),
      );
    });
});

test.describe("planted", () => {
  test.use({ allowedErrors: [/violates the following Content Security Policy|404 \(Not Found\)/] });

  test("a script that was planted into a page is blocked", async ({ page }) => {
    const planted =
      '<script>window.planted=1</script><img alt="" src="/none.png" onerror="window.planted=2">';
    const blocked: string[] = [];
    page.on("console", (message) => message.type() === "error" && blocked.push(message.text()));
    await page.route("/careers", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("<main", `${planted}<main`);
      await route.fulfill({ response, body });
    });
    await page.goto("/careers");
    await expect
      .poll(() => blocked.filter((text) => /Content Security Policy/.test(text)))
      .toHaveLength(2);
    expect(await page.evaluate(() => "planted" in window)).toBe(false);
  });
});

for (const path of ["/", "/products", "/login", "/api/health"]) {
  test(`${path} has the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": expect.stringContaining("object-src 'none'"),
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  });
}
