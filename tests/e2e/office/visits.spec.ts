import { expectAccessible } from "@/tests/support/e2e/accessible";
import { signInAdmin } from "@/tests/support/e2e/customer";
import { expect, test } from "@/tests/support/e2e/test";

test("a visit is counted and shown in the back-office", async ({ page }) => {
  const words = `heat pump ${Math.random().toString(36).slice(2, 7).replaceAll(/\d/g, "x")}`;
  // Browsers that a program drives are not counted.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "webdriver", { get: () => false }),
  );
  await page.goto(`/search?q=${encodeURIComponent(words)}`);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("visit")))
    .toContain('"landing":"/search"');
  await page.goto("/about");
  await signInAdmin(page);
  await page.goto("/admin/visits");
  await expect(page.getByRole("heading", { name: "Visits", exact: true })).toBeVisible();
  const searches = page.getByRole("region", { name: "Searches without a result" });
  // The browser sends it when it leaves the page.
  await expect(async () => {
    await page.reload();
    await expect(searches.getByRole("row", { name: words })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  const funnel = page.getByRole("region", { name: "From landing to order" });
  await expect(funnel.getByRole("row", { name: /^\/search/ }).first()).toBeVisible();
  const speed = page.getByRole("region", { name: "Speed", exact: true });
  await expect(speed.getByRole("row", { name: /^\/search.*Good/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Tablet" }).check();
  await expect(page).toHaveURL(/device=tablet/);
});
