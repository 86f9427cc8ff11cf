import { fillLogin, signInAdmin, signUp } from "@/tests/support/e2e/customer";
import { demo, settings } from "@/tests/support/e2e/settings";
import { expect, test } from "@/tests/support/e2e/test";

// Where pages send whom is proved over HTTP: tests/conformance/guards.test.ts.
test("a guest returns after the login to the requested page", async ({ page, request }) => {
  const customer = await signUp(request);
  await page.goto("/order");
  await fillLogin(page, customer);
  await page.waitForURL("**/order");
  await expect(page.getByRole("heading", { name: "Order History" })).toBeVisible();
  await expect(page.getByText("You have not ordered anything yet.")).toBeVisible();
});

test.describe("an administrator", () => {
  test.use({ allowedErrors: [/status of 401/] });

  test("sees a wrong password, and goes to the dashboard instead of the login", async ({
    page,
  }) => {
    await page.goto("/admin/login");
    await fillLogin(page, { email: demo.adminEmail, password: "not-it-at-all" });
    await expect(page.getByText(/Invalid credentials/)).toBeVisible();
    await expect(page).toHaveURL(`${settings.baseUrl}/admin/login`);
    await signInAdmin(page);
    await page.goto("/admin/login");
    await expect(page).toHaveURL(`${settings.baseUrl}/admin/dashboard`);
    await expect(page.getByRole("link", { name: "Manage Orders" }).first()).toBeVisible();
  });
});
