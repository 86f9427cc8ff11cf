import { expectAccessible } from "@/tests/support/e2e/accessible";
import { signInAdmin } from "@/tests/support/e2e/customer";
import { expect, test } from "@/tests/support/e2e/test";

test("a visit is counted without a cookie and shown in the back-office", async ({ page }) => {
  const words = `heat pump ${Math.random().toString(36).slice(2, 7).replaceAll(/\d/g, "x")}`;
  // Browsers that a program drives are not counted.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "webdriver", { get: () => false }),
  );
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/visits"));
  await page.goto(`/search?q=${encodeURIComponent(words)}`);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("visit")))
    .toContain('"landing":"/search"');
  await page.goto("/about");
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({
    page: "/search",
    landing: "/search",
    steps: ["landed"],
    searches: [words],
    figures: { TTFB: expect.any(Number), LCP: expect.any(Number) },
  });
  expect((await request.allHeaders()).cookie).toBeUndefined();

  await signInAdmin(page, "/admin/visits");
  await expect(page.getByRole("heading", { name: "Visits", exact: true })).toBeVisible();
  const searches = page.getByRole("region", { name: "Searches without a result" });
  await expect(searches.getByRole("row").filter({ hasText: words })).toBeVisible();
  const funnel = page.getByRole("region", { name: "From landing to order" });
  await expect(funnel.getByRole("row").filter({ hasText: "/search" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Tablet" }).check();
  await expect(page).toHaveURL(/device=tablet/);
});
