import {
  bearerOf,
  fillLogin,
  freshCustomer,
  signInAdmin,
  signUp,
} from "@/tests/support/e2e/customer";
import { demo, settings } from "@/tests/support/e2e/settings";
import { expect, test } from "@/tests/support/e2e/test";

test.describe("a guest", () => {
  for (const path of ["/dashboard", "/order", "/checkout", "/address"]) {
    test(`is redirected from ${path} to the login with a way back`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`${settings.baseUrl}/login?next=${encodeURIComponent(path)}`);
    });
  }

  test("is redirected from the back-office to its own login", async ({ page }) => {
    await page.goto("/admin/orders");
    await expect(page).toHaveURL(
      `${settings.baseUrl}/admin/login?next=${encodeURIComponent("/admin/orders")}`,
    );
  });

  test("returns to the requested page after the login", async ({ page, request }) => {
    const customer = await signUp(request);
    await page.goto("/order");
    await fillLogin(page, customer);
    await page.waitForURL("**/order");
    await expect(page.getByRole("heading", { name: "Order History" })).toBeVisible();
    await expect(page.getByText("You have not ordered anything yet.")).toBeVisible();
  });

  for (const next of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    test(`is never redirected to another host by next=${next}`, async ({ page, request }) => {
      const customer = await signUp(request);
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await fillLogin(page, customer);
      await page.waitForURL(`${settings.baseUrl}/dashboard`);
    });
  }
});

test.describe("a customer", () => {
  test("cannot enter the back-office", async ({ page, request }) => {
    const customer = await freshCustomer(page, request);
    await page.goto("/admin/orders");
    await expect(page).toHaveURL(/\/admin\/login\?next=/);
    const authorization = await bearerOf(request, customer);
    const answer = await request.get(`${settings.baseUrl}/api/order/allorderdata`, {
      headers: { "x-api-key": demo.apiKey, authorization },
    });
    expect(answer.status()).toBe(403);
  });
});

test.describe("an administrator", () => {
  test("goes to the dashboard instead of the login", async ({ page }) => {
    await signInAdmin(page);
    await page.goto("/admin/dashboard");
    await expect(page.getByRole("link", { name: "Manage Orders" }).first()).toBeVisible();
    await page.goto("/admin/login");
    await expect(page).toHaveURL(`${settings.baseUrl}/admin/dashboard`);
  });

  test.describe("with a wrong password", () => {
    test.use({ allowedErrors: [/status of 401/] });

    test("sees an error", async ({ page }) => {
      await page.goto("/admin/login");
      await page.getByLabel("Email").fill(demo.adminEmail);
      await page.getByLabel("Password", { exact: true }).fill("not-it-at-all");
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByText(/Invalid credentials/)).toBeVisible();
      await expect(page).toHaveURL(`${settings.baseUrl}/admin/login`);
    });
  });
});
