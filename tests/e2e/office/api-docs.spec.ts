import { expectAccessible } from "@/tests/support/e2e/accessible";
import { signInAdmin } from "@/tests/support/e2e/customer";
import { expect, test } from "@/tests/support/e2e/test";

/** Every call is rendered by the same components, so the first chapter represents all. */
const REPEATED = [".docs-chapter ~ .docs-chapter"];

test("an administrator reads the reference, finds a call and copies its line", async ({
  page,
  context,
}) => {
  await signInAdmin(page);
  await page.goto("/admin/settings/api-keys");
  await page.getByRole("link", { name: "API documentation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Arklane API" })).toBeVisible();
  await expectAccessible(page, { without: REPEATED });

  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Find a call" });
  await expect(field).toBeFocused();
  await field.fill("post addtocart");
  const found = page.getByRole("navigation", { name: "Calls" }).getByRole("listitem");
  await expect(found).toHaveCount(1);
  await field.press("Enter");
  await expect(page).toHaveURL(/#post-cart-addtocart$/);

  const call = page.locator("#post-cart-addtocart");
  await expect(call.getByRole("heading", { name: /^Add a unit to the cart/ })).toBeInViewport();
  await expect(call.getByRole("row", { name: /productid.*required/ })).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await call.getByRole("button", { name: "Copy: Request" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^curl -X POST 'http.*\/api\/cart\/addtocart' \\\n {2}-H "x-api-key: /);
});

test("a link to a call scrolls to it", async ({ page }) => {
  await signInAdmin(page);
  await page.goto("/api/docs#post-order-addorder");
  const heading = page.getByRole("heading", { name: /^Place a cash order/ });
  await expect(heading).toBeInViewport();
});
